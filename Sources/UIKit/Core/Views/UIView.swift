import CoreGraphics
import DisplayList
import HostInterface
import QuartzCore

/// A rectangular area that draws contents, contains other views and handles touches.
@preconcurrency @MainActor
open class UIView:
    UIResponder, UIAppearance, UITraitEnvironment, UITraitChangeObservable, @preconcurrency CALayerDelegate
{
    // Stored apart from `layer`, which subclasses override with another type.
    nonisolated(unsafe) let ownLayer: CALayer

    // Few properties are read as often as these, and no access to them runs other code: see CONTRIBUTING, "Measure".
    // They are nonisolated for `deinit` only, which is not isolated to the main actor.
    @exclusivity(unchecked) nonisolated(unsafe) var storage = UIViewStorage()
    /// The controller whose view this is.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?
    var children: [UIView] = []
    /// The superview. It retains this view, as the controller does, and both clear these references when they are
    /// deallocated. `LayoutReference` explains why they are not weak.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var parent: UIView?

    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        setUpLayer(for: "UIView.init(frame:)")
        self.frame = frame
    }

    /// Creates a view with an empty frame. Archives are not read; the initializer is for subclasses that override it.
    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        setUpLayer(for: "UIView.init(coder:)")
    }

    /// Creates a view with an empty frame.
    public override convenience init() { self.init(frame: .zero) }

    deinit {
        for child in children { child.parent = nil }
        if ownLayer.owner === self { ownLayer.owner = nil }
        storage.layout?.viewWillDeinit()
    }

    /// The layer that draws the view.
    open var layer: CALayer { ownLayer }

    /// The class of the view's layer, a subclass of `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    open override var next: UIResponder? { viewController ?? parent }
    override var nearestScreen: UIScreen { window?.screen ?? .main }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. Valid only if `transform` is the identity.
    open var frame: CGRect {
        get { ownLayer.frame }
        set {
            guard newValue != ownLayer.frame || ownLayer.bounds.size != newValue.size else { return }
            changeFrame(to: newValue)
        }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set {
            let old = ownLayer.bounds
            ownLayer.bounds = newValue
            boundsDidChange(from: old.size)
            geometryDidChange(from: old.origin)
        }
    }

    /// The position of the view's anchor point, by default its center, in its superview's coordinates.
    open var center: CGPoint {
        get { ownLayer.position }
        set {
            ownLayer.position = newValue
            geometryDidChange(from: bounds.origin)
        }
    }

    /// The transform of the view about its anchor point, by default its center.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(ownLayer.transform) }
        set { ownLayer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The three-dimensional transform of the view about its anchor point, by default its center.
    open var transform3D: CATransform3D {
        get { ownLayer.transform }
        set { ownLayer.transform = newValue }
    }

    /// The point of the view that `center` positions, as fractions of the size of the bounds.
    open var anchorPoint: CGPoint {
        get { ownLayer.anchorPoint }
        set {
            ownLayer.anchorPoint = newValue
            cornersFollowGeometry()
        }
    }

    /// The number of pixels per point, by default that of the screen that the view is on.
    open var contentScaleFactor: CGFloat {
        get { ownLayer.contentsScale }
        set { setOwnScale(newValue) }
    }

    // MARK: Hierarchy

    /// Called after the view was added to a superview or removed from it. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the view is added to a superview or removed from it (`nil`). Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the window of the view has changed. Does nothing by default.
    open func didMoveToWindow() {}
    /// Called before the window of the view changes to another one or to none (`nil`). Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after a subview was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Adds a subview in front of the others.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Inserts a subview at an index, where 0 is at the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    /// Inserts a subview directly behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Inserts a subview directly in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() { removeFromHierarchy() }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: .front) }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: .back) }

    /// Exchanges the positions of two subviews in the order from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Returns the first view with a tag in this view's hierarchy, including itself, or `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Layout

    /// Sets the frames of the subviews from constraints. Called before a frame is drawn if the layout is invalid.
    open func layoutSubviews() { if storage.layout != nil { placeItems() } }

    /// Invalidates the layout. `layoutSubviews()` is called before the next frame is drawn.
    open func setNeedsLayout() {
        requireMainThread("UIView.setNeedsLayout()")
        layer.setNeedsLayout()
    }

    /// Performs the layout of the view and its subviews immediately where it is invalid.
    open func layoutIfNeeded() { finishLayout() }

    /// Whether the frame and the autoresizing mask are translated into constraints, `true` by default. Set it to
    /// `false` for a view whose frame is determined by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storage.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// Whether `updateConstraints()` is called even if there are no constraints yet. `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints before a layout. An override calls `super` as its last step.
    open func updateConstraints() {}

    /// Invalidates the view's constraints. `updateConstraints()` is called before the next layout.
    open func setNeedsUpdateConstraints() {
        markConstraintUpdate([.needed, .asked])
        layoutRoot.setNeedsLayout()
    }

    /// Returns whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { storage.constraintUpdates.contains(.needed) }

    /// Calls `updateConstraints()` immediately on the view and its subviews whose constraints are invalid.
    open func updateConstraintsIfNeeded() { performConstraintUpdates() }

    /// The insets of the alignment rectangle, which constraints use, from the frame, in points. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.moved(by: alignmentRectInsets, 1) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.moved(by: alignmentRectInsets, -1)
    }

    /// The view in the hierarchy that provides the first baseline, by default the view itself.
    open var forFirstBaselineLayout: UIView { self }

    /// The view in the hierarchy that provides the last baseline, by default the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size that satisfies the constraints inside the view and is as close to a target size as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the constraints inside the view, where a target size has certain priorities.
    ///
    /// Constraints to views outside are ignored. The size is rounded up to whole pixels.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let (horizontal, vertical) = (horizontalFittingPriority, verticalFittingPriority)
        return fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
    }

    /// The margins that apply if neither a client nor a controller sets others.
    var standardMargins: UIEdgeInsets { LayoutMargins.standard }
    /// The rectangle in the superview whose contents keep out of the superview's margins, if the view preserves them.
    var frameInMargins: CGRect { untransformedFrame }
    /// The subviews in the order that decides ambiguous layouts.
    var childrenInLayoutOrder: [UIView] { children }
    /// The default content priorities of the class.
    var initialContentPriorities: ContentPriorities { ContentPriorities() }
    /// Returns the distances of the first baseline from the top and of the last one from the bottom, for a size.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }
    /// Called if the view is a layout root, after a constraint or an intrinsic size inside it has changed.
    func constraintsInsideDidChange() {}
    /// Whether the intrinsic height depends on the width.
    var heightFollowsWidth: Bool { false }
    /// Whether a table determines the height.
    var hasEncapsulatedHeight: Bool { false }
    /// Whether the baselines of the view are those of a text.
    var hasTextBaseline: Bool { false }
    /// The line height of the text whose baseline is the view's, or `nil` if it has none.
    var baselineLineHeight: CGFloat? { nil }
    /// The text that names the view in messages about constraints.
    var layoutText: String? { nil }
    /// The view itself, if its content has a size of its own.
    var scrollableContent: (any ScrollableContent)? { nil }
    /// The view itself, if it is a stack view.
    var arranger: UIStackView? { nil }
    /// Returns the intrinsic height for a width. It is used if `heightFollowsWidth` is `true`.
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// Returns the size that fits the view best, given a proposed size. By default, it is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Changes the size of the view to the one that fits it best. The origin of its frame doesn't change.
    open func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        frame.origin = origin
    }

    /// The value of an intrinsic width or height that the contents do not have: -1.
    nonisolated public static var noIntrinsicMetric: CGFloat { -1 }

    /// The target size with which `systemLayoutSizeFitting(_:)` returns the smallest size: (0, 0).
    nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }

    /// The target size with which `systemLayoutSizeFitting(_:)` returns the largest size: 10,000
    /// points on each axis (unverified).
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// The natural size of the contents, with `noIntrinsicMetric` for an axis on which there is none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Invalidates the intrinsic content size, and the layout that depends on it.
    open func invalidateIntrinsicContentSize() {
        contentDidChange()
        parent?.arranger?.contentDidChange(of: self)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Called after `layoutMargins` has changed for any reason. Does nothing by default.
    open func layoutMarginsDidChange() {}
    /// Called after the safe area has changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    // MARK: Mask

    /// The view whose alpha masks this view with its subviews. It is not a subview, and is placed in the coordinates of
    /// this view. `nil` by default.
    ///
    /// Touches are delivered as if there were no mask. A view that masks another one or is a subview is removed there.
    open var mask: UIView? {
        get { layer.maskOwner as? UIView }
        set {
            guard newValue !== mask else { return }
            newValue?.removeFromSuperview()
            layer.setMask(newValue?.layer, owner: newValue)
        }
    }

    // MARK: Drawing

    /// Draws the contents into the current context. Does nothing by default.
    open func draw(_ rect: CGRect) {}

    /// Invalidates the contents, which are drawn again before the next frame.
    open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }

    /// Invalidates the contents. All of them are drawn again before the next frame, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay() }

    /// Whether the view and its subviews are hidden.
    open var isHidden: Bool {
        get { ownLayer.isHidden || storage.hidesAfter != nil }
        set { setHidden(newValue) }
    }

    /// The color behind the contents, or `nil` for none, which is the default.
    open var backgroundColor: UIColor? {
        get { storage.backgroundColor }
        set {
            noteAppearance(.backgroundColor)
            setBackgroundColor(newValue)
        }
    }

    /// The color of interactive elements, by default that of the superview. It is a gray while it is dimmed.
    open var tintColor: UIColor! {
        get { currentTintColor }
        set {
            noteAppearance(.tintColor)
            storage.tintColor = newValue
            notifyTintColorChanged()
        }
    }

    /// How the view and its subviews show their tint color: as the superview does by default.
    ///
    /// The value is `.normal` or `.dimmed`, never `.automatic`. An alert, an action sheet, a popover or a sheet dims
    /// the views behind it that are automatic. A change calls `tintColorDidChange()` on the views that it affects.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { currentTintAdjustment }
        set { setTintAdjustment(newValue) }
    }

    /// Called after the tint color has changed, also by a move below another superview. Does nothing by default.
    open func tintColorDidChange() {}

    /// Returns the radius in points that a corner has by `cornerConfiguration`, or the greatest one of several corners.
    ///
    /// A call in `layoutSubviews()` has the layout repeated after the radius has changed.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat { readRadius(corner) }

    /// Called after the radii of the corner configuration have changed.
    func cornersDidChange() {}

    /// The class whose implementation of `draw(_:)` does not count as an override by a client.
    class var drawingClass: UIView.Type { UIView.self }

    /// Whether the contents are drawn again for each size, whatever the content mode.
    var redrawsForSize: Bool { false }

    /// Returns the contents as a render node. Subclasses that do not override `draw(_:)` override this.
    func makeContents() -> RenderNode? { rare?.snapshot }

    // MARK: Touches

    /// Returns the frontmost view that receives touches at a point in this view's coordinates, if there is one.
    ///
    /// Views that are hidden, almost transparent or not enabled for user interaction are ignored with their subviews.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Returns whether a point in the view's coordinates is inside the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns whether a gesture recognizer of the view may begin. `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns whether a gesture recognizer of a superview may begin with a touch in this view. It is called on each
    /// view between the touch and the recognizer's view.
    func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the delay of a touch in a view, this one or a subview, in seconds: the touch may become a drag.
    func delaysTouches(to view: UIView) -> TimeInterval { 0 }
    /// Whether a tap on the status bar scrolls the view to its top, if it is the only such view on the screen.
    var scrollsToTopByTap: Bool { false }
    /// Scrolls the view to its top after a tap on the status bar.
    func scrollToTop() {}
    /// Whether a touch in this view or in a view inside it is sent to that view.
    func letsTouchBegin(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool { true }

    /// Whether a scroll view around this one does not cancel the touches of this view. `false` except for controls.
    var preventsScrolling: Bool { false }

    /// Returns whether a new touch in the view or a subview only stops a movement in progress. If so, the touch is
    /// delivered to no view and does not become a tap.
    func consumesTouch(_ touch: UITouch) -> Bool { false }

    /// Handles a scroll event of a wheel or touchpad under the pointer.
    ///
    /// - Returns: Whether the view has handled the event. If not, its superview is asked.
    func handleScroll(_ scroll: HostScroll) -> Bool { false }

    /// Zooms the content for a wheel or a touchpad under the pointer.
    ///
    /// - Returns: Whether the content zooms. If not, the superview is asked.
    func handleZoom(_ scroll: HostScroll) -> Bool { false }

    /// Takes the scale of a screen that the window moved to, unless the client has set another scale.
    func takeScale(_ scale: CGFloat, from old: CGFloat) {
        guard contentScaleFactor == old else { return }
        contentScaleFactor = scale
        setNeedsLayout()
        if drawsItself { setNeedsDisplay() }
    }

    /// Tells the view that the pointer is over a point of it with no button down, or left it (`nil`).
    func pointerMoved(to point: CGPoint?) {}

    /// Returns the shape of the pointer over a point of the view; `nil` for that of the superview.
    func cursor(at point: CGPoint) -> HostCursor? { nil }

    /// Returns the part of the view that the mouse takes hold of with a touch; `nil` if it is none.
    func grip(at touch: UITouch) -> PointerGrip? { nil }

    /// Sets a property to a value that an animator leaves behind, such as its start value.
    func takeAnimatedValue(_ value: AnimatedValue, of property: LayerProperty) {
        ownLayer.setValue(value, of: property)
    }

    // MARK: Editing

    /// Has the view, or the subview that is the first responder, resign that status. Editing ends with it.
    ///
    /// - Parameter force: Whether the first responder resigns even if it or its delegate refuses.
    /// - Returns: Whether a first responder resigned.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        nearestScreen.firstResponder.resign(inside: self, force: force)
    }

    // MARK: Focus

    /// Whether the view can become focused, to receive key presses. `false` by default, and `true` for rows of a table.
    open var canBecomeFocused: Bool { false }

    /// The environments in the view that are preferred for focus, in order. Empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view that keeps the focus for this one while it is off the screen: a table for itself and for its rows.
    var focusKeeper: (any FocusKeeper)? { nil }
    /// The effect that shows the focus by default.
    var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    /// Called after a key has moved the focus to the view.
    func focusArrivedByKey() {}
    /// The subviews in the order in which assistive technology reads them, or `nil` if it follows from their positions.
    var subviewsInReadingOrder: [UIView]? { nil }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// Called after a trait, such as the appearance, has changed to that of `traitCollection`. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the environment of the view.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// The traits that the view and its subviews have in place of those that the view inherits.
    ///
    /// The traits change at once. `traitOverrides.remove(_:)` ends an override.
    public var traitOverrides: UITraitOverrides {
        get { storage.ownTraits?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    /// Notifies the view and its subviews now if their traits have changed. Views in a window are notified without it,
    /// so it matters only for others.
    open func updateTraitsIfNeeded() { TraitChange.notify(self) }

    // MARK: CALayerDelegate

    /// Returns the action for a change of a property of the layer. Outside animation blocks, changes are not animated.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationContext.action(for: layer, forKey: event)
    }

    /// Calls `draw(_:)` in the layer's context.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        draw(bounds)
        UIGraphicsPopContext()
    }

    /// Updates constraints if the view is a layout root, and calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) { LayoutPass.perform(on: self) }

    /// Sets the layer's contents.
    open func display(_ layer: CALayer) {
        if drawsItself { layer.drawContents() } else { layer.contents = makeContents() }
    }

    // MARK: UIAppearance

    /// Returns the proxy for all instances of the class.
    open class func appearance() -> Self {
        AppearanceRules.proxy(of: Self.self, in: []) { $0 is Self }
    }

    /// Returns the proxy for instances of the class inside others.
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRules.proxy(of: Self.self, in: containerTypes) { $0 is Self }
    }

    /// Returns the proxy for instances of the class that have some traits.
    open class func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRules.proxy(of: Self.self, in: [], for: trait) { $0 is Self }
    }

    /// Returns the proxy for instances of the class inside others that have some traits.
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceRules.proxy(of: Self.self, in: containerTypes, for: trait) { $0 is Self }
    }

    // MARK: Properties

    /// The name by which the view is found again when the app restores its state. By default `nil`: its state isn't
    /// kept. The controller of the view needs an identifier too.
    open var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { updateUncommonProperties { $0.restorationIdentifier = newValue } }
    }

    /// Writes the state. The default implementation writes the place of the content of scroll views, the selection and
    /// the row at the top of tables, and the selection of texts. Overrides call `super`.
    open func encodeRestorableState(with coder: NSCoder) { (self as any StateKeeping).encodeOwnState(with: coder) }

    /// Reads the state, after the view has appeared on the screen and has its size. Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) { (self as any StateKeeping).decodeOwnState(with: coder) }

    /// A number for the client's own use, 0 by default.
    open var tag: Int {
        get { storage.tag }
        set { storage.tag = newValue }
    }

    /// The opacity of the view and its subviews, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view fills its bounds completely, as a hint for drawing. `true` by default.
    open var isOpaque: Bool {
        get { ownLayer.isOpaque }
        set { ownLayer.isOpaque = newValue }
    }

    /// Whether subviews are clipped to the view's bounds. `false` by default.
    open var clipsToBounds: Bool {
        get { ownLayer.masksToBounds }
        set { ownLayer.masksToBounds = newValue }
    }

    /// Whether the view receives touches. `true` by default.
    open var isUserInteractionEnabled: Bool {
        get { storage.isUserInteractionEnabled }
        set { storage.isUserInteractionEnabled = newValue }
    }

    /// Whether the view receives more than one touch at a time. `false` by default.
    open var isMultipleTouchEnabled: Bool {
        get { storage.isMultipleTouchEnabled }
        set { storage.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views receive no touches while this one has some. `false` by default.
    open var isExclusiveTouch: Bool {
        get { storage.isExclusiveTouch }
        set { storage.isExclusiveTouch = newValue }
    }

    /// The way in which contents are fitted when the bounds change.
    open var contentMode: ContentMode {
        get { storage.contentMode }
        set {
            storage.contentMode = newValue
            ownLayer.contentsGravity = newValue.gravity
            ownLayer.needsDisplayOnBoundsChange = newValue == .redraw
        }
    }

    /// The appearance of this view and its subviews, or `.unspecified`, the default, to inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storage.ownTraits?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { changeOwnTraits { $0.style = newValue } } }
    }

    // MARK: Superviews and subviews

    /// The view that contains this view, if any.
    open var superview: UIView? { parent }

    /// The subviews, from back to front.
    open var subviews: [UIView] { children }

    /// The window that contains the view, if any.
    open var window: UIWindow? {
        // A loop: the closures of a sequence would check at each step that they run on the main thread.
        var view: UIView? = self
        while let current = view, !(current is UIWindow) { view = current.parent }
        return view as? UIWindow
    }

    /// Returns whether the view is another one or in its hierarchy, at any depth.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === view }
    }

    // MARK: Coordinates

    /// Converts a point from this view's coordinates to those of another view, or of the window (`nil`).
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        ownLayer.convert(point, to: (view ?? window)?.layer)
    }

    /// Converts a point to this view's coordinates from those of another view, or of the window (`nil`).
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        ownLayer.convert(point, from: (view ?? window)?.layer)
    }

    /// Converts a rectangle from this view's coordinates to those of another view, or of the window (`nil`).
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        ownLayer.convert(rect, to: (view ?? window)?.layer)
    }

    /// Converts a rectangle to this view's coordinates from those of another view, or of the window (`nil`).
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        ownLayer.convert(rect, from: (view ?? window)?.layer)
    }

    // A view as an argument means the methods above, which need no cast.

    /// Converts a point to the coordinates of another view or of a screen.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        let origin = window?.frame.origin ?? .zero
        let inWindow = convert(point, to: nil as UIView?)
        let onScreen = CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
        return coordinateSpace.convert(onScreen, from: nearestScreen.coordinateSpace)
    }

    /// Converts a point from the coordinates of another view or of a screen.
    @_disfavoredOverload
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        let onScreen = coordinateSpace.convert(point, to: nearestScreen.coordinateSpace)
        let origin = window?.frame.origin ?? .zero
        return convert(CGPoint(x: onScreen.x - origin.x, y: onScreen.y - origin.y), from: nil as UIView?)
    }

    /// Converts a rectangle to the coordinates of another view or of a screen.
    @_disfavoredOverload
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        let origin = window?.frame.origin ?? .zero
        let onScreen = convert(rect, to: nil as UIView?).offsetBy(dx: origin.x, dy: origin.y)
        return coordinateSpace.convert(onScreen, from: nearestScreen.coordinateSpace)
    }

    /// Converts a rectangle from the coordinates of another view or of a screen.
    @_disfavoredOverload
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        let onScreen = coordinateSpace.convert(rect, to: nearestScreen.coordinateSpace)
        let origin = window?.frame.origin ?? .zero
        return convert(onScreen.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
    }

    // MARK: Autoresizing

    /// The parts of the frame that follow the superview's size. By default it is empty, and the frame does not change.
    open var autoresizingMask: AutoresizingMask {
        get { storage.autoresizingMask }
        set {
            guard newValue != storage.autoresizingMask else { return }
            storage.autoresizingMask = newValue
            maskDidChange()
        }
    }

    /// Whether the view resizes its subviews according to their autoresizing masks. `true` by default.
    open var autoresizesSubviews: Bool {
        get { storage.autoresizesSubviews }
        set {
            guard newValue != storage.autoresizesSubviews else { return }
            storage.autoresizesSubviews = newValue
            for child in children { child.maskDidChange() }
        }
    }

    // MARK: Layout direction

    /// The meaning of the contents, which determines their layout direction. By default, it is that of the system.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { storage.semanticContentAttribute }
        set {
            storage.semanticContentAttribute = newValue
            layoutDirectionDidChange()
            setNeedsLayout()
        }
    }

    /// Returns the direction of the interface for the meaning of contents, in the app's layout direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isRightToLeft = UIScreen.main.traits.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(for: attribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction of the interface for the meaning of contents, in a layout direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }

    /// The layout direction of the view's contents.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        default: semanticContentAttribute.direction(in: .leftToRight)
        }
    }

    // MARK: Margins and the safe area

    /// The layout margins, in points. By default they are 8 points on each side (unverified). For a controller's
    /// view, the controller's `systemMinimumLayoutMargins` are the default and the minimum.
    ///
    /// The getter returns the effective margins, which include the safe area and the superview's margins as far as
    /// the view asks for these. It takes time linear in the depth of the view in the hierarchy.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.own = .absolute(newValue) } }
    }

    /// The layout margins with leading and trailing edges, which depend on the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: runsRightToLeft) }
        set { changeMargins { $0.own = .directional(newValue) } }
    }

    /// Whether the margins include the insets of the safe area. `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { storage.margins.includesSafeArea }
        set { changeMargins { $0.includesSafeArea = newValue } }
    }

    /// Whether the margins also avoid the superview's margins. `false` by default.
    ///
    /// If an edge of the view lies in the superview's margin, the view's margin there is at least
    /// the remainder of that margin. For a superview that scrolls, the visible part counts. The
    /// transform of the view is ignored (both unverified).
    open var preservesSuperviewLayoutMargins: Bool {
        get { storage.margins.preservesSuperview }
        set {
            if newValue { parent?.storage.margins.isFollowed = true }
            changeMargins { $0.preservesSuperview = newValue }
        }
    }

    /// The insets of the safe area, which the system and bars do not cover, in points.
    open var safeAreaInsets: UIEdgeInsets {
        inheritedSafeAreaInsets
    }

    // MARK: Anchors

    /// The leading edge, which is the left one, or the right one in a right-to-left layout.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }

    /// The trailing edge, which is the right one, or the left one in a right-to-left layout.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }

    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }

    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }

    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }

    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }

    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }

    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }

    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }

    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

    /// The baseline of the first line of text, or the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }

    /// The baseline of the last line of text, or the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }

    // MARK: Constraints

    /// The constraints that the view holds, which are active constraints between itself and the
    /// views and guides inside it.
    open var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Activates a constraint in this view.
    ///
    /// - Precondition: The constraint's items are the view itself or inside it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        hold(constraint)
    }

    /// Activates constraints in this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint, if the view holds it.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        release(constraint)
    }

    /// Deactivates those of some constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the priority with which the view resists being larger than its contents, 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Sets the priority with which the view resists being larger than its contents.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities {
            if axis == .horizontal { $0.horizontalHugging = priority } else { $0.verticalHugging = priority }
        }
    }

    /// Returns the priority with which the view resists being smaller than its contents, 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Sets the priority with which the view resists being smaller than its contents.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities {
            if axis == .horizontal { $0.horizontalCompression = priority } else { $0.verticalCompression = priority }
        }
    }

    // MARK: Layout guides

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { ownGuides }

    /// Adds a guide, after removing it from its previous owning view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        own(layoutGuide)
    }

    /// Removes a guide and deactivates the constraints that mention it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        disown(layoutGuide)
    }

    /// The area of the view inside its layout margins.
    open var layoutMarginsGuide: UILayoutGuide {
        systemGuide(.margins, "UIViewLayoutMarginsGuide")
    }

    /// The area of the view that bars and other system views do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
    }

    /// The area of the view that the keyboard covers, which is the area below the safe area: a desktop has no keyboard
    /// on the screen.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        keyboardGuide
    }

    /// The center of the area inside the margins, with a width at which lines are easy to read: 920 points at most in a
    /// view that is wider than 1008 points.
    open var readableContentGuide: UILayoutGuide {
        readableGuide
    }

    // MARK: Snapshots

    /// Returns a view with a snapshot of this view's appearance, or `nil` if this view is empty.
    ///
    /// It costs as much as drawing the view. No pixels are copied.
    ///
    /// - Parameter afterUpdates: Whether to perform a pending layout first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard !bounds.isEmpty else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        let picture = picture(afterScreenUpdates: afterUpdates)
        view.updateUncommonProperties { $0.snapshot = picture }
        view.setNeedsDisplay()
        return view
    }

    /// Draws the view and its subviews into the current context, scaled to a rectangle.
    ///
    /// - Returns: Whether there is a context and something to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty,
            let picture = picture(afterScreenUpdates: afterUpdates)
        else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.draw(picture)
        context.restoreGState()
        return true
    }

    /// Returns the render node of the view and its subviews, with the origin in the view's top left corner.
    private func picture(afterScreenUpdates: Bool) -> RenderNode? {
        if afterScreenUpdates { layoutIfNeeded() }
        return layer.makeSubtreeNode()
    }

    // MARK: Gesture recognizers

    /// The gesture recognizers that receive the touches in this view and its subviews; `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
        set {
            for recognizer in storage.gestureRecognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Attaches a gesture recognizer to the view, and detaches it from its previous view. It receives the touches
    /// that begin from then on in this view and its subviews.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        storage.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Detaches a gesture recognizer from the view. A gesture in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.stop()
        storage.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    // MARK: Interactions

    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { rare?.interactions.compactMap { $0 as? any UIInteraction } ?? [] }
        set { replaceInteractions(by: newValue) }
    }

    /// Adds an interaction to the view, and removes it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction from the view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    // MARK: Focus

    open var isFocused: Bool { nearestScreen.focusSystem.focusedView === self }

    /// The effect that shows that the view has the focus. The default is a line around the view; `nil` shows
    /// nothing.
    open var focusEffect: UIFocusEffect? {
        get { rare?.focusEffect ?? defaultFocusEffect }
        set { updateUncommonProperties { $0.focusEffect = .some(newValue) } }
    }

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    open func setNeedsFocusUpdate() { nearestScreen.focusSystem.setNeedsUpdate(of: self) }

    open func updateFocusIfNeeded() { nearestScreen.focusSystem.updateFocusIfNeeded() }

    // MARK: Accessibility

    open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { updateUncommonProperties { $0.accessibility.identifier = newValue } }
    }

    // MARK: Debugging

    /// Whether the constraints leave the position or the size of the view ambiguous.
    ///
    /// Use it for debugging only: it costs several layouts.
    open var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    /// Changes the frame of the view to another one that its constraints allow, so that an ambiguity becomes visible.
    /// Does nothing if the layout is not ambiguous.
    open func exerciseAmbiguityInLayout() {
        exerciseAmbiguity()
    }

    /// Returns the active constraints that affect the view on an axis, directly or through other
    /// items. Use it for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(self, axis)
    }

    // MARK: Animations

    /// Animates the changes that `animations` makes, over `duration` seconds.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates the changes that `animations` makes, over `duration` seconds.
    ///
    /// - Parameter completion: A closure that is called once afterwards, with whether all animations ran to their
    ///   end.
    open class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that `animations` makes, over `duration` seconds, after `delay` seconds.
    ///
    /// A duration of 0 makes the changes immediately. A nested block inherits the duration and the curve of the
    /// outer block, unless its options override them.
    open class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            .init(duration: duration, delay: delay, curve: .cubic(options.curve.cubic)),
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Animates the changes that `animations` makes with a spring that settles in about `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: The damping ratio. At 1 the spring doesn't overshoot; closer to 0 it oscillates more.
    ///   - velocity: The initial velocity, in total distances per second.
    open class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runSpring(
            withDuration: duration,
            delay: delay,
            usingSpringWithDamping: dampingRatio,
            initialSpringVelocity: velocity,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Begins to animate changes, until `commitAnimations()`. The name and the context are for a delegate.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationContext.open()
    }

    /// Ends what the last `beginAnimations(_:context:)` began. The animations start.
    open class func commitAnimations() { AnimationContext.close() }

    /// Sets the duration, in seconds, of the changes that are made until `commitAnimations()`. 0.2 by default.
    open class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationContext.setTiming { $0.duration = duration.boundedDuration }
    }

    /// Sets the seconds before the changes that are made until `commitAnimations()` start to be animated.
    open class func setAnimationDelay(_ delay: TimeInterval) {
        AnimationContext.setTiming { $0.delay = delay.boundedTime }
    }

    /// Sets the curve of the changes that are made until `commitAnimations()`.
    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        AnimationContext.setTiming { $0.curve = .cubic(curve.cubic) }
    }

    /// Sets how often the changes that are made until `commitAnimations()` are animated.
    open class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationContext.setTiming { $0.repeatCount = repeatCount }
    }

    /// Sets whether the animations of changes until `commitAnimations()` run backward after each run forward.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationContext.setTiming { $0.autoreverses = repeatAutoreverses }
    }

    /// Additive animations always start from the state on the screen, so that the setting makes no difference.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Runs a closure whose changes aren't animated, even inside an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations are enabled. The default is `true`.
    open class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Enables or disables animations.
    open class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.setEnabled(enabled)
    }

    /// The duration of the innermost animation block in seconds; 0 outside of animation blocks.
    open class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current?.timing.duration ?? 0
    }

    /// Animates the changes of the key frames that `animations` adds, over `duration` seconds after `delay` seconds.
    ///
    /// Changes outside of key frames take the whole duration. The timing curve applies to the block as a whole. It
    /// is `.curveEaseInOut` unless the options contain another curve.
    open class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runKeyframes(
            withDuration: duration,
            delay: delay,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Adds a key frame: changes that are animated during a part of the block's time. Outside of a key frame
    /// animation the changes are made like any others.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the key frame, as a fraction of the block's duration from 0 to 1.
    ///   - frameDuration: The duration of the key frame, as a fraction of the block's duration.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        AnimationContext.runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations)
    }

    /// Repeats the changes that a closure makes inside an animation block.
    ///
    /// - Parameters:
    ///   - count: The number of runs, which may be fractional.
    ///   - autoreverses: Whether each run is followed by a run backward.
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        AnimationContext.runRepeating(count, autoreverses: autoreverses, animations: animations)
    }

    /// Changes a view with a transition from its contents before `animations` to its contents afterwards.
    ///
    /// `.transitionCrossDissolve` dissolves from one into the other. Without a transition the changes are made
    /// immediately. Changes inside the block aren't animated themselves unless the options contain
    /// `.allowAnimatedContent`.
    open class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(
            with: view,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    /// Replaces a view by another one, with a transition of their superview.
    ///
    /// The new view is added to the superview of the old view, which is removed. With `.showHideTransitionViews` both
    /// views stay in the hierarchy: the old view is hidden and the new view is shown. If the old view has no superview,
    /// only `completion` is called, with `false`.
    open class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
    }
}
