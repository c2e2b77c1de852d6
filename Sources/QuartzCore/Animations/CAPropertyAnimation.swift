import CoreGraphics

/// An animation of one property, named by a key path such as `position` or `transform.rotation.z`.
open class CAPropertyAnimation: CAAnimation {
    /// Which property changes. A path that no layer has animates nothing.
    open var keyPath: String? {
        didSet { path = AnimationPath(keyPath) }
    }
    /// Whether the values are added to what is there, instead of taking its place. `false` at first.
    open var isAdditive = false
    /// Whether each repetition goes on from where the last one ended. `false` at first.
    open var isCumulative = false

    private(set) var path: AnimationPath?

    public override init() {
        super.init()
    }

    /// An animation of the property at `path`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
        self.path = AnimationPath(path)
    }

    override func takeSettings(of other: CAAnimation) {
        super.takeSettings(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        path = other.path
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func apply(to state: inout LayerState, model: LayerState, at time: CFTimeInterval) {
        guard let path, let value = value(shown: state[path], model: model[path], at: time) else { return }
        state[path] = isAdditive ? state[path].adding(value) : value
    }

    /// The value at `time` seconds into one run.
    ///
    /// - Parameter shown: the value on screen without this animation.
    func value(shown: AnimatedValue, model: AnimatedValue, at time: CFTimeInterval) -> AnimatedValue? {
        nil
    }
}
