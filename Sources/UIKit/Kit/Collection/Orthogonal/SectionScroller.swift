import CoreGraphics

/// The scroll view of a section whose groups scroll across the content. It contains the views of the section, except
/// those at its edges.
@MainActor
final class SectionScroller: UIScrollView {
    private weak var collection: UICollectionView?
    /// The section that the scroller belongs to.
    var section: Int
    private(set) var scrolling: SectionScrolling
    /// Whether the collection view places the scroller, so that its offset is the one of the layout.
    private var isBeingPlaced = false

    init(_ collection: UICollectionView, section: Int, _ scrolling: SectionScrolling) {
        self.collection = collection
        self.section = section
        self.scrolling = scrolling
        super.init(frame: .zero)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        allowsKeyboardScrolling = false
        // In front of the backgrounds of sections, and behind headers.
        layer.zPosition = 0.5
    }

    required init?(coder: NSCoder) { nil }

    private var isMirrored: Bool { scrolling.isHorizontal && collection?.collectionViewLayout.isFlipped == true }

    /// Takes the place of the section.
    func place(_ new: SectionScrolling, at frame: CGRect) {
        isBeingPlaced = true
        defer { isBeingPlaced = false }
        scrolling = new
        decelerationRate = DecelerationRate(rawValue: new.rate)
        let size =
            new.isHorizontal
            ? CGSize(width: new.length, height: frame.height) : CGSize(width: frame.width, height: new.length)
        if self.frame != frame { self.frame = frame }
        if contentSize != size { contentSize = size }
        contentInset = centeringInset(in: frame.size)
        let fits = (new.isHorizontal ? frame.width : frame.height) >= new.length
        bounces = new.bounce != .never
        (alwaysBounceHorizontal, alwaysBounceVertical) = (false, false)
        let always = new.bounce == .always || !fits
        if new.isHorizontal { alwaysBounceHorizontal = always } else { alwaysBounceVertical = always }
        let offset = ownOffset(new.offset)
        if !isTracking, !isDragging, !isDecelerating, !isScrollAnimating, contentOffset != offset {
            contentOffset = offset
        }
    }

    /// Centered groups rest outside of the content.
    private func centeringInset(in size: CGSize) -> UIEdgeInsets {
        guard scrolling.behavior == .groupPagingCentered, let collection else { return .zero }
        let layout = collection.collectionViewLayout
        let viewport = scrolling.isHorizontal ? size.width : size.height
        let first = -layout.restingOffset(ofSection: section, for: -.greatestFiniteMagnitude / 4)
        let last = layout.restingOffset(ofSection: section, for: .greatestFiniteMagnitude / 4)
        let (before, after) = (first, last - (scrolling.length - viewport))
        guard scrolling.isHorizontal else { return UIEdgeInsets(top: before, left: 0, bottom: after, right: 0) }
        return isMirrored
            ? UIEdgeInsets(top: 0, left: after, bottom: 0, right: before)
            : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    }

    /// Returns the offset of the scroll view for one of the layout.
    private func ownOffset(_ offset: CGFloat) -> CGPoint {
        guard scrolling.isHorizontal else { return CGPoint(x: 0, y: offset) }
        return CGPoint(x: isMirrored ? contentSize.width - bounds.width - offset : offset, y: 0)
    }

    /// Scrolls to an offset of the layout.
    func scroll(to offset: CGFloat, animated: Bool) {
        let target = ownOffset(offset)
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// The offset of the layout.
    private var offset: CGFloat {
        guard scrolling.isHorizontal else { return contentOffset.y }
        return isMirrored ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard newValue.origin != old, !isBeingPlaced else { return }
            collection?.scrollerDidScroll(self, to: offset)
        }
    }

    /// A drag ends where the behavior of the section wants.
    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let layout = collection?.collectionViewLayout else { return proposed }
        let isBack = isMirrored
        func along(_ point: CGPoint) -> CGFloat {
            guard scrolling.isHorizontal else { return point.y }
            return isBack ? contentSize.width - bounds.width - point.x : point.x
        }
        var target = along(proposed)
        let speed = scrolling.isHorizontal ? (isBack ? -velocity.x : velocity.x) : velocity.y
        switch scrolling.behavior {
        case .none, .continuous: return proposed
        case .continuousGroupLeadingBoundary: break
        case .groupPaging, .groupPagingCentered, .paging: target = page(from: offset, speed: speed, target)
        }
        return ownOffset(layout.restingOffset(ofSection: section, for: target))
    }

    /// Returns where a swipe goes: at most a page from where it began.
    private func page(from offset: CGFloat, speed: CGFloat, _ target: CGFloat) -> CGFloat {
        let start = dragStart ?? offset
        guard let layout = collection?.collectionViewLayout, abs(speed) > 100 else { return offset }
        let rest = layout.restingOffset(ofSection: section, for: start)
        let viewport = scrolling.isHorizontal ? bounds.width : bounds.height
        let step = speed > 0 ? 1 : -1 as CGFloat
        guard scrolling.behavior != .paging else { return rest + step * viewport }
        // The next place at which a group rests.
        for part in 1...20 {
            let candidate = layout.restingOffset(ofSection: section, for: rest + step * viewport * CGFloat(part) / 8)
            if (candidate - rest) * step > 0.5 { return candidate }
        }
        return rest
    }

    /// Where the finger began to drag.
    private var dragStart: CGFloat?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        next?.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        next?.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        next?.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        next?.touchesCancelled(touches, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let begins = super.gestureRecognizerShouldBegin(gestureRecognizer)
        if begins, gestureRecognizer === panGestureRecognizer { dragStart = offset }
        return begins
    }

    /// Views beside the viewport are reached, too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || subviews.contains { $0.frame.contains(point) }
    }
}
