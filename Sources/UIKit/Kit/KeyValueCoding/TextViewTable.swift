@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of text views that are found by their names.
nonisolated final class TextViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITextView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UITextView.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("text", of: UITextView.self, { $0.text }, { $0.text = $1 }),
            .property("attributedText", of: UITextView.self, { $0.attributedText }, { $0.attributedText = $1 }),
            .property("textColor", of: UITextView.self, { $0.textColor }, { $0.textColor = $1 }),
            .property("font", of: UITextView.self, { $0.font }, { $0.font = $1 }),
        ] + (StandardEdit.ofTexts + StandardEdit.ofSearches).map { $0.method(of: UITextView.self) }
    }
}
