import CoreGraphics
import HostInterface
@_spi(ObjectiveCSources) import ObjectRuntime
import QuartzCore

/// A view that shows a part of its content, and lets fingers, wheels and code scroll the content.
///
/// The visible part begins at `contentOffset`, which is the origin of the bounds: subviews are placed in the
/// content's coordinates, and `layoutSubviews()` is called for every change of the offset.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollableContent, _UIScrollViewDelegateHolding {
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The current edges of the content.
    var geometry = ScrollGeometry.empty
    var resolvedInset = UIEdgeInsets.zero
    var current = CurrentMovement()
    /// The offset that the current movement is about to set. It distinguishes the movement's own changes from all
    /// others.
    var ownOffset: CGPoint?
    var frameLink: CADisplayLink?
    let pan = ScrollPan()
    /// The distance covered by the fingers on a touchpad; `nil` while they don't scroll.
    var touchpadTranslation: CGPoint?
    var touchpadEnd: FrameTimer?
    var indicators: ScrollIndicators?
    /// The scroll bars as the pointer uses them. It is created when the pointer first comes near them.
    var scrollBar: ScrollBar?
    /// The position of the vertical indicator while it is not the true one.
    var heldIndicator: HeldIndicator?
    /// Whether a correction of the content's height is in progress.
    var isCorrecting = false
    /// The effect by which content fades below a bar at the top.
    open var topEdgeEffect: UIScrollEdgeEffect {
        if let usedTopEdgeEffect { return usedTopEdgeEffect }
        let effect = UIScrollEdgeEffect { [weak self] in
            if let self { topEdge?.contentDidMove(in: self) }
        }
        usedTopEdgeEffect = effect
        return effect
    }
    private var usedTopEdgeEffect: UIScrollEdgeEffect?

    /// The object that collapses above the content while it scrolls.
    weak var topEdge: (any ScrollTopEdge)?
    /// The height by which the object at the top edge is collapsed, in points. Content doesn't stop there.
    var collapsedTop: CGFloat = 0
    private(set) var refresh: ScrollRefresh?
    /// Whether the animation of the offset is that of a tap on the status bar.
    var isScrollingToTop = false
    /// The zooming. It is created when it is first used: most scroll views never zoom.
    private var usedZooming: ScrollZooming?
    /// Whether the size of the content changes because of the zoom scale.
    private var isChangingZoom = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        observePan()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        observePan()
    }

    // MARK: Content

    /// The point of the content at the view's top left corner, in points. It is zero by default.
    ///
    /// Any offset may be set, also one beyond the edges. Moving content continues from there. In an animation block
    /// the change is animated. Changes can be observed by the key path of the property.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content in points. It is zero by default.
    ///
    /// When the content shrinks, content at rest beyond the new end returns to it at once; in an animation block,
    /// animated. Changes can be observed by the key path of the property.
    open var contentSize = CGSize.zero {
        willSet { ObservedProperty.willSet(self, "contentSize") }
        didSet {
            if contentSize != oldValue { updateGeometry(keepsOffset: isChangingZoom) }
            ObservedProperty.didSet(self, "contentSize")
        }
    }

    /// The point of the view at which content that is smaller than the view is placed, and which is a point of the
    /// unit square: (0, 0), the default, is the top left corner, and (1, 1) the bottom right one.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { updateGeometry() } }
    }

    /// The insets around the content, in points. They are zero by default. Content at rest at its top or left stays
    /// there.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateGeometry() } }
    }

    /// Determines when the safe area is added to `contentInset`. The default is `.automatic`.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateGeometry() } }
    }

    /// The content inset together with what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { resolvedInset }

    /// Called when `adjustedContentInset` has changed, before the delegate is notified.
    open func adjustedContentInsetDidChange() {}

    // MARK: Scrolling by code

    /// Moves the content to an offset and ends any other movement.
    ///
    /// - Parameter animated: Whether the movement is animated, over about 0.3 s. `scrollViewDidScroll(_:)` is then
    ///   called for each frame, and `scrollViewDidEndScrollingAnimation(_:)` at the end. Another call during the
    ///   animation redirects it smoothly.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            let isWithinEdges = geometry.excess(contentOffset) == .zero
            stopMovement()
            // The delegate may have changed the content when it was told of the end of a movement.
            self.contentOffset = isWithinEdges ? geometry.clamp(contentOffset) : contentOffset
        }
    }

    /// Moves the content by the smallest distance that shows a rectangle of it, or not at all if it is visible
    /// already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
        guard !visible.isNull else { return }
        let offset = geometry.clamp(ScrollGeometry.offset(showing: rect, from: contentOffset, visible: visible))
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// A Boolean value that indicates whether an animation that code asked for is moving the content.
    open var isScrollAnimating: Bool {
        if case .animating = movement { true } else { false }
    }

    /// Stops a deceleration or an animation of the content. Content that is beyond an edge returns at once, and a zoom
    /// scale that is being animated reaches its target at once.
    open func stopScrollingAndZooming() {
        usedZooming?.stop()
        guard !isDragging else { return }
        stopAtRest()
    }

    /// A Boolean value that determines whether keys scroll the content: Home, End, Page Up, Page Down and the space bar
    /// while a view inside has the focus or is the first responder, and the arrows unless they move the focus. The
    /// default is `true`.
    open var allowsKeyboardScrolling = true

    /// A Boolean value that determines whether a tap on the status bar, which is above the safe area of the screen,
    /// scrolls to the top of the content. The default is `true`. If it is `true` for several scroll views on the
    /// screen, the tap does nothing. A window of the desktop has no status bar.
    open var scrollsToTop = true

    // MARK: Zooming

    /// The scale of the view that the delegate returns from `viewForZooming(in:)`; 1 without such a view.
    ///
    /// Setting it changes the view's transform, its position and `contentSize`, which becomes the size of the view's
    /// frame. Scales beyond the limits are adjusted to them.
    open var zoomScale: CGFloat {
        get { zooming.scale }
        set { zooming.set(newValue, animated: false) }
    }

    /// The least zoom scale. The default is 1. It limits later changes; the current scale stays.
    open var minimumZoomScale: CGFloat {
        get { zooming.range.minimum }
        set { if !newValue.isNaN { zooming.range.minimum = newValue } }
    }

    /// The greatest zoom scale. The default is 1. Fingers zoom the content if it is greater than `minimumZoomScale`.
    open var maximumZoomScale: CGFloat {
        get { zooming.range.maximum }
        set { if !newValue.isNaN { zooming.range.maximum = newValue } }
    }

    /// A Boolean value that determines whether fingers can pinch the content beyond the limits, to which it returns.
    /// The default is `true`.
    open var bouncesZoom: Bool {
        get { zooming.range.bounces }
        set { zooming.range.bounces = newValue }
    }

    /// A Boolean value that indicates whether fingers are zooming the content.
    open var isZooming: Bool { usedZooming?.isPinching ?? false }

    /// A Boolean value that indicates whether the content returns to a zoom scale within the limits, or to its edges,
    /// after a pinch.
    open var isZoomBouncing: Bool { usedZooming?.isBouncing ?? false }

    /// A Boolean value that indicates whether a change of the zoom scale that code asked for is being animated.
    open var isZoomAnimating: Bool { usedZooming?.isAnimating ?? false }

    /// Sets the zoom scale. The middle of the visible content stays there, as far as the edges of the content allow.
    ///
    /// - Parameter animated: Whether the change is animated, over about 0.3 s. `scrollViewDidZoom(_:)` is called once,
    ///   and `scrollViewDidEndZooming(_:with:atScale:)` at the end.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zooming.set(scale, animated: animated)
    }

    /// Zooms and scrolls so that a rectangle of the zoomed view, in its coordinates, is in the middle and as large as
    /// possible.
    open func zoom(to rect: CGRect, animated: Bool) {
        zooming.show(rect, animated: animated)
    }

    /// The gesture recognizer for the pinches that zoom the content; `nil` unless `maximumZoomScale` is greater than
    /// `minimumZoomScale`.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { usedZooming?.pinch }

    // MARK: Dragging

    /// A Boolean value that determines whether fingers and wheels scroll the content. The default is `true`.
    open var isScrollEnabled = true {
        didSet {
            pan.isEnabled = isScrollEnabled
            if !isScrollEnabled { endSlide(velocity: .zero) }
        }
    }

    /// The gesture recognizer for the drags that scroll the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// A Boolean value that indicates whether fingers are on the content, even before they drag it, or the mouse holds
    /// a scroll bar.
    open var isTracking: Bool {
        pan.numberOfTouches > 0 || touchpadTranslation != nil || scrollBar?.isHeld == true
    }

    /// A Boolean value that determines whether subviews receive a touch only if it doesn't become a drag at once. The
    /// default is `true`.
    open var delaysContentTouches = true

    /// A Boolean value that determines whether a drag cancels touches that subviews have received already. The
    /// default is `true`.
    open var canCancelContentTouches = true

    /// Returns whether a touch in a subview is sent to it. It is called before the touch begins, and by default returns
    /// `true`. The touch can scroll the content in either case.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether a drag may cancel the touches in a subview. By default it may, except in controls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !view.preventsScrolling
    }

    /// Determines how dragging dismisses the keyboard. The default is `.none`.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// A Boolean value that determines whether a drag that begins along one axis is locked to it. The default is
    /// `false`.
    open var isDirectionalLockEnabled = false

    /// A Boolean value that determines whether the content bounces at its edges. The default is `true`.
    ///
    /// Setting it sets both axes; it is `true` if either of them bounces.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// A Boolean value that determines whether the content bounces at its left and right edges. The default is
    /// `true`.
    open var bouncesHorizontally = true {
        didSet { updateGeometry() }
    }

    /// A Boolean value that determines whether the content bounces at its top and bottom edges. The default is
    /// `true`.
    open var bouncesVertically = true {
        didSet { updateGeometry() }
    }

    /// A Boolean value that determines whether content that fits can be pulled vertically. The default is `false`.
    open var alwaysBounceVertical = false {
        didSet { updateGeometry() }
    }

    /// A Boolean value that determines whether content that fits can be pulled horizontally. The default is `false`.
    open var alwaysBounceHorizontal = false {
        didSet { updateGeometry() }
    }

    /// A Boolean value that determines whether a drag, a wheel or a touchpad scrolls the enclosing scroll view if this
    /// content is at its left or right edge already. Otherwise the content bounces or stays. The default is `true`.
    open var transfersHorizontalScrollingToParent = true

    /// A Boolean value that determines whether a drag, a wheel or a touchpad scrolls the enclosing scroll view if this
    /// content is at its top or bottom edge already. Otherwise the content bounces or stays. The default is `true`.
    open var transfersVerticalScrollingToParent = true

    /// A Boolean value that determines whether the content rests only at multiples of the view's size. The default is
    /// `false`.
    open var isPagingEnabled = false

    /// The rate at which a fling loses velocity. The default is `.normal`. It is read when a fling begins.
    open var decelerationRate = DecelerationRate.normal

    /// A Boolean value that indicates whether a finger is dragging the content.
    open var isDragging: Bool {
        if case .dragging = movement { true } else { false }
    }

    /// A Boolean value that indicates whether the content is moving after the finger was lifted.
    open var isDecelerating: Bool { movement.isDeceleration }

    /// The control with which the user refreshes the content by pulling it down. The default is `nil`.
    open var refreshControl: UIRefreshControl? {
        get { refresh?.control }
        set {
            guard newValue !== refreshControl else { return }
            refresh?.remove()
            refresh = newValue.map { ScrollRefresh($0, in: self) }
            refresh?.begin()
        }
    }

    // MARK: Indicators

    /// A Boolean value that determines whether the vertical indicator is visible while the content moves. The default
    /// is `true`.
    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// A Boolean value that determines whether the horizontal indicator is visible while the content moves. The
    /// default is `true`.
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// The style of the indicators. The default is `.default`.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { colorIndicators() }
    }

    /// The insets of the vertical indicator, in points. They are zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// The insets of the horizontal indicator, in points. They are zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// The insets of both indicators. Where they differ, the value is that of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// A Boolean value that determines whether the indicators avoid the safe area as far as the content does. The
    /// default is `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        flashIndicators()
    }

    /// Shows the indicators for a moment if a closure moves the content.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let offset = contentOffset
        changes()
        if contentOffset != offset { flashIndicators() }
    }

    // MARK: UIView

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            let isScrolled = newValue.origin != old.origin
            if isScrolled { ObservedProperty.willSet(self, "contentOffset") }
            super.bounds = newValue
            boundsChanged(from: old)
            if isScrolled { ObservedProperty.didSet(self, "contentOffset") }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            if super.bounds.size != old.size { updateGeometry() }
        }
    }

    override var scrollableContent: (any ScrollableContent)? { self }

    /// Whether constraints to the content determine its size.
    var contentFollowsLayout: Bool { true }

    /// The width that a part of the view takes from the space of the vertical indicator, in points.
    var verticalIndicatorInset: CGFloat { 0 }

    /// Returns the offset at which a drag comes to rest that would end at another one.
    ///
    /// - Parameter velocity: The velocity at the end of the drag, in points per second.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Called when no movement and no finger holds the content.
    func contentDidComeToRest() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateGeometry()
    }

    open override func layoutSublayers(of layer: CALayer) {
        // The safe area may have changed without a call to `safeAreaInsetsDidChange()`.
        updateGeometry()
        super.layoutSublayers(of: layer)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { leaveWindow() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorIndicators()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return !leavesDragToParent(pan.firstMovement) && mayTakeContentTouches() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func delaysTouches(to view: UIView) -> TimeInterval {
        delaysContentTouches && isScrollEnabled && view !== self ? ScrollMetrics.touchDelay : 0
    }

    /// An offset that was within the edges stays within them: they may have moved since the animator started.
    override func takeAnimatedValue(_ value: AnimatedValue, of property: LayerProperty) {
        guard property == .bounds, case .rect(var rect) = value else {
            return super.takeAnimatedValue(value, of: property)
        }
        if case .none = movement, !isTracking, geometry.excess(contentOffset) == .zero, rect.size == bounds.size {
            rect.origin = geometry.clamp(rect.origin)
        }
        bounds = rect
    }

    override var scrollsToTopByTap: Bool { scrollsToTop && isScrollEnabled }

    override func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: geometry.vertical.range.lowerBound)
        guard top != contentOffset, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        setContentOffset(top, animated: true)
        isScrollingToTop = isScrollAnimating
    }

    override func letsTouchBegin(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool {
        view === self || touchesShouldBegin([touch], with: event, in: view)
    }

    override func consumesTouch(_ touch: UITouch) -> Bool {
        let isConsumed = catchContent()
        // The pan of a finger lets the content return when the finger lifts. A click of the mouse doesn't pan, and
        // neither does a finger while scrolling is disabled.
        if !isSettled { touch.whenOver { [weak self] in _ = self?.releaseContent() } }
        return isConsumed
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        usedZooming?.placeAfterLayout()
    }

    // A scroll view ends the touches that reach it, as UIKit's does, so that a tap in a text view or in a table doesn't
    // select the row around it as well. Recognizers of superviews receive the touches all the same.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Scrolls the content for keys that no view inside has handled.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !scroll(for: $0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !scroll(for: $0) }
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    override func handleScroll(_ scroll: HostScroll) -> Bool {
        follow(scroll)
    }

    override func handleZoom(_ scroll: HostScroll) -> Bool {
        usedZooming?.zoom(by: Self.zoomFactor(for: scroll), around: layer.convert(scroll.location, from: nil)) ?? false
    }

    override func pointerMoved(to point: CGPoint?) {
        guard scrollBar != nil || point.map({ ScrollBar.isNear($0, in: self) }) == true else { return }
        let bar = scrollBar ?? ScrollBar(self)
        scrollBar = bar
        bar.pointerMoved(to: point)
    }

    override func grip(at touch: UITouch) -> PointerGrip? {
        let place = touch.location(in: self)
        guard isScrollEnabled, ScrollBar.isNear(place, in: self) else { return nil }
        let bar = scrollBar ?? ScrollBar(self)
        scrollBar = bar
        return bar.take(at: place) ? PointerGrip(move: { bar.move(to: $0) }, end: { bar.end() }) : nil
    }

    // MARK: Layout guides

    /// The content area in the content's coordinates. Constraints to it determine `contentSize`.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The scroll view's own frame, which does not move with the content.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }

    // MARK: Movement

    /// The current movement. Setting it changes its values; another movement begins by `replaceMovement(with:)`.
    var movement: ScrollMovement {
        get { current.kind }
        set { current.kind = newValue }
    }

    /// Ends everything that fingers and animations do to the content, which comes to rest within its edges.
    func leaveWindow() {
        usedZooming?.leaveWindow()
        forgetTouchpad()
        if scrollBar?.isHeld == true { scrollBar?.end() }
        stopAtRest()
    }

    // MARK: Zooming by the scroll view

    private var zooming: ScrollZooming {
        if let usedZooming { return usedZooming }
        let zooming = ScrollZooming(self)
        usedZooming = zooming
        return zooming
    }

    /// Sets the size of the content for another zoom scale. The offset follows.
    func setContentSizeInZoom(_ size: CGSize) {
        isChangingZoom = true
        contentSize = size
        isChangingZoom = false
    }

    func takeContentSize(_ size: CGSize) {
        let zoomed = usedZooming?.scaled(size) ?? size
        if contentSize != zoomed { contentSize = zoomed }
    }
}
