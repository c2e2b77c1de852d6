@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of image views that are found by their names.
nonisolated final class ImageViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIImageView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("image", of: UIImageView.self, { $0.image }, { $0.image = $1 }),
            .property("highlightedImage", of: UIImageView.self, { $0.highlightedImage }, { $0.highlightedImage = $1 }),
            .property("highlighted", of: UIImageView.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
        ]
    }
}
