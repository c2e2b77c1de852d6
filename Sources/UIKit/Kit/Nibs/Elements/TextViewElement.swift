extension NibKind {
    static let textView = NibKind(
        "textView",
        extends: .scrollView,
        UITextView.self,
        [
            .text("text") { (view: UITextView, text) in view.text = text },
            NibProperty("attributedText", { $0.attributedText("attributedText") }) { (view: UITextView, text) in
                view.attributedText = text
            },
            .font("fontDescription") { (view: UITextView, font) in view.font = font },
            .color("textColor") { (view: UITextView, color) in view.textColor = color },
            .choice("textAlignment", NibProperty.textAlignments) { (view: UITextView, value) in
                view.textAlignment = value
            },
            .bool("editable") { (view: UITextView, value) in view.isEditable = value },
            .bool("selectable") { (view: UITextView, value) in view.isSelectable = value },
            .bool("adjustsFontForContentSizeCategory") { (view: UITextView, value) in
                view.adjustsFontForContentSizeCategory = value
            },
            .bool("clearsOnInsertion") { (view: UITextView, value) in view.clearsOnInsertion = value },
            .textInputTraits { (input: UITextView, traits) in input.inputTraits = traits },
        ]
    )
}
