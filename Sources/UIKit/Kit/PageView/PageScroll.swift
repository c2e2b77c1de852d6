import CoreGraphics
import Foundation

/// The scroll view of a page view controller: the visible page, and the pages before and after it.
///
/// It may outlive the page view controller, as when a client keeps the view that contains it.
final class PageScroll: UIScrollView, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?
    private let isVertical: Bool
    private let spacing: CGFloat
    /// The pages before, at and after the visible one.
    private(set) var pages: (before: UIViewController?, current: UIViewController?, after: UIViewController?)
    /// The page towards which the user scrolls.
    private var pending: UIViewController?
    /// Called at the end of a motion that code has started.
    private var end: (() -> Void)?
    private var lastSize = CGSize.zero

    init(of owner: UIPageViewController, isVertical: Bool, spacing: CGFloat) {
        self.owner = owner
        self.isVertical = isVertical
        self.spacing = spacing
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        (self as UIScrollView).delegate = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether later pages are at the left.
    private var isMirrored: Bool { !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var step: CGFloat { isVertical ? bounds.height : bounds.width }

    private var shown: [UIViewController?] {
        let ordered = [pages.before, pages.current, pages.after]
        return isMirrored ? ordered.reversed() : ordered
    }

    /// The places of the pages that exist.
    private var present: [UIViewController] { shown.compactMap { $0 } }

    private func offset(of page: UIViewController?) -> CGPoint {
        let index = CGFloat(present.firstIndex { $0 === page } ?? 0)
        return isVertical ? CGPoint(x: 0, y: index * step) : CGPoint(x: index * step, y: 0)
    }

    // MARK: Pages

    /// Shows pages, with the current one in the visible part.
    func show(_ new: (before: UIViewController?, current: UIViewController?, after: UIViewController?)) {
        let old = [pages.before, pages.current, pages.after].compactMap { $0 }
        pages = new
        let kept = present
        for page in old where !kept.contains(page) { owner?.drop(page) }
        for page in kept { owner?.take(page, in: self) }
        place()
        contentOffset = offset(of: pages.current)
    }

    private func place() {
        let size = bounds.size
        for (index, page) in present.enumerated() {
            let at = CGFloat(index) * step
            page.view.frame =
                isVertical
                ? CGRect(x: 0, y: at + spacing / 2, width: size.width, height: size.height - spacing)
                : CGRect(x: at + spacing / 2, y: 0, width: size.width - spacing, height: size.height)
        }
        let count = CGFloat(max(1, present.count))
        contentSize =
            isVertical
            ? CGSize(width: size.width, height: count * step) : CGSize(width: count * step, height: size.height)
    }

    /// Moves to one of the pages.
    func move(to page: UIViewController, animated: Bool, end: @escaping () -> Void) {
        let target = offset(of: page)
        guard animated, window != nil, target != contentOffset else {
            contentOffset = target
            return end()
        }
        self.end = end
        setContentOffset(target, animated: true)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != lastSize else { return }
        lastSize = bounds.size
        place()
        contentOffset = offset(of: pages.current)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.layoutDirection != traitCollection.layoutDirection else { return }
        place()
        contentOffset = offset(of: pages.current)
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isDragging || isDecelerating, pending == nil else { return }
        let distance =
            isVertical
            ? contentOffset.y - offset(of: pages.current).y : contentOffset.x - offset(of: pages.current).x
        guard abs(distance) > 0.5 else { return }
        let isForward = (distance > 0) != isMirrored
        guard let page = isForward ? pages.after : pages.before else { return }
        pending = page
        owner?.willTurn(to: page)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        let end = end
        self.end = nil
        end?()
    }

    private func rest() {
        guard let pending else { return }
        self.pending = nil
        let visible = present.min { first, second in
            distance(to: first) < distance(to: second)
        }
        owner?.turned(to: visible === pending ? pending : nil)
    }

    private func distance(to page: UIViewController) -> CGFloat {
        let place = offset(of: page)
        return abs(contentOffset.x - place.x) + abs(contentOffset.y - place.y)
    }
}
