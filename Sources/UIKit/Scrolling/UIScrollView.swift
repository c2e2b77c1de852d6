import CoreGraphics
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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
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
    open var isScrollEnabled = true

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

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateGeometry()
    }

    open override func layoutSublayers(of layer: CALayer) {
        // The safe area that the view is in may be another one without anybody having told it.
        updateGeometry()
        super.layoutSublayers(of: layer)
    }
}
