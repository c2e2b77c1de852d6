/// Values of a control by its state; a state without one has that of the normal state.
struct StateValues<Value> {
    private var values: [UInt: Value] = [:]

    /// The value for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value for a state, or else for the normal one.
    subscript(state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
