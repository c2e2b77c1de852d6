/// How much an alert matters. The raw values are Apple's.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    /// The alert is about something dangerous, and shows a warning sign.
    case critical = 1
}
