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
            NibProperty("dataDetectorTypes", { $0.child("dataDetectorTypes")?.dataDetectorTypes }) {
                (view: UITextView, types) in
                view.dataDetectorTypes = types
            },
            .textInputTraits { (input: UITextView, traits) in input.inputTraits = traits },
        ]
    )
}

extension NibSource {
    /// The kinds of data whose attributes are set. Those that patterns can't find are left out.
    fileprivate var dataDetectorTypes: UIDataDetectorTypes {
        let kinds: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
        ]
        return UIDataDetectorTypes(kinds.filter { bool($0.0) ?? false }.map(\.1))
    }
}
