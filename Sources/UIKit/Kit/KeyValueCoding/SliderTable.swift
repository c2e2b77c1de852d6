@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of sliders that are found by their names.
nonisolated final class SliderTable: ObjectiveCTable {
    override class var owner: AnyClass? { UISlider.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("value", of: UISlider.self, { $0.value }, { $0.value = $1 }),
            .property("minimumValue", of: UISlider.self, { $0.minimumValue }, { $0.minimumValue = $1 }),
            .property("maximumValue", of: UISlider.self, { $0.maximumValue }, { $0.maximumValue = $1 }),
        ]
    }
}
