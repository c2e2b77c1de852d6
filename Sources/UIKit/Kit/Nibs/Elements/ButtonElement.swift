extension NibKind {
    static let button = NibKind(
        "button",
        extends: .control,
        UIButton.self,
        [
            .font("fontDescription") { (button: UIButton, font) in button.titleLabel?.font = font },
            .choice("lineBreakMode", NibProperty.lineBreakModes) { (button: UIButton, value) in
                button.titleLabel?.lineBreakMode = value
            },
            .insets("contentEdgeInsets") { (button: UIButton, insets) in button.contentEdgeInsets = insets },
            .insets("titleEdgeInsets") { (button: UIButton, insets) in button.titleEdgeInsets = insets },
            .insets("imageEdgeInsets") { (button: UIButton, insets) in button.imageEdgeInsets = insets },
            .bool("pointerInteraction") { (button: UIButton, value) in button.isPointerInteractionEnabled = value },
            .bool("adjustsImageWhenHighlighted") { (button: UIButton, value) in
                button.adjustsImageWhenHighlighted = value
            },
            .bool("adjustsImageWhenDisabled") { (button: UIButton, value) in button.adjustsImageWhenDisabled = value },
        ],
        addParts: { button, source in
            if let configuration = source.child("configuration").flatMap(UIButton.Configuration.init(nib:)) {
                button.configuration = configuration
            }
            for (name, flag) in [
                ("showsMenuAsPrimaryAction", \UIButton.showsMenuAsPrimaryAction),
                ("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
            ] {
                if let value = source.bool(name) { button[keyPath: flag] = value }
            }
            for element in source.element.children where element.name == "state" {
                let state = NibSource(element: element, builder: source.builder)
                setState(state, of: button, source)
            }
        }
    )

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]

    private static func setState(_ source: NibSource, of button: UIButton, _ owner: NibSource) {
        guard let name = source.element.key, let state = source.choice("key", states) else { return }
        if let title = source.text("title") {
            let localized = owner.element.id.flatMap { owner.builder.file.localized("\(name)Title", of: $0) }
            button.setTitle(localized ?? title, for: state)
        }
        if let color = source.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = source.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let configuration = source.symbolConfiguration("preferredSymbolConfiguration") {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
        }
        if let image = source.image("image") { button.setImage(image, for: state) }
        if let image = source.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
        if let title = source.attributedText("attributedTitle") { button.setAttributedTitle(title, for: state) }
    }
}
