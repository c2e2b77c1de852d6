import CoreGraphics

/// An animation of one property, named by a key path such as `position` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    /// Which property changes. A path that no layer has animates nothing.
    open var keyPath: String? {
        get { path?.keyPath ?? unknownKeyPath }
        set {
            path = AnimationPath(newValue)
            unknownKeyPath = path == nil ? newValue : nil
        }
    }
    /// Whether the values are added to what is there, instead of taking its place. `false` at first.
    open var isAdditive = false
    /// Whether each repetition goes on from where the last one ended. `false` at first.
    open var isCumulative = false

    /// The key path as it was understood.
    package var path: AnimationPath?
    /// A key path that no layer has.
    private var unknownKeyPath: String?

    public override init() {
        super.init()
    }

    /// An animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeSettings(of other: CAAnimation) {
        super.takeSettings(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (path, unknownKeyPath) = (other.path, other.unknownKeyPath)
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func apply(to state: inout LayerState, model: LayerState, at point: RunPoint) {
        guard let path else { return }
        let (shown, model) = (state[path], model[path])
        guard var value = value(shown: shown, model: model, progress: progress(at: point)) else { return }
        if isCumulative, point.completed > 0 {
            let end = self.value(shown: shown, model: model, progress: progress(at: autoreverses ? 0 : duration))
            value = end.map { value.adding($0.scaled(by: point.completed)) } ?? value
        }
        state[path] = isAdditive ? shown.adding(value) : value
    }

    /// The value at a progress, 0 to 1, or beyond where a spring overshoots.
    ///
    /// - Parameter shown: the value on screen without this animation.
    func value(shown: AnimatedValue, model: AnimatedValue, progress: Double) -> AnimatedValue? {
        nil
    }
}
