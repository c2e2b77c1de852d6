@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties of toolbars that are found by their names.
nonisolated final class ToolbarTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIToolbar.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.property("delegate", of: UIToolbar.self, { $0.delegate }, { $0.delegate = $1 })]
    }
}
