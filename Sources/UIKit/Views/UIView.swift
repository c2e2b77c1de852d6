import CoreGraphics
import DisplayList
import HostInterface
import QuartzCore

/// A rectangle on the screen that draws, holds other views, and answers touches.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
    /// What is on the screen in the view's place.
    nonisolated(unsafe) public let layer: CALayer

    // What is unsafe here is used on the main thread only, but by `deinit`, which is on no actor.
    nonisolated(unsafe) var storage = UIViewStorage()
    /// The controller whose view this is.
    nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?
    var children: [UIView] = []
    /// The view that this one is in. It retains this one, as the controller does, and both say so when they go: neither is a
    /// weak reference, for the reason that `LayoutReference` gives.
    nonisolated(unsafe) unowned(unsafe) var parent: UIView?

    /// A view at `frame`, in points of the view that it will be in.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer(for: "UIView.init(frame:)")
        self.frame = frame
    }

    /// A view from an archive. Archives of views are not read here: subclasses that declare this initialiser compile.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUpLayer(for: "UIView.init(coder:)")
    }

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }

    deinit {
        for child in children { child.parent = nil }
        if layer.owner === self { layer.owner = nil }
        storage.layout?.reference.itemIsGone()
    }

    /// The class of the view's layer, a subclass of `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    open override var next: UIResponder? { viewController ?? parent }

    // MARK: Geometry

    /// Where the view is in its superview, in points. Not to be used while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame || layer.bounds.size != newValue.size else { return }
            changeFrame(to: newValue)
        }
    }

    /// The view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = layer.bounds
            layer.bounds = newValue
            boundsDidChange(from: old.size)
            geometryDidChange(from: old.origin)
        }
    }

    /// Where the middle of the view is in its superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            geometryDidChange(from: bounds.origin)
        }
    }

    /// What the view is drawn under, about its middle.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(layer.transform) }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// What the view is drawn under in space, about its middle.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point that `center` places, in units of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels a point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    // MARK: Hierarchy

    /// The view was put into another one, or taken out (`nil`).
    open func didMoveToSuperview() {}
    /// The view is about to be put into another one, or taken out (`nil`).
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view is in another window now, or in none.
    open func didMoveToWindow() {}
    /// The view is about to be in another window, or in none (`nil`).
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// A view was put into this one.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Puts a view in front of those inside.
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Puts a view at an index from the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view) { min(max(index, 0), $0.count) } }

    /// Puts a view right behind another one inside.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { children in children.firstIndex { $0 === siblingSubview } ?? children.count }
    }

    /// Puts a view right in front of another one inside.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { children in children.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? children.count }
    }

    /// Takes the view out of the one that it is in.
    open func removeFromSuperview() { takeOut() }

    /// Puts a view inside in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view) { $0.count } }

    /// Puts a view inside behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view) { _ in 0 } }

    /// Lets two views inside change places in the order from back to front.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// The first view with a tag in this one, itself included; `nil` if there is none.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    /// Places the views inside where constraints want them. Called before a frame when the size changed or
    /// `setNeedsLayout()` asked for it.
    open func layoutSubviews() { if storage.layout != nil { placeItems() } }

    /// Has `layoutSubviews()` called before the next frame.
    open func setNeedsLayout() { askForLayout() }

    /// Lays out now what waits for it, in this view and what is in it.
    open func layoutIfNeeded() { finishLayout() }

    /// Where constraints stand for frame and mask: they decide the place among other views. `true` at first; `false` for
    /// a view whose place is decided by constraints alone.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { storage.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// Whether `updateConstraints()` is called though there are no constraints yet. `false` unless a subclass says so.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Brings the view's constraints up to date before a layout. A subclass calls `super` last.
    open func updateConstraints() {}

    /// Has `updateConstraints()` called before the next layout.
    open func setNeedsUpdateConstraints() {
        markConstraintUpdate([.needed, .asked])
        layoutRoot.setNeedsLayout()
    }

    /// Whether `updateConstraints()` waits to be called.
    open func needsUpdateConstraints() -> Bool { storage.constraintUpdates.contains(.needed) }

    /// Calls `updateConstraints()` now where it waits, in this view and what is in it.
    open func updateConstraintsIfNeeded() { performConstraintUpdates() }

    /// How far the rectangle that constraints see lies inside the frame, in points. Zero unless a subclass knows better.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints see if the view has a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.moved(by: alignmentRectInsets, 1) }

    /// The frame for a rectangle that constraints see.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.moved(by: alignmentRectInsets, -1)
    }

    /// The view inside whose first line is this view's; itself unless a subclass knows better.
    open var forFirstBaselineLayout: UIView { self }

    /// The view inside whose last line is this view's; itself unless a subclass knows better.
    open var forLastBaselineLayout: UIView { self }

    /// The size that suits the constraints of what is in the view best, as near to a size as they let it be.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
    }

    /// The size that suits the constraints of what is in the view best, where a size is wished for with these priorities.
    ///
    /// The constraints that hold the view in its superview do not count. In whole pixels, rounded up.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The margins unless a client or a controller gives others.
    var standardMargins: UIEdgeInsets { LayoutMargins.standard }
    /// The views inside in the order in which layout decides about them where constraints leave something open.
    var childrenInLayoutOrder: [UIView] { children }
    /// How strongly views of the class hold on to their contents' size, at first.
    var initialContentPriorities: ContentPriorities { ContentPriorities() }
    /// The baselines in an alignment rectangle of a size, first from its top and last from its bottom.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }
    /// The view is a root of layout, and a constraint inside, or a size that a view there would like, is another one.
    func constraintsInsideDidChange() {}
    /// Whether the intrinsic height is another one for another width.
    var heightFollowsWidth: Bool { false }
    /// The intrinsic height in a width; asked if `heightFollowsWidth`.
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// The size that suits the view best, given a size to fit in. The present size unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size that the contents would like, `noIntrinsicMetric` where they have no wish.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The intrinsic size is another one now.
    open func invalidateIntrinsicContentSize() {
        contentDidChange()
        (parent as? UIStackView)?.contentDidChange(of: self)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// `layoutMargins` are other ones, whatever they come from.
    open func layoutMarginsDidChange() {}

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Drawing

    /// Draws the contents into the current context. Does nothing unless a subclass does.
    open func draw(_ rect: CGRect) {}

    /// Has the contents drawn again before the next frame.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }

    /// Has the contents drawn again before the next frame, as a whole.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// Whether the view is left out, with all that is in it.
    open var isHidden: Bool {
        get { layer.isHidden || storage.hidesAfter != nil }
        set { setHidden(newValue) }
    }

    /// The colour behind the contents; `nil`, the value at first, is none.
    open var backgroundColor: UIColor? {
        get { storage.backgroundColor }
        set {
            let old = storage.backgroundColor
            AnimationContext.current?.onUndo?(layer) { [weak self] in self?.storage.backgroundColor = old }
            storage.backgroundColor = newValue
            resolveBackgroundColor()
        }
    }

    /// The colour of what can be acted on, the superview's unless set.
    open var tintColor: UIColor! {
        get { storage.tintColor ?? parent?.tintColor ?? .systemBlue }
        set {
            storage.tintColor = newValue
            tellTintColorChanged()
        }
    }

    /// The tint colour is another one now.
    open func tintColorDidChange() {}

    /// The class whose `draw(_:)` does not count as a client's.
    class var drawingClass: UIView.Type { UIView.self }

    /// Whether the contents are made anew for every size, whatever the content mode.
    var isDrawnForItsSize: Bool { false }

    /// The view's contents as a drawing; subclasses that do not draw by `draw(_:)` provide it.
    func makeContents() -> RenderNode? { nil }

    // MARK: Touches

    /// The front-most view at a point of this view's coordinates that takes touches; `nil` if there is none.
    ///
    /// Views that are hidden, nearly transparent or without interaction are passed by, with all that is in them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, !storage.animationTouches.areOff,
            self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.touchPoint(point), with: event) { return hit }
        }
        return self
    }

    /// Whether a point of the view's coordinates is in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Asked before a recognizer of this view takes the touches for its gesture. `true` unless a subclass knows better.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Asked of the views between a touch and the recognizer around them that it is for, before that recognizer begins.
    func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Seconds that a touch of `view`, which is this one or in it, is kept from it: it may turn out to be a drag.
    func delaysTouches(to view: UIView) -> TimeInterval { 0 }

    /// Whether a scroll view around leaves this view the touches that it has. `false` but for controls.
    var keepsTouchesFromDrags: Bool { false }

    /// A finger goes down in the view or in what is in it. Whether that stops a movement under way and does nothing else:
    /// no view is told of the touch, and it is no tap.
    func swallowsTouch() -> Bool { false }

    /// Scrolls by a wheel or touchpad, and returns whether the view did. If not, its superview is asked.
    func handleScroll(_ scroll: HostScroll) -> Bool { false }

    /// Takes a value that an animator leaves behind, such as that of its start.
    func takeAnimatedValue(_ value: AnimatedValue, of property: LayerProperty) {
        layer.setValue(value, of: property)
    }

    /// Whether keys can be led to the view. `false` unless a subclass says so, as the rows of a table do.
    open var canBecomeFocused: Bool { false }

    /// Where in the view the focus goes first; nowhere in particular unless a subclass knows better.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Traits

    /// The appearance and the other traits changed; `traitCollection` has the new ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the view has to know of its surroundings.
    open var traitCollection: UITraitCollection { inheritedTraits }

    // MARK: CALayerDelegate

    /// What happens when a property of the layer changes: nothing, but in an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationContext.action(for: layer, forKey: event)
    }

    /// Calls `draw(_:)` in the layer's context.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        draw(bounds)
        UIGraphicsPopContext()
    }

    /// Calls `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {
        prepareLayout()
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    /// Provides the layer's contents.
    open func display(_ layer: CALayer) {
        if drawsItself { layer.drawContents() } else { layer.contents = makeContents() }
    }
}
