import CoreGraphics
import Foundation

extension UITableView {
    /// Announces the rows of the next screen in the direction of scrolling to the prefetching data source. Its cost
    /// depends on the number of these rows.
    func prefetchRows() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !isInterrupted, window != nil else { return }
        let (span, visible) = (visibleSpan, visibleRows)
        guard let first = visible.first, let last = visible.last else { return }
        let height = span.upperBound - span.lowerBound
        let next =
            heading.isBack
            ? content.rows(from: span.lowerBound - height, to: span.lowerBound).filter { $0 < first }.reversed()
            : content.rows(from: span.upperBound, to: span.upperBound + height).filter { $0 > last }
        let (new, cancelled) = prefetching.move(visible: visible, next: next)
        if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }
}
