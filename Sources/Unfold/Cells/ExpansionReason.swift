/// The reason for which a cell is asked to show a level.
///
/// ```swift
/// func apply(_ level: RowLevel, reason: ExpansionReason) {
///     switch (reason, level) {
///     case (.motion, .expanded): player.play()
///     case (.motion, .collapsed), (.configuration, _): player.pause()
///     }
/// }
/// ```
public enum ExpansionReason: Sendable {
    /// The cell is being configured or measured, or an animation has ended. The change isn't visible to the user.
    case configuration
    /// The row unfolds or folds on the screen. Changes that the cell makes animate with the row.
    case motion
}
