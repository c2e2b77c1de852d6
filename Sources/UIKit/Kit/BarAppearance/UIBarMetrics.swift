/// The heights of bars for which images and adjustments are set. The raw values are Apple's.
///
/// Bars here have one height and no prompt. The values for the other heights are kept and have no effect.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
