import CoreGraphics
import Foundation

extension UICollectionView {
    /// Announces the items of the next screen in the direction of scrolling to the prefetching data source. The cost
    /// depends on the number of these items.
    func prefetchItems() {
        let isVertical = scrollsVertically
        noteHeading()
        guard isPrefetchingEnabled, let source = prefetchDataSource, !isInterrupted, window != nil else { return }
        let page = heading.isBack ? -1.0 : 1.0
        let ahead = bounds.offsetBy(dx: isVertical ? 0 : page * bounds.width, dy: isVertical ? page * bounds.height : 0)
        let visible = indexPathsForVisibleItems
        let known = Set(visible)
        let next = attributes(in: ahead).values.filter {
            $0.representedElementCategory == .cell && !known.contains($0.indexPath)
        }.map { (path: $0.indexPath, distance: distance(of: shown($0).frame, isVertical)) }
            .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
        let (new, cancelled) = prefetching.move(visible: visible, next: next.map(\.path))
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }

    /// Records the direction of scrolling.
    func noteHeading() { heading.note(contentOffset, isVertical: scrollsVertically) }

    private var scrollsVertically: Bool {
        contentSize.height - bounds.height >= contentSize.width - bounds.width
    }

    private func distance(of frame: CGRect, _ isVertical: Bool) -> CGFloat {
        switch (isVertical, heading.isBack) {
        case (true, false): frame.minY - bounds.maxY
        case (true, true): bounds.minY - frame.maxY
        case (false, false): frame.minX - bounds.maxX
        case (false, true): bounds.minX - frame.maxX
        }
    }
}
