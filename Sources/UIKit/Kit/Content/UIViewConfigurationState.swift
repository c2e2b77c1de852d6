/// The state of a view with a configuration, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the view doesn't respond to the user.
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Whether the view has the keyboard focus.
    public var isFocused = false
    /// Whether the view stays at the edge while the content scrolls.
    public var isPinned = false
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
