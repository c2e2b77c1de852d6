import CoreGraphics

/// When something happens, in the time of what it belongs to: an animation's in that of its layer, a layer's in that of
/// its superlayer.
public protocol CAMediaTiming {
    /// Seconds of the parent's time at which this begins. An animation that leaves 0 begins when it is added.
    var beginTime: CFTimeInterval { get set }
    /// Seconds of one run. 0 stands for the transaction's duration.
    var duration: CFTimeInterval { get set }
    /// How fast time goes in here, 1 as fast as outside; 0 stops it.
    var speed: Float { get set }
    /// Seconds added to the time in here.
    var timeOffset: CFTimeInterval { get set }
    /// How often it runs, fractions included; 0 is once.
    var repeatCount: Float { get set }
    /// Seconds it goes on repeating, instead of `repeatCount`; 0 if unused.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What holds before the beginning and after the end. `.removed` at first.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both of them.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing: the model shows.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
