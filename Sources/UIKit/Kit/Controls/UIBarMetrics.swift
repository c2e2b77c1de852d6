/// The heights of bars for which images and adjustments are set. The raw values are Apple's.
///
/// A bar has the compact height in windows that are compact vertically. What has no value for a height has that for the
/// default one.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

extension UIBarMetrics {
    /// Returns the heights whose values apply to a bar, the most special first.
    static func preferred(isCompact: Bool, hasPrompt: Bool) -> [UIBarMetrics] {
        let prompt: [UIBarMetrics] = hasPrompt ? isCompact ? [.compactPrompt, .defaultPrompt] : [.defaultPrompt] : []
        return prompt + (isCompact ? [.compact, .default] : [.default])
    }
}
