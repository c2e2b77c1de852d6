@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of responders that are found by their names.
nonisolated final class ResponderTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIResponder.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("becomeFirstResponder", of: UIResponder.self) { responder, _ in _ = responder.becomeFirstResponder()
            },
            .method("resignFirstResponder", of: UIResponder.self) { responder, _ in _ = responder.resignFirstResponder()
            },
            .property(
                "accessibilityLabel",
                of: UIResponder.self,
                { $0.accessibilityLabel },
                { $0.accessibilityLabel = $1 }
            ),
            .property(
                "accessibilityHint",
                of: UIResponder.self,
                { $0.accessibilityHint },
                { $0.accessibilityHint = $1 }
            ),
            .property(
                "accessibilityValue",
                of: UIResponder.self,
                { $0.accessibilityValue },
                { $0.accessibilityValue = $1 }
            ),
            .property(
                "isAccessibilityElement",
                of: UIResponder.self,
                { $0.isAccessibilityElement },
                { $0.isAccessibilityElement = $1 }
            ),
        ]
    }
}
