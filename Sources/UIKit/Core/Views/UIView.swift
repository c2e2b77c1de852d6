import CoreGraphics
import DisplayList
import HostInterface
import QuartzCore

/// A rectangular area that draws contents, contains other views and handles touches.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
    /// The layer that draws the view.
    nonisolated(unsafe) public let layer: CALayer

    // These properties are nonisolated for `deinit` only, which is not isolated to the main actor.
    nonisolated(unsafe) var storage = UIViewStorage()
    /// The controller whose view this is.
    nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?
    var children: [UIView] = []
    /// The superview. It retains this view, as the controller does, and both clear these references when they are
    /// deallocated. `LayoutReference` explains why they are not weak.
    nonisolated(unsafe) unowned(unsafe) var parent: UIView?

    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer(for: "UIView.init(frame:)")
        self.frame = frame
    }

    /// Creates a view with an empty frame. Archives are not read; the initializer is for subclasses that override it.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer(for: "UIView.init(coder:)")
    }

    /// Creates a view with an empty frame.
    public override convenience init() { self.init(frame: .zero) }

    deinit {
        for child in children { child.parent = nil }
        if layer.owner === self { layer.owner = nil }
        storage.layout?.viewWillDeinit()
    }

    /// The class of the view's layer, a subclass of `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    open override var next: UIResponder? { viewController ?? parent }
    override var nearestScreen: UIScreen { window?.screen ?? .main }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points. Valid only if `transform` is the identity.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame || layer.bounds.size != newValue.size else { return }
            changeFrame(to: newValue)
        }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            layer.bounds = newValue
            boundsDidChange(from: old.size)
            constraintLayout.geometryDidChange(from: old.origin)
        }
    }

    /// The position of the view's anchor point, by default its center, in its superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            constraintLayout.geometryDidChange(from: bounds.origin)
        }
    }

    /// The transform of the view about its anchor point, by default its center.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The three-dimensional transform of the view about its anchor point, by default its center.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view that `center` positions, as fractions of the size of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The number of pixels per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
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
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Inserts a subview at an index, where 0 is at the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), $0.count) } }

    /// Inserts a subview directly behind another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { children in children.firstIndex { $0 === siblingSubview } ?? children.count }
    }

    /// Inserts a subview directly in front of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { children in children.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count }
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() { removeFromHierarchy() }

    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view) { $0.count } }

    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view) { _ in 0 } }

    /// Exchanges the positions of two subviews in the order from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Returns the first view with a tag in this view's hierarchy, including itself, or `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Layout

    /// Sets the frames of the subviews from constraints. Called before a frame is drawn if the layout is invalid.
    open func layoutSubviews() { if storage.layout != nil { constraintLayout.placeItems() } }

    /// Invalidates the layout. `layoutSubviews()` is called before the next frame is drawn.
    open func setNeedsLayout() { invalidateLayout() }

    /// Performs the layout of the view and its subviews immediately where it is invalid.
    open func layoutIfNeeded() { constraintLayout.finishLayout() }

    /// Whether the frame and the autoresizing mask are translated into constraints, `true` by default. Set it to
    /// `false` for a view whose frame is determined by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storage.translatesAutoresizingMask }
        set { constraintLayout.setTranslatesAutoresizingMask(newValue) }
    }

    /// Whether `updateConstraints()` is called even if there are no constraints yet. `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the view's constraints before a layout. An override calls `super` as its last step.
    open func updateConstraints() {}

    /// Invalidates the view's constraints. `updateConstraints()` is called before the next layout.
    open func setNeedsUpdateConstraints() {
        constraintLayout.markConstraintUpdate([.needed, .asked])
        layoutRoot.setNeedsLayout()
    }

    /// Returns whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { storage.constraintUpdates.contains(.needed) }

    /// Calls `updateConstraints()` immediately on the view and its subviews whose constraints are invalid.
    open func updateConstraintsIfNeeded() { constraintLayout.performConstraintUpdates() }

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
        constraintLayout.fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
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
        return constraintLayout.fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
    }

    /// The margins that apply if neither a client nor a controller sets others.
    var standardMargins: UIEdgeInsets { LayoutMargins.standard }
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
    /// Whether the baselines of the view are those of a text.
    var hasTextBaseline: Bool { false }
    /// The line height of the text whose baseline is the view's, or `nil` if it has none.
    var baselineLineHeight: CGFloat? { nil }
    /// The text that names the view in messages about constraints.
    var layoutText: String? { nil }
    /// The view itself, if its content has a size of its own.
    var scrollableContent: (any ScrollableContent)? { nil }
    /// The view itself, if it arranges subviews by constraints.
    var arranger: (any ViewArranger)? { nil }
    /// Returns the intrinsic height for a width. It is used if `heightFollowsWidth` is `true`.
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// Returns the size that fits the view best, given a proposed size. By default, it is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Changes the size of the view to the one that fits it best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The natural size of the contents, with `noIntrinsicMetric` for an axis on which there is none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Invalidates the intrinsic content size, and the layout that depends on it.
    open func invalidateIntrinsicContentSize() {
        constraintLayout.contentDidChange()
        parent?.arranger?.contentDidChange(of: self)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// Called after `layoutMargins` has changed for any reason. Does nothing by default.
    open func layoutMarginsDidChange() {}
    /// Called after the safe area has changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}

    // MARK: Drawing

    /// Draws the contents into the current context. Does nothing by default.
    open func draw(_ rect: CGRect) {}

    /// Invalidates the contents, which are drawn again before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Invalidates the contents. All of them are drawn again before the next frame, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Whether the view and its subviews are hidden.
    open var isHidden: Bool {
        get { layer.isHidden || storage.hidesAfter != nil }
        set { setHidden(newValue) }
    }

    /// The color behind the contents, or `nil` for none, which is the default.
    open var backgroundColor: UIColor? {
        get { storage.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// The color of interactive elements, by default that of the superview.
    open var tintColor: UIColor! {
        get { storage.tintColor ?? parent?.tintColor ?? .systemBlue }
        set {
            storage.tintColor = newValue
            notifyTintColorChanged()
        }
    }

    /// Called after the tint color has changed. Does nothing by default.
    open func tintColorDidChange() {}

    /// The class whose implementation of `draw(_:)` does not count as an override by a client.
    class var drawingClass: UIView.Type { UIView.self }

    /// Whether the contents are drawn again for each size, whatever the content mode.
    var redrawsForSize: Bool { false }

    /// Returns the contents as a render node. Subclasses that do not override `draw(_:)` override this.
    func makeContents() -> RenderNode? { nil }

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

    /// Whether a scroll view around this one does not cancel the touches of this view. `false` except for controls.
    var preventsScrolling: Bool { false }

    /// Returns whether a new touch in the view or a subview only stops a movement in progress. If so, the touch is
    /// delivered to no view and does not become a tap.
    func consumesTouch() -> Bool { false }

    /// Handles a scroll event of a wheel or touchpad under the pointer.
    ///
    /// - Returns: Whether the view has handled the event. If not, its superview is asked.
    func handleScroll(_ scroll: HostScroll) -> Bool { false }

    /// Sets a property to a value that an animator leaves behind, such as its start value.
    func takeAnimatedValue(_ value: AnimatedValue, of property: LayerProperty) {
        layer.setValue(value, of: property)
    }

    // MARK: Focus

    /// Whether the view can become focused, to receive key presses. `false` by default, and `true` for rows of a table.
    open var canBecomeFocused: Bool { false }

    /// The environments in the view that are preferred for focus, in order. Empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    /// The view that keeps the focus for this one while it is off the screen: a table for itself and for its rows.
    var focusKeeper: (any FocusKeeper)? { nil }
    /// The subviews in the order in which assistive technology reads them, or `nil` if it follows from their positions.
    var subviewsInReadingOrder: [UIView]? { nil }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// Called after a trait, such as the appearance, has changed to that of `traitCollection`. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the environment of the view.
    open var traitCollection: UITraitCollection { inheritedTraits }

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
    open func layoutSublayers(of layer: CALayer) {
        constraintLayout.prepareLayout()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    /// Sets the layer's contents.
    open func display(_ layer: CALayer) {
        if drawsItself { layer.drawContents() } else { layer.contents = makeContents() }
    }
}
