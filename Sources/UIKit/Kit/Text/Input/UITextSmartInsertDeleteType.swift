/// Whether a paste adds spaces between words, and a deletion of words removes one. The raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// Not on a desktop.
    case `default`
    case no, yes
}
