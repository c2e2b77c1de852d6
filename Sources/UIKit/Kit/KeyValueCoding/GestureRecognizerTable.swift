@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of gesture recognizers that are found by their names.
nonisolated final class GestureRecognizerTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIGestureRecognizer.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("delegate", of: UIGestureRecognizer.self, { $0.delegate }, { $0.delegate = $1 }),
            .property("enabled", of: UIGestureRecognizer.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
        ]
    }
}
