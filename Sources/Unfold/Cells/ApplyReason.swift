/// Why a cell is asked to look as a level wants it.
///
/// ```swift
/// func apply(_ level: Disclosure, reason: ApplyReason) {
///     switch (reason, level) {
///     case (.motion, .expanded): player.play()
///     case (.motion, .collapsed), (.configuration, _): player.pause()
///     }
/// }
/// ```
public enum ApplyReason: Sendable {
    /// The cell is given to a row, or is measured, or the motion is over; nobody sees it change.
    case configuration
    /// The row unfolds or folds before the reader's eyes: what is changed here moves along with the row.
    case motion
}
