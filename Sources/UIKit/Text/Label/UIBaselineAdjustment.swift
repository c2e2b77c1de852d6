/// Where text stands that is drawn smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle.
    case alignCenters = 1
    /// At the top of where it would be at its full size.
    case none = 2
}
