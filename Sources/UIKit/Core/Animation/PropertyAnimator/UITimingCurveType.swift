/// The types of timing information.
public enum UITimingCurveType: Int, Sendable {
    /// A standard curve.
    case builtin = 0
    case cubic = 1
    case spring = 2
    /// A cubic curve and a spring. Here the spring applies.
    case composed = 3
}
