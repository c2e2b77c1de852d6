/// The vertical position of text that is shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text at its full size.
    case alignBaselines = 0
    /// Centered vertically.
    case alignCenters = 1
    /// At the top of the text at its full size.
    case none = 2
}
