/// Whether typed quotation marks become those of the user's language. The raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable {
    /// Not on a desktop.
    case `default`
    case no, yes
}
