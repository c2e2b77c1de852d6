import CoreGraphics
import Motion

/// An animation through a sequence of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the types that `CABasicAnimation` supports.
    open var values: [Any]? {
        didSet {
            givenFrames = values?.compactMap(AnimatedValue.init) ?? []
            track = nil
        }
    }
    /// The path that a property of points follows, instead of the values. `nil` by default.
    ///
    /// Each line and each curve of the path takes the time from one key time to the next. A jump to another subpath
    /// takes no time. A path that changes later has no effect.
    open var path: CGPath? { didSet { track = nil } }
    /// The times at which the values are reached, as ascending fractions of the duration from 0 to 1. If nil, the
    /// values are evenly spaced.
    open var keyTimes: [NSNumber]?
    /// The pace from each value to the next. Linear where there is none.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way from one value to the next. `.linear` by default.
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
    /// How the layer turns while its position follows a path. `nil`, the default, doesn't turn it. Without a path it
    /// has no effect.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight the curve of a cubic animation is at each value: 1 makes corners, 0 is the default, and negative
    /// values make wider curves.
    open var tensionValues: [NSNumber]? { didSet { track = nil } }
    /// How abruptly the curve of a cubic animation turns at each value, with corners inward for positive values and
    /// outward for negative ones. 0, the default, turns smoothly.
    open var continuityValues: [NSNumber]? { didSet { track = nil } }
    /// Whether the curve of a cubic animation overshoots each value, for positive numbers after it and for negative
    /// ones before it. 0 by default.
    open var biasValues: [NSNumber]? { didSet { track = nil } }

    /// The values as a client or a block of animations has set them.
    private var givenFrames: [AnimatedValue] = []
    /// The way along a path or a curve, or at a constant speed. It is made for the first frame.
    private var track: KeyframeTrack?

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
        givenFrames = other.givenFrames
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        path = other.path?.copy()
        rotationMode = other.rotationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    /// Sets the values and their times from animated values.
    package func setFrames(_ frames: [AnimatedValue], at times: [Double]) {
        values = frames.compactMap(\.any)
        keyTimes = times.map { NSNumber(value: $0) }
        givenFrames = frames
    }

    override func value(
        shown: AnimatedValue,
        model: @autoclosure () -> AnimatedValue,
        progress: Double
    ) -> AnimatedValue? {
        if path != nil || calculationMode.isPaced || calculationMode.isCubic {
            return currentTrack.value(at: progress) { place(at: progress, in: $0) }
        }
        let frames = givenFrames
        guard let last = frames.last else { return nil }
        switch place(at: progress, in: frames.count) {
        case .at(let index): return index < frames.count ? frames[index] : last
        case .between(let index, let fraction):
            return frames[index].mixed(with: frames[index + 1], progress: fraction)
        }
    }

    override func apply(to state: inout LayerState, model: LayerState, at point: RunPoint) {
        super.apply(to: &state, model: model, at: point)
        guard let rotationMode, path != nil, animatedPath == AnimationPath(.position) else { return }
        let progress = progress(at: point)
        let along = currentTrack.angle(at: progress) { place(at: progress, in: $0) }
        let angle = rotationMode == .rotateAutoReverse ? along + .pi : along
        state.transform = CATransform3DConcat(state.transform, CATransform3DMakeRotation(angle, 0, 0, 1))
    }

    private var currentTrack: KeyframeTrack {
        if let track { return track }
        func numbers(_ values: [NSNumber]?) -> [Double] { values?.map(\.doubleValue) ?? [] }
        let bend = KeyframeBend(
            tension: numbers(tensionValues),
            continuity: numbers(continuityValues),
            bias: numbers(biasValues)
        )
        let steps =
            path.map(KeyframeStep.steps(along:))
            ?? KeyframeStep.steps(through: givenFrames, bend: calculationMode.isCubic ? bend : nil)
        let made = KeyframeTrack(steps, only: path == nil ? givenFrames.first : nil, isPaced: calculationMode.isPaced)
        track = made
        return made
    }

    /// Returns where a progress from 0 to 1 is among a number of frames, by the key times and timing functions.
    private func place(at progress: Double, in count: Int) -> KeyframePlace {
        let times = frameTimes(count)
        guard let next = times.firstIndex(where: { $0 > progress }) else { return .at(max(count - 1, 0)) }
        guard next > 0 else { return .at(0) }
        if calculationMode == .discrete { return .at(next - 1) }
        let fraction = (progress - times[next - 1]) / (times[next] - times[next - 1])
        let functions = timingFunctions ?? []
        let paced = next <= functions.count ? functions[next - 1].curve.value(at: fraction) : fraction
        return .between(next - 1, paced)
    }

    private func frameTimes(_ count: Int) -> [Double] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.prefix(count).map(\.doubleValue.boundedFraction) }
        // Discrete values last equally long, so the last one needs a share of the time too.
        let steps = calculationMode == .discrete ? count : count - 1
        return (0..<count).map { steps > 0 ? Double($0) / Double(steps) : 0 }
    }
}
