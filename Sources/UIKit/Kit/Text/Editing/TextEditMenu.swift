import Foundation

/// The edit menu of a text field or a text view.
final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let source: any TextMenuSource
    /// The interaction that opens the menu.
    private(set) lazy var interaction = UIEditMenuInteraction(of: source, delegate: self)

    init(of source: any TextMenuSource) {
        self.source = source
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        source.menu(suggesting: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        source.menuWillAppear(animator)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        source.menuWillDisappear(animator)
    }
}
