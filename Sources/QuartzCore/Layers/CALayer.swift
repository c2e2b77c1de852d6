import CoreGraphics
import DisplayList

/// A rectangle on the screen, with its position, its appearance and its sublayers.
///
/// Setting a property sets the model at once. What the screen shows may follow by an animation; `presentation()`
/// returns its values. Used on the main thread only.
open class CALayer: NSObject, CAMediaTiming {
    /// The delegate, which provides contents, layout and actions. Not retained.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? client }
        set {
            owner = nil
            client = newValue
        }
    }
    private weak var client: (any CALayerDelegate)?
    /// The delegate, if it is a view that retains the layer. The view sets this to nil when it is deallocated. Not a
    /// weak reference, which would make every retain and release of a view slower.
    @exclusivity(unchecked) package unowned(unsafe) var owner: (any CALayerDelegate)?
    /// A name for the client's own use.
    open var name: String?
    /// The actions for changes of properties, by the property's name. The delegate is asked first.
    open var actions: [String: any CAAction]?

    /// The layer's values without animations.
    @exclusivity(unchecked) var state = LayerState()
    /// The layer's values in the current frame while animations run.
    @exclusivity(unchecked) var presentedState: LayerState?
    /// The animations and their keys, in the order in which they were added.
    var animations: [(key: String, animation: CAAnimation)] = []
    /// The effects on the picture of the layer and its sublayers, in the order in which they are applied.
    var effects: [any LayerEffect] = []
    /// The picture of the layer when the running transition was added.
    var transitionSource: RenderNode?
    /// The points of its transitions that the layer shows.
    var transitionPoints: [RunPoint] = []

    /// The cached nodes of the background and the contents, and of the border.
    @exclusivity(unchecked) var ownNode: RenderNode?
    var ownBorderNode: RenderNode?
    /// The state that `ownNode` and `ownBorderNode` were made from.
    var ownNodeState: LayerState?
    /// The cached node without the shadow, which is current while `isPictureValid`. A transition begins with it.
    var pictureNode: RenderNode?
    /// The cached shape of the blurred shadow.
    var shadowShape: ShadowShape?
    /// The cached node of the layer and its sublayers, which is current while `isSubtreeValid`.
    @exclusivity(unchecked) var subtreeNode: RenderNode?
    /// Whether a frame of the layer is being made. Changes of its contents then become a part of that frame.
    @exclusivity(unchecked) var isBeingDrawn = false
    /// Whether the layer was removed from a superlayer and has not been inserted again.
    @exclusivity(unchecked) var isDetached = false
    /// A layer with an invalid picture has an invalid subtree, and so do its ancestors.
    @exclusivity(unchecked) var isPictureValid = false
    @exclusivity(unchecked) var isSubtreeValid = false
    @exclusivity(unchecked) var placedNode: PlacedNode?
    /// The scene in which the layer was above one that shows what is behind it, or was one.
    @exclusivity(unchecked) var sceneNumber = 0
    /// The parts of the picture of a layer that is visited in each frame.
    var watchedParts: [RenderNode]?

    /// The number of motions in progress that require the layer to clip to its bounds, regardless of `masksToBounds`.
    package var clippingMotionCount = 0 {
        didSet { if (clippingMotionCount > 0) != (oldValue > 0) { invalidateSubtree() } }
    }

    @exclusivity(unchecked) var layoutIsNeeded = true
    @exclusivity(unchecked) var layoutIsNeededBelow = true
    @exclusivity(unchecked) var displayIsNeeded = false

    /// The superlayer, which sets this to nil when it is deallocated. Not a weak reference, for the
    /// same reason as `owner`.
    @exclusivity(unchecked) unowned(unsafe) var parent: CALayer?
    /// The device, if this is the root layer of a window.
    var ownDevice: Device?
    /// The registry that retains the layer because it has animations.
    unowned(unsafe) var registry: AnimationRegistry?
    /// The layer's time, or nil if it is that of the superlayer.
    var ownTime: LayerTime?
    var children: [CALayer] = []
    /// The layer that this one is a presentation of.
    private(set) var modelLayer: CALayer?

    public override init() {
        super.init()
        if let ownValues = Self.ownValues { state.look.own = ownValues.init() }
    }

    /// Creates a copy of another layer's values for `presentation()`. Subclasses copy the properties that they add.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        state = layer.current
        name = layer.name
        contents = layer.contents
        modelLayer = layer.modelLayer ?? layer
    }

    deinit {
        for child in children { child.parent = nil }
        for layer in effectLayers { layer.parent = nil }
    }

    // MARK: Geometry

    /// The size of the layer, and the point of its own coordinates that is at its corner. Animatable.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            guard newValue != state.bounds else { return }
            requireNoNaN(newValue)
            let resizes = newValue.size != state.bounds.size
            change(.bounds) { $0.bounds = newValue }
            if resizes {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// The position of the anchor point in the superlayer. Animatable.
    open var position: CGPoint {
        get { state.position }
        set {
            guard newValue != state.position else { return }
            requireNoNaN(newValue)
            change(.position) { $0.position = newValue }
        }
    }

    /// The position from back to front. Layers with a greater value are in front, and among equals later
    /// sublayers. Animatable.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set {
            guard newValue != state.zPosition else { return }
            change(.zPosition) { $0.zPosition = newValue }
            parent?.invalidateSubtree()
        }
    }

    /// The point that `position` places and `transform` applies to, in units of the bounds. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set {
            guard newValue != state.anchorPoint else { return }
            change(.anchorPoint) { $0.anchorPoint = newValue }
        }
    }

    /// Whether the layer may be composited from a bitmap of `rasterizationScale`. `false` by default.
    ///
    /// It is a hint. Layers are kept as display lists, which are drawn again without cost where nothing has changed, so
    /// that the layer looks the same either way.
    open var shouldRasterize = false

    /// The scale of the bitmap with `shouldRasterize`, in pixels per point. 1 by default.
    open var rasterizationScale: CGFloat = 1

    /// Returns the two-dimensional part of `transform`.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to a two-dimensional transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The transform of the layer and its sublayers, relative to the anchor point. Animatable.
    open var transform: CATransform3D {
        get { state.transform }
        set {
            guard !CATransform3DEqualToTransform(newValue, state.transform) else { return }
            change(.transform) { $0.transform = newValue }
        }
    }

    /// An additional transform of the sublayers. Animatable.
    open var sublayerTransform: CATransform3D {
        get { state.look.sublayerTransform }
        set {
            guard !CATransform3DEqualToTransform(newValue, state.look.sublayerTransform) else { return }
            change(.sublayerTransform) { $0.look.sublayerTransform = newValue }
            invalidateSubtree()
        }
    }

    /// The rectangle in the superlayer, derived from the bounds, position, anchor point and transform. Setting it
    /// sets the size of the bounds and the position.
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

    /// Whether the layer and its sublayers are hidden. Not animatable.
    open var isHidden: Bool {
        get { state.isHidden }
        set {
            guard newValue != state.isHidden else { return }
            state.isHidden = newValue
            presentedState?.isHidden = newValue
            invalidatePlacement()
        }
    }

    /// Whether the opacity applies to the picture of the layer with its sublayers, and not to each of them. `true` by
    /// default. Without it, what lies behind another part of the picture shows through it.
    open var allowsGroupOpacity: Bool {
        get { state.look.allowsGroupOpacity }
        set { if newValue != state.look.allowsGroupOpacity { setLook { $0.allowsGroupOpacity = newValue } } }
    }

    /// The opacity of the layer including its sublayers, from 0 to 1. Animatable.
    open var opacity: Float {
        get { state.opacity }
        set {
            guard newValue != state.opacity else { return }
            change(.opacity) { $0.opacity = newValue }
        }
    }

    /// Whether contents and sublayers are clipped to the bounds with their rounded corners. `false` by default.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set {
            guard newValue != state.masksToBounds else { return }
            state.masksToBounds = newValue
            presentedState?.masksToBounds = newValue
            invalidateSubtree()
        }
    }

    /// The color that fills the bounds behind the contents. Animatable.
    open var backgroundColor: CGColor? {
        get { state.look.backgroundColor }
        set {
            guard newValue != state.look.backgroundColor else { return }
            change(.backgroundColor) { $0.look.backgroundColor = newValue }
        }
    }

    /// The radius of the corners, in points. Animatable.
    open var cornerRadius: CGFloat {
        get { state.look.cornerRadius }
        set {
            guard newValue != state.look.cornerRadius else { return }
            change(.cornerRadius) { $0.look.cornerRadius = newValue }
        }
    }

    /// The corners that are rounded. All by default.
    open var maskedCorners: CACornerMask {
        get { state.look.maskedCorners }
        set { if newValue != state.look.maskedCorners { setLook { $0.maskedCorners = newValue } } }
    }

    /// The shape of the rounded corners. `.circular` by default.
    ///
    /// A layer with continuous corners that clips its contents is drawn by the processor.
    open var cornerCurve: CALayerCornerCurve {
        get { state.look.cornerCurve }
        set { if newValue != state.look.cornerCurve { setLook { $0.cornerCurve = newValue } } }
    }

    /// Returns how far a corner reaches along a side, as a multiple of its radius: 1 for a quarter of a circle.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CornerShape.continuousReach : 1
    }

    /// The width of the border, in points. It lies inside the bounds, above contents and sublayers. Animatable.
    open var borderWidth: CGFloat {
        get { state.look.borderWidth }
        set {
            guard newValue != state.look.borderWidth else { return }
            change(.borderWidth) { $0.look.borderWidth = newValue }
        }
    }

    /// The color of the border. Opaque black by default. Animatable.
    open var borderColor: CGColor? {
        get { state.look.borderColor }
        set {
            guard newValue != state.look.borderColor else { return }
            change(.borderColor) { $0.look.borderColor = newValue }
        }
    }

    /// The color of the shadow. Opaque black by default. Animatable.
    open var shadowColor: CGColor? {
        get { state.look.shadow.color }
        set {
            guard newValue != state.look.shadow.color else { return }
            change(.shadowColor) { $0.look.shadow.color = newValue }
        }
    }

    /// The opacity of the shadow, from 0 to 1. 0 by default. Animatable.
    open var shadowOpacity: Float {
        get { state.look.shadow.opacity }
        set {
            guard newValue != state.look.shadow.opacity else { return }
            change(.shadowOpacity) { $0.look.shadow.opacity = newValue }
        }
    }

    /// The offset of the shadow, in points. (0, -3) by default. Animatable.
    open var shadowOffset: CGSize {
        get { state.look.shadow.offset }
        set {
            guard newValue != state.look.shadow.offset else { return }
            change(.shadowOffset) { $0.look.shadow.offset = newValue }
        }
    }

    /// The blur radius of the shadow, in points. 3 by default. Animatable.
    open var shadowRadius: CGFloat {
        get { state.look.shadow.radius }
        set {
            guard newValue != state.look.shadow.radius else { return }
            change(.shadowRadius) { $0.look.shadow.radius = newValue }
        }
    }

    /// The outline of the shadow in the coordinates of the layer. By default it is `nil`, and the shadow has the shape
    /// of the contents. Changes don't animate without an explicit animation.
    ///
    /// Without a GPU, blurring a path takes longer than the shadow of an opaque background, which needs no path.
    open var shadowPath: CGPath? {
        get { state.look.shadow.path }
        set {
            guard newValue != state.look.shadow.path else { return }
            change(.shadowPath) { $0.look.shadow.path = newValue }
        }
    }

    // MARK: Contents

    /// The contents of the layer, a `CGImage`. Values of other types are not shown.
    open var contents: Any? {
        didSet { invalidateContents() }
    }

    /// The part of the contents to show, in units of their size. Animatable.
    open var contentsRect: CGRect {
        get { state.look.contentsRect }
        set {
            guard newValue != state.look.contentsRect else { return }
            change(.contentsRect) { $0.look.contentsRect = newValue }
        }
    }

    /// The part of the contents that is stretched in both directions, in units of the part in `contentsRect`. The whole
    /// by default. Animatable.
    ///
    /// The parts above and below it are stretched only horizontally, those beside it only vertically, and the corners
    /// keep their size. A width or a height of 0 means one pixel of the contents.
    open var contentsCenter: CGRect {
        get { state.look.contentsCenter }
        set {
            guard newValue != state.look.contentsCenter else { return }
            change(.contentsCenter) { $0.look.contentsCenter = newValue }
        }
    }

    /// How an image is drawn larger than it is. `.linear` by default.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.look.filters.magnification }
        set { changeFilters { $0.magnification = newValue } }
    }

    /// How an image is drawn smaller than it is. `.linear` by default.
    ///
    /// Both `.linear` and `.trilinear` reduce an image that is drawn much smaller first, so that it doesn't flicker.
    open var minificationFilter: CALayerContentsFilter {
        get { state.look.filters.minification }
        set { changeFilters { $0.minification = newValue } }
    }

    /// How many times an image is halved more, or less if negative, before `.trilinear` draws it smaller. 0 by default.
    open var minificationFilterBias: Float {
        get { state.look.filters.bias }
        set { changeFilters { $0.bias = newValue } }
    }

    /// The placement of the contents in the bounds. `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { state.look.contentsGravity }
        set { if newValue != state.look.contentsGravity { setLook { $0.contentsGravity = newValue } } }
    }

    /// The number of pixels of the contents per point. 1 by default.
    open var contentsScale: CGFloat {
        get { state.look.contentsScale }
        set {
            guard newValue != state.look.contentsScale else { return }
            state.look.contentsScale = newValue
            presentedState?.look.contentsScale = newValue
            invalidateContents()
        }
    }

    /// Whether the contents have to be drawn again after a change of the size. `false` by default.
    open var needsDisplayOnBoundsChange = false

    /// A hint that the layer fills its bounds with opaque content. `false` by default.
    open var isOpaque = false

    // MARK: Overridable methods

    /// Sets `contents`. Asks the delegate if there is one, and otherwise draws the layer.
    open func display() {
        if let delegate { delegate.display(self) } else { drawContents() }
    }

    /// Draws the contents. Calls the delegate by default.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Lays out the sublayers. Calls the delegate by default.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    /// Returns the action for a change of the property `event`. Asks the delegate, then `actions`, then the
    /// class. If none of them has an action, a layer with a superlayer animates with the transaction's duration
    /// and timing function.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        if let action = actions?[event] { return action is NSNull ? nil : action }
        if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(forKey: event)
    }

    /// Returns the default action of the layers of this class.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// Returns the preferred size of the layer, which is its own size unless a subclass overrides this method.
    open func preferredFrameSize() -> CGSize {
        bounds.size
    }

    /// Returns whether the layer contains a point of its own coordinates.
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    // MARK: Values of a layer class

    /// The type of the values that this layer class adds, or nil if it adds none.
    class var ownValues: (any LayerValues.Type)? { nil }

    /// Returns what this layer class draws between the background color and the contents, relative to the corner of the
    /// bounds. It is cached until `shown`, the values of the current frame, changes.
    func makeDrawing(_ shown: LayerState) -> RenderNode? { nil }

    // MARK: CAMediaTiming

    open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1 { didSet { timingChanged() } }
    open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Animations

    /// Adds a copy of an animation. An animation under the same key is removed.
    ///
    /// An animation without a duration gets the transaction's. One without a `beginTime` starts in the current frame.
    /// Without a key, any number of animations can run concurrently.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        addCopy(of: anim, forKey: key)
    }

    /// Removes an animation, and notifies its delegate that it did not finish. Does nothing if there is none.
    open func removeAnimation(forKey key: String) {
        removeAnimations { $0 == key }
    }

    /// Removes all animations of this layer.
    open func removeAllAnimations() {
        removeAnimations { _ in true }
    }

    /// Returns the animation under a key. The effect of changing it is undefined.
    open func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// Returns the keys of the animations in the order in which they were added, or nil if there are none.
    open func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// Returns a copy of the layer as it appears in the current frame. The copy's `superlayer` and `sublayers` are
    /// such copies too. Allocates an object.
    open func presentation() -> Self? {
        type(of: self).allocate(copying: self) as? Self
    }

    /// Returns the model layer of a presentation layer, or the layer itself.
    open func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    // MARK: Coordinates

    /// Converts a point from this layer's coordinates to those of another layer, or of the root if `l` is nil.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(transform(to: l))
    }

    /// Converts a point from another layer's coordinates to those of this layer. `nil` means the root.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying(transform(to: l).inverted())
    }

    /// Converts a rectangle to another layer's coordinates. Returns the bounding box of the transformed rectangle.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(transform(to: l))
    }

    /// Converts a rectangle from another layer's coordinates. Returns the bounding box of the transformed rectangle.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying(transform(to: l).inverted())
    }

    /// Converts a time of this layer to that of another layer, or of the clock if `l` is nil.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        localTime(t, to: l)
    }

    /// Converts a time of another layer, or of the clock if `l` is nil, to that of this layer.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        l?.convertTime(t, to: self) ?? localTime(at: t)
    }

    /// Returns the front-most layer of this subtree at a point in the superlayer's coordinates, or
    /// nil if there is none.
    ///
    /// A presentation layer tests the values of the current frame and returns presentation layers. Other
    /// layers test the model.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        topmostLayer(at: p)
    }

    // MARK: Display

    /// Requests a call of `display()` before the next frame.
    open func setNeedsDisplay() {
        displayIsNeeded = true
        invalidateContents()
    }

    /// Requests a call of `display()` before the next frame. The contents are drawn as a whole,
    /// whatever the rectangle.
    open func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether a call of `display()` is pending.
    open func needsDisplay() -> Bool {
        displayIsNeeded
    }

    /// Calls `display()` at once if it is pending.
    open func displayIfNeeded() {
        guard displayIsNeeded else { return }
        displayIsNeeded = false
        display()
    }

    /// Draws the layer and its sublayers in the layer's own coordinates, as of the current frame.
    open func render(in ctx: CGContext) {
        layoutIfNeeded()
        guard let node = makeSubtreeNode()?.translated(by: current.bounds.origin) else { return }
        ctx.draw(node)
    }

    // MARK: Hierarchy

    /// The superlayer.
    open var superlayer: CALayer? {
        modelLayer == nil ? parent : modelLayer?.parent?.presentation()
    }

    /// The sublayers from back to front, or nil if there are none.
    open var sublayers: [CALayer]? {
        get {
            if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            for child in children { child.detach() }
            children = []
            for layer in newValue ?? [] { addSublayer(layer) }
            invalidateSubtree()
        }
    }

    /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Inserts a sublayer at an index, counted from the back. An index that is too large means the front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.count) }
    }

    /// Inserts a sublayer directly behind another one, or at the back if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Inserts a sublayer directly in front of another one, or at the front if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { children in children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
    }

    /// Replaces a sublayer by another layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.parent === self, oldLayer !== newLayer else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.removeEffect(drawing: self)
        parent.invalidateSubtree()
        detach()
    }

    // MARK: Mask

    /// The layer whose alpha masks this layer with its sublayers and its shadow. `nil` by default.
    ///
    /// The mask is placed in the coordinates of this layer. Where it is transparent or draws nothing, this layer is
    /// invisible. Hit testing ignores it. A layer that masks another one or is a sublayer is removed there.
    open var mask: CALayer? {
        get {
            let modelMask = model().effect(LayerMask.self)?.layer
            return model() === self ? modelMask : modelMask?.presentation()
        }
        set {
            guard newValue !== mask else { return }
            setMask(newValue, owner: nil)
        }
    }

    // MARK: Layout

    /// Requests a call of `layoutSublayers()` before the next frame. Repeated calls are cheap.
    open func setNeedsLayout() {
        layoutIsNeeded = true
        parent?.markLayoutNeededBelow()
        device.clock.setNeedsFrame()
    }

    /// Returns whether a call of `layoutSublayers()` is pending.
    open func needsLayout() -> Bool {
        layoutIsNeeded
    }

    /// Lays out this layer and its descendants at once if that is pending, starting at the topmost
    /// ancestor that needs it.
    open func layoutIfNeeded() {
        var root = self
        for layer in sequence(first: self, next: \.parent) where layer.layoutIsNeeded { root = layer }
        root.layoutTree()
    }
}
