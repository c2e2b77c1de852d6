@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of switches that are found by their names.
nonisolated final class SwitchTable: ObjectiveCTable {
    override class var owner: AnyClass? { UISwitch.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("on", of: UISwitch.self, { $0.isOn }, { $0.isOn = $1 }),
            .property("onTintColor", of: UISwitch.self, { $0.onTintColor }, { $0.onTintColor = $1 }),
            .property("thumbTintColor", of: UISwitch.self, { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
        ]
    }
}
