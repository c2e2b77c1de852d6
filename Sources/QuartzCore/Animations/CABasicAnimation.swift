import CoreGraphics
import Motion

/// An animation from one value to another.
///
/// If one end is missing, it is the value that the layer has without the animation. `byValue` is a difference from
/// the end that is set. The values can be numbers, points, sizes, rectangles, colors and transforms.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any? {
        get { from.given }
        set { from = AnimationEnd(given: newValue) }
    }
    /// The value at the end.
    open var toValue: Any? {
        get { to.given }
        set { to = AnimationEnd(given: newValue) }
    }
    /// The difference between the ends, if only one of them is set.
    open var byValue: Any? {
        get { by.given }
        set { by = AnimationEnd(given: newValue) }
    }

    private(set) var from = AnimationEnd()
    private(set) var to = AnimationEnd()
    private var by = AnimationEnd()

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
        (from, to, by) = (other.from, other.to, other.by)
    }

    /// Sets the value at the start, which may be the absence of a color or a path: `fromValue` cannot tell it from a
    /// value that was not set.
    func setStart(_ value: AnimatedValue) {
        from = AnimationEnd(value)
    }

    /// Sets both ends without boxing them in `Any`.
    package func setEnds(from: AnimatedValue, to: AnimatedValue) {
        (self.from, self.to) = (AnimationEnd(from), AnimationEnd(to))
    }

    override func value(shown: AnimatedValue, model: AnimatedValue, progress: Double) -> AnimatedValue? {
        let start: AnimatedValue
        let end: AnimatedValue
        switch (from.value, to.value, by.value) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by.negated), to)
        case (let from?, nil, nil): (start, end) = (from, model)
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
