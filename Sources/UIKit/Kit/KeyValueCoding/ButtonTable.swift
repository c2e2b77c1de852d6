@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of buttons that are found by their names.
nonisolated final class ButtonTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIButton.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("titleLabel", of: UIButton.self) { $0.titleLabel },
            .property("imageView", of: UIButton.self) { $0.imageView },
        ]
    }
}
