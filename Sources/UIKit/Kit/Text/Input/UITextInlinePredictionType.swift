/// Whether an input method completes words while they are typed. The raw values are Apple's.
public enum UITextInlinePredictionType: Int, Sendable {
    /// Wherever words are corrected.
    case `default`
    case no, yes
}
