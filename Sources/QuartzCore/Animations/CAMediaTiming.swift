import CoreGraphics

/// The timing of an animation in the time of its layer, or of a layer in the time of its superlayer.
public protocol CAMediaTiming {
    /// The time of the parent at which this begins, in seconds. If it is 0, an animation begins when it is added.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one run in seconds. For an animation, 0 means the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// The speed of time relative to the parent. 0 stops time.
    var speed: Float { get set }
    /// An offset added to the local time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, which may be fractional. 0 means one run.
    var repeatCount: Float { get set }
    /// The time to repeat for in seconds, which takes precedence over `repeatCount`. 0 means unused.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by a run in reverse.
    var autoreverses: Bool { get set }
    /// The appearance before the beginning and after the end. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The appearance of an animation outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of these.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation shows nothing, so the model's value shows.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
