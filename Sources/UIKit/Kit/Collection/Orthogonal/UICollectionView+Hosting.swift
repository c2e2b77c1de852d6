import CoreGraphics
import Foundation

/// The scroll views of sections whose groups scroll across the content.
extension UICollectionView {
    /// Places the scroll views of the sections in sight, and removes others.
    func placeScrollers(
        for wanted: some Sequence<CollectionElement>
    ) {
        let layout = collectionViewLayout
        var needed: Set<Int> = []
        for element in wanted {
            if let section = layout.scrollingSection(of: placed(element)) { needed.insert(section) }
        }
        for element in shown.views.keys {
            if let section = layout.scrollingSection(of: placed(element)) { needed.insert(section) }
        }
        guard !needed.isEmpty || !scrollers.isEmpty else { return }
        for section in needed {
            guard let scrolling = layout.sectionScrolling(section) else { continue }
            let frame = flipped(scrolling.frame)
            if let scroller = scrollers[section] {
                scroller.place(scrolling, at: frame)
                continue
            }
            let scroller = SectionScroller(self, section: section, scrolling)
            scrollers[section] = scroller
            UIView.performWithoutAnimation {
                insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
                scroller.place(scrolling, at: frame)
            }
        }
        for (section, scroller) in scrollers where !needed.contains(section) && !scroller.isTracking {
            scroller.removeFromSuperview()
            scrollers[section] = nil
        }
    }

    /// Puts the view of an element into the scroll view of its section, or out of it.
    func host(_ view: UICollectionReusableView, _ element: CollectionElement) {
        let scroller = collectionViewLayout.scrollingSection(of: placed(element)).flatMap { scrollers[$0] }
        guard view.host !== scroller else { return }
        let old = view.host
        view.host = scroller
        // Its center is in other coordinates now.
        guard view.superview != nil else { return view.placement = nil }
        UIView.performWithoutAnimation {
            let center = (old ?? self).convert(view.center, to: scroller ?? self)
            if let scroller { scroller.addSubview(view) } else { insertSubview(view, at: frontIndex) }
            view.center = center
        }
    }

    /// Called while a section scrolls.
    func scrollerDidScroll(_ scroller: SectionScroller, to offset: CGFloat) {
        collectionViewLayout.scrollSection(scroller.section, to: offset)
        setNeedsLayout()
    }

    /// Carries the scroll views to the new places of their sections in an update.
    func carryScrollers(to newSection: (Int) -> Int?) {
        guard !scrollers.isEmpty else { return }
        var carried: [Int: SectionScroller] = [:]
        for (section, scroller) in scrollers {
            guard let new = newSection(section) else {
                leavingScrollers.append(scroller)
                continue
            }
            scroller.section = new
            carried[new] = scroller
        }
        scrollers = carried
    }

    /// Removes the scroll views of sections that are gone, when their views have left.
    func removeEmptyScrollers() {
        leavingScrollers.removeAll { scroller in
            guard !scroller.subviews.contains(where: { $0 is UICollectionReusableView }) else { return false }
            scroller.removeFromSuperview()
            return true
        }
    }

    /// Scrolls the section of an item to a position of the item, if the section scrolls across the content. Without a
    /// position across the content it scrolls as far as necessary.
    func scrollSection(of item: IndexPath, to position: ScrollPosition, animated: Bool) {
        let layout = collectionViewLayout
        guard let section = layout.scrollingSection(of: .cell(item)), let scroller = scrollers[section],
            let scrolling = layout.sectionScrolling(section), let frame = attributes(of: .cell(item))?.frame
        else { return }
        let (start, length, viewport) =
            scrolling.isHorizontal
            ? (frame.minX - scrolling.frame.minX, frame.width, scrolling.frame.width)
            : (frame.minY - scrolling.frame.minY, frame.height, scrolling.frame.height)
        let place = start + scrolling.offset
        let (first, middle, last): (ScrollPosition, ScrollPosition, ScrollPosition) =
            scrolling.isHorizontal
            ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
        let target: CGFloat =
            if position.contains(first) {
                place
            } else if position.contains(middle) {
                place + (length - viewport) / 2
            } else if position.contains(last) {
                place + length - viewport
            } else {
                min(max(scrolling.offset, place + length - viewport), place)
            }
        scroller.scroll(to: layout.restingOffset(ofSection: section, for: target), animated: animated)
    }
}
