/// The units of a text.
public enum UITextGranularity: Int, Sendable {
    /// A character as a person sees it.
    case character = 0
    /// A run of letters and digits.
    case word = 1
    /// A sentence with the white space after it.
    case sentence = 2
    /// The text between two line breaks.
    case paragraph = 3
    /// A line on the screen.
    case line = 4
    case document = 5
}
