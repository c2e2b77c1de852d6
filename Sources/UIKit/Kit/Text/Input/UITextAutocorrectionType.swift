/// Whether words are completed or corrected. The raw values are Apple's.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the input method does by default.
    case `default`
    case no, yes
}
