extension NibKind {
    static let textField = NibKind(
        "textField",
        extends: .control,
        UITextField.self,
        [
            .font("fontDescription") { (field: UITextField, font) in field.font = font },
            .color("textColor") { (field: UITextField, color) in field.textColor = color },
            .choice("textAlignment", NibProperty.textAlignments) { (field: UITextField, value) in
                field.textAlignment = value
            },
            .choice(
                "borderStyle",
                ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
            ) { (field: UITextField, value: UITextField.BorderStyle) in field.borderStyle = value },
            .choice(
                "clearButtonMode",
                ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
            ) { (field: UITextField, value: UITextField.ViewMode) in field.clearButtonMode = value },
            .text("placeholder") { (field: UITextField, text) in field.placeholder = text },
            .text("text") { (field: UITextField, text) in field.text = text },
            .bool("adjustsFontSizeToFit") { (field: UITextField, value) in field.adjustsFontSizeToFitWidth = value },
            .bool("adjustsFontForContentSizeCategory") { (field: UITextField, value) in
                field.adjustsFontForContentSizeCategory = value
            },
            .number("minimumFontSize") { (field: UITextField, value) in field.minimumFontSize = value },
            .bool("clearsOnBeginEditing") { (field: UITextField, value) in field.clearsOnBeginEditing = value },
            .textInputTraits { (input: UITextField, traits) in input.inputTraits = traits },
        ]
    )
}
