/// The direction that an environment lays its content out in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Leading is left.
    case leftToRight = 0
    /// Leading is right.
    case rightToLeft = 1
}
