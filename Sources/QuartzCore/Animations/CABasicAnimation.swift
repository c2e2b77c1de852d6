import CoreGraphics
import Motion

/// An animation from one value to another.
///
/// If one end is missing, it is the value that the layer has without the animation. `byValue` is a difference from
/// the end that is set. The values can be numbers, points, sizes, rectangles, colors and transforms.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any? {
        get { ends.from.given }
        set { ends.from = AnimationEnd(given: newValue) }
    }
    /// The value at the end.
    open var toValue: Any? {
        get { ends.to.given }
        set { ends.to = AnimationEnd(given: newValue) }
    }
    /// The difference between the ends, if only one of them is set.
    open var byValue: Any? {
        get { ends.by.given }
        set { ends.by = AnimationEnd(given: newValue) }
    }

    private struct Ends {
        var from = AnimationEnd()
        var to = AnimationEnd()
        var by = AnimationEnd()
        /// The values of `from` and `to` if both are set, as those of UIKit's animations are.
        var whole: (from: AnimatedValue, to: AnimatedValue)? {
            if let start = from.value, let end = to.value { (start, end) } else { nil }
        }
    }

    /// Whether the sublayers that are pinned to the viewport of the layer take part in this animation of its bounds.
    var carriesPinned = false
    private var ends = Ends() { didSet { whole = ends.whole } }
    /// `ends.whole`, which a frame reads without the rest.
    private var whole: (from: AnimatedValue, to: AnimatedValue)?

    var from: AnimationEnd { ends.from }
    var to: AnimationEnd { ends.to }

    public override init() {
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CABasicAnimation()
        copy.copySettings(of: self)
        return copy
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CABasicAnimation else { return }
        ends = other.ends
    }

    /// Sets the value at the start, which may be the absence of a color or a path: `fromValue` cannot tell it from a
    /// value that was not set.
    func setStart(_ value: AnimatedValue) {
        ends.from = AnimationEnd(value)
    }

    /// Sets both ends without boxing them in `Any`.
    package func setEnds(from: AnimatedValue, to: AnimatedValue) {
        (ends.from, ends.to) = (AnimationEnd(from), AnimationEnd(to))
    }

    override func value(
        shown: AnimatedValue,
        model: @autoclosure () -> AnimatedValue,
        progress: Double
    ) -> AnimatedValue? {
        if let whole { return whole.from.mixed(with: whole.to, progress: progress) }
        let (from, to, by) = (ends.from, ends.to, ends.by)
        let start: AnimatedValue
        let end: AnimatedValue
        switch (from.value, to.value, by.value) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by.negated), to)
        case (let from?, nil, nil): (start, end) = (from, model())
        case (nil, let to?, nil): (start, end) = (shown, to)
        case (nil, nil, let by?): (start, end) = (shown, shown.adding(by))
        case (nil, nil, nil): return nil
        }
        return start.mixed(with: end, progress: progress)
    }
}

extension AnimatedValue {
    fileprivate var negated: AnimatedValue {
        if case .transform(let value) = self { return .transform(CATransform3DInvert(value)) }
        return scaled(by: -1)
    }
}
