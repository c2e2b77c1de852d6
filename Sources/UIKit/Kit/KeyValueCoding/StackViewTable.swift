import CoreGraphics
@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of stack views that are found by their names.
nonisolated final class StackViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIStackView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("spacing", of: UIStackView.self, { Double($0.spacing) }, { $0.spacing = CGFloat($1) }),
            .property("arrangedSubviews", of: UIStackView.self) { $0.arrangedSubviews },
        ]
    }
}
