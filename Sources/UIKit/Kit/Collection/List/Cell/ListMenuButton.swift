import CoreGraphics

/// The button of a row with the selected element of a menu.
@MainActor
final class ListMenuButton: UIButton {
    /// Called with the menu when the user has chosen another element.
    var onChange: ((UIMenu) -> Void)?
    private var chosen: [UIMenuElement] = []

    /// Shows a menu, with the color of the text.
    func show(_ menu: UIMenu?, color: UIColor) {
        var look = UIButton.Configuration.plain()
        look.baseForegroundColor = color
        look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        look.indicator = .popup
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = UIFont.preferredFont(forTextStyle: .body)
            return attributes
        }
        configuration = look
        (showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction) = (true, true)
        if self.menu !== menu {
            self.menu = menu
            chosen = menu?.selectedElements ?? []
        }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        guard let menu, menu.selectedElements != chosen else { return }
        chosen = menu.selectedElements
        onChange?(menu)
    }
}
