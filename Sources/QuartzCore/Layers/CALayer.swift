import CoreGraphics
import DisplayList

/// A rectangle on the screen: where it is, what it looks like, and the layers inside it.
///
/// Setting a property sets the model at once; what the screen shows may follow by an animation, and is read from
/// `presentation()`. Used on the main thread only.
open class CALayer: NSObject, CAMediaTiming {
    /// Answers for the layer: contents, layout, actions. Not retained.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? client }
        set {
            owner = nil
            client = newValue
        }
    }
    private weak var client: (any CALayerDelegate)?
    /// The delegate, if it is the view that retains the layer, and takes itself away when it goes. No weak reference, which
    /// would make each retain and release of a view take longer.
    package unowned(unsafe) var owner: (any CALayerDelegate)?
    /// A name for the client's own use.
    open var name: String?
    /// What happens when a property changes, by its name; asked after the delegate.
    open var actions: [String: any CAAction]?

    /// The layer's values without animations.
    var state = LayerState()
    /// The layer's values in the current frame, while animations run.
    var presentedState: LayerState?
    /// Animations by key, in the order in which they were added.
    var animations: [(key: String, animation: CAAnimation)] = []
    /// What the running transition replaces.
    var transitionSource: RenderNode?

    var ownNode: RenderNode?
    var ownNodeState: LayerState?
    /// The layer and what is in it without its shadow: what a transition begins with.
    var pictureNode: RenderNode?
    var subtreeNode: RenderNode?
    /// Whether a frame is being made of the layer, which changes of its contents then go into.
    var isBeingDrawn = false
    /// Whether the layer was taken out of another one, and is in none now.
    var isDetached = false
    var isSubtreeValid = false
    var placedNode: PlacedNode?

    /// How many motions under way want the layer cut off at its bounds, whatever the client says.
    package var clipsForMotion = 0 { didSet { if (clipsForMotion > 0) != (oldValue > 0) { invalidateSubtree() } } }

    var layoutIsNeeded = true
    var layoutIsNeededBelow = true
    var displayIsNeeded = false

    /// The layer that this one is in, which takes itself away when it goes. No weak reference, as `owner` is none.
    unowned(unsafe) var parent: CALayer?
    var children: [CALayer] = []
    /// The layer that this one is a presentation of.
    private(set) var modelLayer: CALayer?

    public override init() {
        super.init()
    }

    /// A copy of another layer's values, for `presentation()`. Subclasses copy what they add.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        state = layer.current
        name = layer.name
        contents = layer.contents
        modelLayer = layer.modelLayer ?? layer
        isSubtreeValid = false
    }

    deinit {
        for child in children { child.parent = nil }
    }

    // MARK: Geometry

    /// The layer's own coordinates: the size, and the point that is at the layer's corner. Animatable.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            guard newValue != state.bounds else { return }
            requireNumbers(newValue)
            let resizes = newValue.size != state.bounds.size
            change(.bounds) { $0.bounds = newValue }
            if resizes {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// Where the anchor point is in the superlayer. Animatable.
    open var position: CGPoint {
        get { state.position }
        set {
            guard newValue != state.position else { return }
            requireNumbers(newValue)
            change(.position) { $0.position = newValue }
        }
    }

    /// Which layers are in front: higher ones, and among equals later ones. Animatable.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set {
            guard newValue != state.zPosition else { return }
            change(.zPosition) { $0.zPosition = newValue }
            parent?.invalidateSubtree()
        }
    }

    /// The point that `position` places and `transform` turns about, in units of the bounds. (0.5, 0.5) at first.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set {
            guard newValue != state.anchorPoint else { return }
            change(.anchorPoint) { $0.anchorPoint = newValue }
        }
    }

    /// What the layer and its sublayers are drawn under, about the anchor point. Animatable.
    open var transform: CATransform3D {
        get { state.transform }
        set {
            guard !CATransform3DEqualToTransform(newValue, state.transform) else { return }
            change(.transform) { $0.transform = newValue }
        }
    }

    /// What the sublayers are drawn under besides. Animatable.
    open var sublayerTransform: CATransform3D {
        get { state.look.sublayerTransform }
        set {
            guard !CATransform3DEqualToTransform(newValue, state.look.sublayerTransform) else { return }
            change(.sublayerTransform) { $0.look.sublayerTransform = newValue }
            invalidateSubtree()
        }
    }

    /// The rectangle in the superlayer, from bounds, position, anchor point and transform. Setting it sets the size of
    /// the bounds and the position.
    open var frame: CGRect {
        get { state.frame }
        set {
            var size = newValue.size
            if state.hasTransform {
                let linear = CATransform3DGetAffineTransform(state.transform)
                let undone = CGSize(width: size.width, height: size.height).applying(linear.inverted())
                size = CGSize(width: abs(undone.width), height: abs(undone.height))
            }
            bounds = CGRect(origin: bounds.origin, size: size)
            let offset = state.frame
            position = CGPoint(
                x: position.x + newValue.minX - offset.minX,
                y: position.y + newValue.minY - offset.minY
            )
        }
    }

    // MARK: Appearance

    /// Whether the layer and what is in it is left out. Changes at once.
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            guard newValue != state.isHidden else { return }
            state.isHidden = newValue
            presentedState?.isHidden = newValue
            invalidatePlacement()
        }
    }

    /// How opaque the layer is with all that is in it, 0 to 1. Animatable.
    open var opacity: Float {
        get { state.opacity }
        set {
            guard newValue != state.opacity else { return }
            change(.opacity) { $0.opacity = newValue }
        }
    }

    /// Whether what is in the layer is cut off at its bounds, rounded by the corner radius. `false` at first.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set {
            guard newValue != state.masksToBounds else { return }
            state.masksToBounds = newValue
            presentedState?.masksToBounds = newValue
            invalidateSubtree()
        }
    }

    /// What fills the bounds, behind the contents. Animatable.
    open var backgroundColor: CGColor? {
        get { state.look.backgroundColor }
        set {
            guard newValue != state.look.backgroundColor else { return }
            change(.backgroundColor) { $0.look.backgroundColor = newValue }
        }
    }

    /// Points by which the background's corners are rounded. Animatable.
    open var cornerRadius: CGFloat {
        get { state.look.cornerRadius }
        set {
            guard newValue != state.look.cornerRadius else { return }
            change(.cornerRadius) { $0.look.cornerRadius = newValue }
        }
    }

    /// Which corners are rounded. All at first.
    open var maskedCorners: CACornerMask {
        get { state.look.maskedCorners }
        set {
            guard newValue != state.look.maskedCorners else { return }
            state.look.maskedCorners = newValue
            presentedState?.look.maskedCorners = newValue
            invalidateOwnPicture()
        }
    }

    /// Points of the line inside the edge, over contents and sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { state.look.borderWidth }
        set {
            guard newValue != state.look.borderWidth else { return }
            change(.borderWidth) { $0.look.borderWidth = newValue }
        }
    }

    /// The colour of the line inside the edge. Opaque black at first. Animatable.
    open var borderColor: CGColor? {
        get { state.look.borderColor }
        set {
            guard newValue != state.look.borderColor else { return }
            change(.borderColor) { $0.look.borderColor = newValue }
        }
    }

    /// The colour of the shadow. Opaque black at first. Animatable.
    open var shadowColor: CGColor? {
        get { state.look.shadowColor }
        set {
            guard newValue != state.look.shadowColor else { return }
            change(.shadowColor) { $0.look.shadowColor = newValue }
        }
    }

    /// How opaque the shadow is, 0 to 1. 0 at first. Animatable.
    open var shadowOpacity: Float {
        get { state.look.shadowOpacity }
        set {
            guard newValue != state.look.shadowOpacity else { return }
            change(.shadowOpacity) { $0.look.shadowOpacity = newValue }
        }
    }

    /// Where the shadow falls, in points. (0, -3) at first. Animatable.
    open var shadowOffset: CGSize {
        get { state.look.shadowOffset }
        set {
            guard newValue != state.look.shadowOffset else { return }
            change(.shadowOffset) { $0.look.shadowOffset = newValue }
        }
    }

    /// How far the shadow is blurred, in points. 3 at first. Animatable.
    open var shadowRadius: CGFloat {
        get { state.look.shadowRadius }
        set {
            guard newValue != state.look.shadowRadius else { return }
            change(.shadowRadius) { $0.look.shadowRadius = newValue }
        }
    }

    // MARK: Contents

    /// The picture in the layer, a `CGImage`. Anything else shows nothing.
    open var contents: Any? {
        didSet { invalidateOwnPicture() }
    }

    /// The part of the picture to show, in units of its size. Animatable.
    open var contentsRect: CGRect {
        get { state.look.contentsRect }
        set {
            guard newValue != state.look.contentsRect else { return }
            change(.contentsRect) { $0.look.contentsRect = newValue }
        }
    }

    /// How the picture is put into the bounds. `.resize` at first.
    open var contentsGravity: CALayerContentsGravity {
        get { state.look.contentsGravity }
        set {
            guard newValue != state.look.contentsGravity else { return }
            state.look.contentsGravity = newValue
            presentedState?.look.contentsGravity = newValue
            invalidateOwnPicture()
        }
    }

    /// Pixels of the picture a point. 1 at first.
    open var contentsScale: CGFloat {
        get { state.look.contentsScale }
        set {
            guard newValue != state.look.contentsScale else { return }
            state.look.contentsScale = newValue
            presentedState?.look.contentsScale = newValue
            invalidateOwnPicture()
        }
    }

    /// Whether another size means other contents. `false` at first.
    open var needsDisplayOnBoundsChange = false

    /// Whether the layer fills its bounds without letting anything through; a hint. `false` at first.
    open var isOpaque = false

    // MARK: What subclasses replace

    /// Sets `contents`; asks the delegate, and else draws.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents; asks the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Places the sublayers; asks the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// What a change of the property `event` starts: asks the delegate, then `actions`, then the class; with none of
    /// them, a layer inside another one animates as the transaction says.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// The action of all layers of the class that have no other.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// The size that the layer would like; its own, unless a subclass knows better.
    open func preferredFrameSize() -> CGSize {
        bounds.size
    }

    /// Whether a point of the layer's own coordinates is in it.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { timingChanged() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
}
