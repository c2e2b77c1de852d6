/// The appearance of a keyboard. The raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// The dark appearance, by its old name.
    public static var alert: UIKeyboardAppearance { .dark }
}
