/// Whether two typed hyphens become a dash. The raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable {
    /// Not on a desktop.
    case `default`
    case no, yes
}
