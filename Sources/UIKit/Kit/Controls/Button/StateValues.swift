/// A control's values by state. A state without a value uses the value of the normal state.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]

    /// The value set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The states that have a value.
    var states: [UIControl.State] { values.keys.map { UIControl.State(rawValue: $0) } }

    /// The value for a state, or the value of the normal state.
    subscript(state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
