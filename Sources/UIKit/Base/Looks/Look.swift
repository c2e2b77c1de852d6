/// A value of how a control looks, in the light and in the dark appearance, and where it was read.
///
/// Controls take the value from the table, `Looks`. `LooksTests` reads each value off a picture of the control, or off
/// its layers, and compares the two.
struct Look<Value: LookValue>: LookEntry {
    let control: String
    let state: String
    let property: String
    let light: Value
    let dark: Value
    let sources: [LookSource]

    /// - Parameter dark: The value in the dark appearance, if it is another one.
    init(
        _ control: String,
        state: String = "",
        _ property: String,
        _ light: Value,
        dark: Value? = nil,
        from sources: LookSource...
    ) {
        (self.control, self.state, self.property) = (control, state, property)
        (self.light, self.dark, self.sources) = (light, dark ?? light, sources)
    }

    /// Returns the value in the appearance of traits.
    func value(in traits: UITraitCollection) -> Value { traits.userInterfaceStyle == .dark ? dark : light }

    var lightText: String { light.text }
    var darkText: String { dark.text }
}

/// An entry of the table of looks, whatever its value.
protocol LookEntry: Sendable {
    var control: String { get }
    var state: String { get }
    var property: String { get }
    var lightText: String { get }
    var darkText: String { get }
    var sources: [LookSource] { get }
}

extension LookEntry {
    /// The control, the state and the property, which are unique in the table.
    var name: String { [control, state, property].filter { !$0.isEmpty }.joined(separator: ", ") }
}

/// A value of a look.
protocol LookValue: Sendable, Equatable {
    /// The value as the documentation shows it.
    var text: String { get }
}
