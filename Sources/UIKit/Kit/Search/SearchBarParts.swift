/// Makes parts of search bars.
@MainActor
enum SearchBarParts {
    /// Returns the button that cancels a search, a circle with a cross.
    static func makeCancelButton(_ traits: UITraitCollection) -> UIButton {
        let button = UIButton(type: .system)
        showCross(in: button, scale: SearchMetrics.scale(traits))
        button.accessibilityLabel = "Cancel"
        button.tintColor = .label
        button.backgroundColor = .tertiarySystemFill
        return button
    }

    /// Shows the cross of the button that cancels a search.
    ///
    /// - Parameter scale: Its size relative to that at the default text size.
    static func showCross(in button: UIButton, scale: CGFloat) {
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.symbolSize * scale, weight: .medium)
        button.setImage(UIImage(systemName: "xmark", withConfiguration: configuration), for: .normal)
    }

    /// Returns the symbol of the button beside the text.
    static func sideSymbol(isBookmark: Bool, scale: CGFloat) -> UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.symbolSize * scale)
        return UIImage(systemName: isBookmark ? "book" : "list.bullet.indent", withConfiguration: configuration)
    }

    /// Returns the label of the prompt, whose font follows the text size.
    static func makePromptLabel(_ traits: UITraitCollection) -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: SearchMetrics.promptFontSize),
            compatibleWith: traits
        )
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}
