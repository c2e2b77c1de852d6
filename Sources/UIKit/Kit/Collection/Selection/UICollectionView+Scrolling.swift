import CoreGraphics
import Failures
import Foundation

extension UICollectionView {
    /// Scrolls an item to a position on the screen. The scroll waits for updates that aren't shown yet, since the item
    /// may be one of theirs.
    func scroll(to item: IndexPath, at position: ScrollPosition, animated: Bool) {
        position.requireOneOfEachAxis()
        guard updates.areRowsInPlace else {
            return whenRowsAreInPlace { [weak self] in
                guard let self, contains(item) else { return }
                scroll(to: item, at: position, animated: animated)
            }
        }
        loadCounts()
        requireScrollTarget(item)
        layoutIfNeeded()
        // The client may have deleted the item in a callback of the layout.
        guard contains(item) else { return }
        // Where sizes are estimates, the place of the item may change when it comes into sight.
        for _ in 0..<(animated ? 1 : Self.mostScrollSteps) {
            prepareLayoutIfNeeded()
            scrollSection(of: item, to: position, animated: animated)
            guard let attributes = attributes(of: .cell(item)).map(shown) else { return }
            let target = offset(showing: attributes.frame, at: position)
            guard target != contentOffset || isScrollAnimating else { return }
            setContentOffset(target, animated: animated)
            if !animated { layoutIfNeeded() }
        }
    }

    private static var mostScrollSteps: Int { 4 }

    private func requireScrollTarget(_ item: IndexPath) {
        let isPath = item.count == 2
        let (section, counts) = (isPath ? item.section : -1, counts ?? [])
        programmerError(
            unless: isPath && counts.indices.contains(section),
            """
            Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there are only \
            \(counts.count) sections. Collection view: \(self).
            """,
            in: "UICollectionView.scrollToItem(at:at:animated:)"
        )
        programmerError(
            unless: contains(item),
            """
            Attempted to scroll the collection view to an out-of-bounds item (\(item.item)) when there are only \
            \(counts[section]) items in section \(section). Collection view: \(self).
            """,
            in: "UICollectionView.scrollToItem(at:at:animated:)"
        )
    }

    /// Returns the offset within the content at which a frame is at a position.
    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let visible = CGRect(origin: .zero, size: bounds.size).inset(by: inset)
        guard !visible.isNull else { return contentOffset }
        var target = ScrollGeometry.offset(showing: frame, from: contentOffset, visible: visible)
        if position.contains(.top) { target.y = frame.minY - visible.minY }
        if position.contains(.centeredVertically) { target.y = frame.midY - visible.midY }
        if position.contains(.bottom) { target.y = frame.maxY - visible.maxY }
        if position.contains(.left) { target.x = frame.minX - visible.minX }
        if position.contains(.centeredHorizontally) { target.x = frame.midX - visible.midX }
        if position.contains(.right) { target.x = frame.maxX - visible.maxX }
        return clampedOffset(target, in: contentSize)
    }
}

extension UICollectionView.ScrollPosition {
    /// Stops the process if two positions of one axis were asked for.
    @MainActor
    fileprivate func requireOneOfEachAxis() {
        let axes: [(String, Self)] = [
            ("vertical", [.top, .centeredVertically, .bottom]), ("horizontal", [.left, .centeredHorizontally, .right]),
        ]
        for (axis, positions) in axes {
            programmerError(
                unless: intersection(positions).rawValue.nonzeroBitCount <= 1,
                "attempt to use a scroll position with multiple \(axis) positioning styles",
                in: "UICollectionView.scrollToItem(at:at:animated:)",
                .invalidArgument
            )
        }
    }
}
