@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of text fields that are found by their names.
nonisolated final class TextFieldTable: ObjectiveCTable {
    override class var owner: AnyClass? { UITextField.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UITextField.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("text", of: UITextField.self, { $0.text }, { $0.text = $1 }),
            .property("placeholder", of: UITextField.self, { $0.placeholder }, { $0.placeholder = $1 }),
            .property(
                "attributedPlaceholder",
                of: UITextField.self,
                { $0.attributedPlaceholder },
                { $0.attributedPlaceholder = $1 }
            ),
            .property("textColor", of: UITextField.self, { $0.textColor }, { $0.textColor = $1 }),
            .property("font", of: UITextField.self, { $0.font }, { $0.font = $1 }),
            .property("leftView", of: UITextField.self, { $0.leftView }, { $0.leftView = $1 }),
            .property("rightView", of: UITextField.self, { $0.rightView }, { $0.rightView = $1 }),
        ] + StandardEdit.ofTexts.map { $0.method(of: UITextField.self) }
    }
}
