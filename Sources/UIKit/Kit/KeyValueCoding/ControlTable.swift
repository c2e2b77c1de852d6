@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of controls that are found by their names.
nonisolated final class ControlTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIControl.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("enabled", of: UIControl.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
            .property("selected", of: UIControl.self, { $0.isSelected }, { $0.isSelected = $1 }),
            .property("highlighted", of: UIControl.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
        ]
    }
}
