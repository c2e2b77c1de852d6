extension NibKind {
    static let stackView = NibKind(
        "stackView",
        extends: .view,
        UIStackView.self,
        [
            .choice("axis", ["horizontal": .horizontal, "vertical": .vertical]) {
                (stack: UIStackView, axis: NSLayoutConstraint.Axis) in
                stack.axis = axis
            },
            .choice("distribution", distributions) { (stack: UIStackView, value) in stack.distribution = value },
            .choice("alignment", alignments) { (stack: UIStackView, value) in stack.alignment = value },
            .choice("spacingType", ["standard": ()]) { (stack: UIStackView, _: Void) in
                stack.spacing = UIStackView.spacingUseSystem
            },
            .number("spacing") { (stack: UIStackView, value) in stack.spacing = value },
            .bool("baselineRelativeArrangement") { (stack: UIStackView, value) in
                stack.isBaselineRelativeArrangement = value
            },
            .bool("layoutMarginsRelativeArrangement") { (stack: UIStackView, value) in
                stack.isLayoutMarginsRelativeArrangement = value
            },
        ]
    )

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]

    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]
}
