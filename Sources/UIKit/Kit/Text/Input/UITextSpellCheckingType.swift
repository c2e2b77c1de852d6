/// Whether the spelling is checked. The raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable {
    /// Wherever words are corrected.
    case `default`
    case no, yes
}
