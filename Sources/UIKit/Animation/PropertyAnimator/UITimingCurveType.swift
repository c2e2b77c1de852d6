/// What the pace of an animator is made of.
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    case cubic = 1
    case spring = 2
    /// A curve and a spring together. The spring counts here.
    case composed = 3
}
