import CoreGraphics
@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of constraints that are found by their names.
nonisolated final class LayoutConstraintTable: ObjectiveCTable {
    override class var owner: AnyClass? { NSLayoutConstraint.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("constant", of: NSLayoutConstraint.self, { Double($0.constant) }, { $0.constant = CGFloat($1) }),
            .property(
                "priority",
                of: NSLayoutConstraint.self,
                { Double($0.priority.rawValue) },
                { $0.priority = UILayoutPriority(rawValue: Float($1)) }
            ),
            .property("active", of: NSLayoutConstraint.self, { $0.isActive }, { $0.isActive = $1 }),
            .property("identifier", of: NSLayoutConstraint.self, { $0.identifier }, { $0.identifier = $1 }),
        ]
    }
}
