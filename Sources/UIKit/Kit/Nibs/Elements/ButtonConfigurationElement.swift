extension UIButton.Configuration {
    /// Creates a configuration from an element `buttonConfiguration`.
    @MainActor init?(nib source: NibSource) {
        let styles: [String: UIButton.Configuration] = [
            "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
            "borderless": .borderless(), "bordered": .bordered(), "borderedTinted": .borderedTinted(),
            "borderedProminent": .borderedProminent(),
        ]
        guard let style = source.choice("style", styles) else { return nil }
        self = style
        title = source.text("title")
        if let text = source.attributedText("attributedTitle") { attributedTitle = AttributedString(text) }
        subtitle = source.text("subtitle")
        if let text = source.attributedText("attributedSubtitle") { attributedSubtitle = AttributedString(text) }
        image = source.image("image")
        if let font = source.font("titleFontDescription") {
            titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = font
                return outgoing
            }
        }
        setLook(source)
        setLayout(source)
    }

    @MainActor private mutating func setLook(_ source: NibSource) {
        baseForegroundColor = source.color("baseForegroundColor") ?? nil
        baseBackgroundColor = source.color("baseBackgroundColor") ?? nil
        preferredSymbolConfigurationForImage = source.symbolConfiguration("preferredSymbolConfigurationForImage")
        let corners: [String: CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = source.choice("cornerStyle", corners) { cornerStyle = style }
        let sizes: [String: Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
        if let size = source.choice("buttonSize", sizes) { buttonSize = size }
        if let shows = source.bool("showsActivityIndicator") { showsActivityIndicator = shows }
    }

    @MainActor private mutating func setLayout(_ source: NibSource) {
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = source.choice("imagePlacement", edges) { imagePlacement = edge }
        if let padding = source.number("imagePadding") { imagePadding = padding }
        if let padding = source.number("titlePadding") { titlePadding = padding }
        let alignments: [String: TitleAlignment] = [
            "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
        ]
        if let alignment = source.choice("titleAlignment", alignments) { titleAlignment = alignment }
        if let insets = source.directionalInsets("contentInsets") { contentInsets = insets }
    }
}
