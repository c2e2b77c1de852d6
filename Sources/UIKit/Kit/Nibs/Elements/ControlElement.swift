extension NibKind {
    /// The properties of all controls.
    static let control = NibKind(
        "control",
        extends: .view,
        UIControl.self,
        [
            .bool("enabled") { (control: UIControl, value) in control.isEnabled = value },
            .bool("selected") { (control: UIControl, value) in control.isSelected = value },
            .bool("highlighted") { (control: UIControl, value) in control.isHighlighted = value },
            .choice("contentHorizontalAlignment", horizontalAlignments) { (control: UIControl, value) in
                control.contentHorizontalAlignment = value
            },
            .choice("contentVerticalAlignment", verticalAlignments) { (control: UIControl, value) in
                control.contentVerticalAlignment = value
            },
        ]
    )

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
