/// Makes parts of search bars.
@MainActor
enum SearchBarParts {
    /// Returns the button that cancels a search, a circle with a cross.
    static func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        let configuration = UIImage.SymbolConfiguration(pointSize: SearchMetrics.symbolSize, weight: .medium)
        button.setImage(UIImage(systemName: "xmark", withConfiguration: configuration), for: .normal)
        button.accessibilityLabel = "Cancel"
        button.tintColor = .label
        button.backgroundColor = .tertiarySystemFill
        return button
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
