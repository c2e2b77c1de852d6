extension NibKind {
    static let label = NibKind(
        "label",
        extends: .view,
        UILabel.self,
        [
            .font("fontDescription") { (label: UILabel, font) in label.font = font },
            .color("textColor") { (label: UILabel, color) in label.textColor = color },
            .color("highlightedColor") { (label: UILabel, color) in label.highlightedTextColor = color },
            .color("shadowColor") { (label: UILabel, color) in label.shadowColor = color },
            NibProperty("shadowOffset", { $0.size("shadowOffset") }) { (label: UILabel, offset) in
                label.shadowOffset = offset
            },
            .choice("textAlignment", NibProperty.textAlignments) { (label: UILabel, value) in
                label.textAlignment = value
            },
            .choice("lineBreakMode", NibProperty.lineBreakModes) { (label: UILabel, value) in
                label.lineBreakMode = value
            },
            .integer("numberOfLines") { (label: UILabel, value) in label.numberOfLines = value },
            .choice(
                "baselineAdjustment",
                ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
            ) { (label: UILabel, value: UIBaselineAdjustment) in label.baselineAdjustment = value },
            .bool("adjustsFontSizeToFit") { (label: UILabel, value) in label.adjustsFontSizeToFitWidth = value },
            .number("minimumScaleFactor") { (label: UILabel, value) in
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = value
            },
            .number("minimumFontSize") { (label: UILabel, size) in
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = size / label.font.pointSize
            },
            .bool("adjustsLetterSpacingToFitWidth") { (label: UILabel, value) in
                label.allowsDefaultTighteningForTruncation = value
            },
            .bool("adjustsFontForContentSizeCategory") { (label: UILabel, value) in
                label.adjustsFontForContentSizeCategory = value
            },
            .number("preferredMaxLayoutWidth") { (label: UILabel, value) in label.preferredMaxLayoutWidth = value },
            .bool("enabled") { (label: UILabel, value) in label.isEnabled = value },
            .bool("highlighted") { (label: UILabel, value) in label.isHighlighted = value },
            .text("text") { (label: UILabel, text) in label.text = text },
            NibProperty("attributedText", { $0.attributedText("attributedText") }) { (label: UILabel, text) in
                label.attributedText = text
            },
        ]
    )
}
