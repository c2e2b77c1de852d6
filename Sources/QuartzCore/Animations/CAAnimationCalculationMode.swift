/// The way in which a key frame animation gets from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Values are interpolated linearly.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value holds until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Values are interpolated linearly at a constant speed. Key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Values are interpolated along a smooth curve through all of them.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Values are interpolated along a smooth curve at a constant speed. Key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
