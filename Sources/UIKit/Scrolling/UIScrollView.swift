import CoreGraphics
import HostInterface
import QuartzCore

/// A view that shows a part of its content, and lets fingers, wheels and code move the content under it.
///
/// The part shown begins at `contentOffset`, which is the origin of the bounds: views inside are placed in the content's
/// coordinates, and `layoutSubviews()` is called for every change of the offset.
@preconcurrency @MainActor
open class UIScrollView: UIView, _UIScrollViewDelegateHolding {
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// The edges as they are now.
    var geometry = ScrollGeometry.empty
    var resolvedInset = UIEdgeInsets.zero
    var movement = ScrollMovement.none
    /// The offset that the movement under way is about to set, to tell it from one that somebody else sets.
    var ownOffset: CGPoint?
    var frameLink: CADisplayLink?
    /// Whether the delegate was told that the content goes on, and so has to hear of its rest.
    var tellsDeceleration = true
    let pan = ScrollPan()
    /// How far the fingers had come when they became a drag: the content does not jump there.
    var dragOrigin = CGPoint.zero
    /// How far the fingers on the touchpad have come; `nil` while there are none.
    var touchpadWay: CGPoint?
    var touchpadEnd: FrameTimer?
    var indicators: ScrollIndicators?
    /// Where the vertical indicator is while it is not where it belongs.
    var heldThumb: HeldThumb?
    /// Whether the content's height is being corrected.
    var isCorrecting = false

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

    /// The point of the content that is at the view's top left corner, in points. Zero at first.
    ///
    /// Any place may be set, also beyond the edges; content that is moving goes on from there. In an animation block the
    /// change is animated.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content in points. Zero at first.
    ///
    /// When it shrinks, content at rest that would lie beyond its end comes back to it at once; in an animation block
    /// that is animated.
    open var contentSize = CGSize.zero {
        didSet { if contentSize != oldValue { updateGeometry() } }
    }

    /// Points to keep free around the content. Zero at first. Content at rest at its top or left stays there.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateGeometry() } }
    }

    /// When the safe area is added to `contentInset`. `.automatic` at first.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateGeometry() } }
    }

    /// `contentInset` and what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { resolvedInset }

    /// `adjustedContentInset` is another one now; the delegate hears of it afterwards.
    open func adjustedContentInsetDidChange() {}

    // MARK: Moving by code

    /// Moves the content to an offset; whatever else moved it is over.
    ///
    /// - Parameter animated: over about 0.3 s, `scrollViewDidScroll(_:)` being called for each frame, and
    ///   `scrollViewDidEndScrollingAnimation(_:)` at the end. Called again meanwhile, it turns without a jump.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated {
            animateOffset(to: contentOffset)
        } else {
            stopMovement()
            self.contentOffset = contentOffset
        }
    }

    /// Moves the content just as far as needed to show a rectangle of it; not at all if it is to be seen already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
        guard !visible.isNull else { return }
        let offset = geometry.clamp(ScrollGeometry.offset(showing: rect, from: contentOffset, visible: visible))
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// Whether an animation that code asked for moves the content.
    open var isScrollAnimating: Bool {
        if case .animating = movement { true } else { false }
    }

    /// Stops content that moves by itself or by an animation.
    open func stopScrollingAndZooming() {
        guard !isDragging else { return }
        stopMovement()
    }

    // MARK: Fingers

    /// Whether fingers and wheels move the content. `true` at first.
    open var isScrollEnabled = true {
        didSet { pan.isEnabled = isScrollEnabled }
    }

    /// Recognizes the drags that move the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Whether fingers are on the content, dragging it or not yet.
    open var isTracking: Bool { pan.numberOfTouches > 0 || touchpadWay != nil }

    /// Whether views inside hear of a touch only when it does not become a drag at once. `true` at first.
    open var delaysContentTouches = true

    /// Whether a drag takes touches from views inside that have them already. `true` at first.
    open var canCancelContentTouches = true

    /// Whether a drag may take touches from a view inside. `true`, but for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !view.keepsTouchesFromDrags
    }

    /// How dragging takes the keyboard away. `.none` at first.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a drag that begins along one axis keeps to it. `false` at first.
    open var isDirectionalLockEnabled = false

    /// Whether the content can be pulled beyond its edges, and comes back. `true` at first; sets and tells both axes.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set {
            bouncesHorizontally = newValue
            bouncesVertically = newValue
        }
    }

    /// Whether the content can be pulled beyond its left and right edges. `true` at first.
    open var bouncesHorizontally = true {
        didSet { updateGeometry() }
    }

    /// Whether the content can be pulled beyond its top and bottom edges. `true` at first.
    open var bouncesVertically = true {
        didSet { updateGeometry() }
    }

    /// Whether content that fits can be pulled up and down. `false` at first.
    open var alwaysBounceVertical = false {
        didSet { updateGeometry() }
    }

    /// Whether content that fits can be pulled sideways. `false` at first.
    open var alwaysBounceHorizontal = false {
        didSet { updateGeometry() }
    }

    /// Whether the content comes to rest only at multiples of the view's size. `false` at first.
    open var isPagingEnabled = false

    /// How fast content that was flung loses speed. `.normal` at first; read when a fling begins.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a finger moves the content at the moment.
    open var isDragging: Bool {
        if case .dragging = movement { true } else { false }
    }

    /// Whether the content goes on after the finger was lifted.
    open var isDecelerating: Bool {
        switch movement {
        case .decelerating, .stepping: true
        case .none, .dragging, .animating: false
        }
    }

    // MARK: Indicators

    /// Whether a bar at the right tells where the content is while it moves. `true` at first.
    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// Whether a bar at the bottom tells where the content is while it moves. `true` at first.
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }

    /// The colour of the indicators. `.default` at first.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { colorIndicators() }
    }

    /// Points that the vertical indicator keeps out of. Zero at first.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// Points that the horizontal indicator keeps out of. Zero at first.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }

    /// The insets of both indicators; those of the vertical one where they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep out of the safe area as far as the content does. `true` at first.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        flashIndicators()
    }

    /// Shows the indicators for a moment if a block moves the content.
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
            super.bounds = newValue
            boundsChanged(from: old)
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

    /// Whether constraints to the content decide its size.
    var contentFollowsLayout: Bool { true }

    /// Nothing moves the content any more, and no finger is on it.
    func contentCameToRest() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateGeometry()
    }

    open override func layoutSublayers(of layer: CALayer) {
        // The safe area that the view is in may be another one without anybody having told it.
        updateGeometry()
        super.layoutSublayers(of: layer)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopAtRest() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorIndicators()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === pan { return mayTakeContentTouches() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func delaysTouches(to view: UIView) -> TimeInterval {
        delaysContentTouches && isScrollEnabled && view !== self ? ScrollMetrics.touchDelay : 0
    }

    /// An offset that was within the edges stays within them: they may have moved since the animator's start.
    override func takeAnimatedValue(_ value: AnimatedValue, of property: LayerProperty) {
        guard property == .bounds, case .rect(var rect) = value else {
            return super.takeAnimatedValue(value, of: property)
        }
        if case .none = movement, !isTracking, geometry.excess(contentOffset) == .zero, rect.size == bounds.size {
            rect.origin = geometry.clamp(rect.origin)
        }
        bounds = rect
    }

    override func swallowsTouch() -> Bool {
        catchContent()
    }

    override func handleScroll(_ scroll: HostScroll) -> Bool {
        follow(scroll)
    }
}
