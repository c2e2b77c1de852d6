import CoreGraphics

/// An animation of one property, named by a key path such as `position` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property. An animation with an unknown path has no effect.
    open var keyPath: String? {
        get { animatedPath?.keyPath ?? unknownKeyPath }
        set {
            animatedPath = AnimationPath(newValue)
            unknownKeyPath = animatedPath == nil ? newValue : nil
        }
    }
    /// Whether the values are added to the current value instead of replacing it. `false` by default.
    open var isAdditive: Bool {
        get { effect.isAdditive }
        set { effect.isAdditive = newValue }
    }
    /// Whether each repetition continues from the end of the previous one. `false` by default.
    open var isCumulative: Bool {
        get { effect.isCumulative }
        set { effect.isCumulative = newValue }
    }

    /// The property that the animation changes, and how. Frames read it as one value.
    private struct Effect {
        var path: AnimationPath?
        var isAdditive = false
        var isCumulative = false
    }

    private var effect = Effect()
    /// The parsed key path.
    package var animatedPath: AnimationPath? {
        get { effect.path }
        set { effect.path = newValue }
    }
    /// A key path that not all layers have. It is resolved when the animation is added to a layer.
    private var unknownKeyPath: String?

    public override init() {
        super.init()
    }

    /// Creates an animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copySettings(of other: CAAnimation) {
        super.copySettings(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        effect = other.effect
        unknownKeyPath = other.unknownKeyPath
    }

    override func resolve(for layer: CALayer) {
        if animatedPath == nil { animatedPath = AnimationPath(unknownKeyPath, in: layer) }
    }

    override func apply(to state: inout LayerState, model: LayerState, at point: RunPoint) {
        let effect = effect
        guard let path = effect.path else { return }
        let shown = state[path]
        guard var value = value(shown: shown, model: model[path], progress: progress(at: point)) else { return }
        if effect.isCumulative, point.completed > 0 {
            // Each completed run adds its final value. With a run in reverse, that is the initial value.
            let end = self.value(shown: shown, model: model[path], progress: progress(at: autoreverses ? 0 : duration))
            value = end.map { value.adding($0.scaled(by: point.completed)) } ?? value
        }
        state[path] = effect.isAdditive ? shown.adding(value) : value
    }

    /// Returns the value at a progress from 0 to 1, or beyond where a spring overshoots.
    ///
    /// - Parameter shown: The value on the screen without this animation.
    func value(
        shown: AnimatedValue,
        model: @autoclosure () -> AnimatedValue,
        progress: Double
    ) -> AnimatedValue? {
        nil
    }
}
