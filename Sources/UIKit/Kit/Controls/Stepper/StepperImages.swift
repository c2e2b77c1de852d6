/// The images of a stepper by state.
struct StepperImages {
    /// The states on both sides of a divider.
    private struct Sides: Hashable {
        let left, right: UInt
    }

    var background = StateValues<UIImage>()
    var increment = StateValues<UIImage>()
    var decrement = StateValues<UIImage>()
    private var dividers: [Sides: UIImage] = [:]

    /// The divider that was set for exactly these states of the left and right half.
    subscript(exactDivider left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { dividers[Sides(left: left.rawValue, right: right.rawValue)] }
        set { dividers[Sides(left: left.rawValue, right: right.rawValue)] = newValue }
    }

    /// The divider for the states of the left and right half, or else for two normal ones.
    subscript(divider left: UIControl.State, right: UIControl.State) -> UIImage? {
        self[exactDivider: left, right] ?? self[exactDivider: .normal, .normal]
    }
}
