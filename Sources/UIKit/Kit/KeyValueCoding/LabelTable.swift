@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of labels that are found by their names.
nonisolated final class LabelTable: ObjectiveCTable {
    override class var owner: AnyClass? { UILabel.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("text", of: UILabel.self, { $0.text }, { $0.text = $1 }),
            .property("attributedText", of: UILabel.self, { $0.attributedText }, { $0.attributedText = $1 }),
            .property("textColor", of: UILabel.self, { $0.textColor }, { $0.textColor = $1 }),
            .property("font", of: UILabel.self, { $0.font }, { $0.font = $1 }),
            .property("numberOfLines", of: UILabel.self, { $0.numberOfLines }, { $0.numberOfLines = $1 }),
            .property("highlighted", of: UILabel.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            .property("enabled", of: UILabel.self, { $0.isEnabled }, { $0.isEnabled = $1 }),
        ]
    }
}
