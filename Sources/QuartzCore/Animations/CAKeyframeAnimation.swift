import CoreGraphics

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the types that `CABasicAnimation` supports.
    open var values: [Any]? { didSet { frames = values?.compactMap(AnimatedValue.init) ?? [] } }
    /// The times at which the values are reached, as ascending fractions of the duration from 0 to 1. If nil, the
    /// values are evenly spaced.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next. Linear where there is none.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way from one value to the next. `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear

    private var frames: [AnimatedValue] = []

    public override init() {
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAKeyframeAnimation()
        copy.copySettings(of: self)
        return copy
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        frames = other.frames
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    /// Sets the values and their times from animated values.
    package func setFrames(_ frames: [AnimatedValue], at times: [Double]) {
        values = frames.compactMap(\.any)
        keyTimes = times.map { NSNumber(value: $0) }
        self.frames = frames
    }

    override func value(
        shown: AnimatedValue,
        model: @autoclosure () -> AnimatedValue,
        progress: Double
    ) -> AnimatedValue? {
        guard let last = frames.last else { return nil }
        let times = frameTimes
        guard let next = times.firstIndex(where: { $0 > progress }) else { return last }
        guard next > 0 else { return frames[0] }
        if calculationMode == .discrete { return frames[next - 1] }
        let fraction = (progress - times[next - 1]) / (times[next] - times[next - 1])
        let functions = timingFunctions ?? []
        let paced = next <= functions.count ? functions[next - 1].curve.value(at: fraction) : fraction
        return frames[next - 1].mixed(with: frames[next], progress: paced)
    }

    private var frameTimes: [Double] {
        if let keyTimes, keyTimes.count >= frames.count { return keyTimes.prefix(frames.count).map(\.doubleValue) }
        // Discrete values last equally long, so the last one needs a share of the time too.
        let steps = calculationMode == .discrete ? frames.count : frames.count - 1
        return frames.indices.map { steps > 0 ? Double($0) / Double(steps) : 0 }
    }
}

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
}
