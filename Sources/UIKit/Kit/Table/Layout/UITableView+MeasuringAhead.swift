import CoreGraphics
import QuartzCore
import RowGeometry

/// Measuring around the screen while nothing moves, so that rows that come into view have the height that was
/// expected.
extension UITableView {
    /// Schedules the measurement of the surroundings for idle time. Constant time.
    func measureAheadWhenIdle() {
        if isTracking { content.wholeMeasuring.fingerScrolls() }
        guard window != nil, content.geometry.countOfUnmeasured > 0 else { return }
        layer.device.clock.idle.add(for: self) { [weak self] in
            MainActor.assumeIsolated { self?.measureAhead() ?? false }
        }
    }

    /// Measures a few elements.
    ///
    /// - Returns: Whether there is more to measure.
    private func measureAhead() -> Bool {
        guard isUndisturbed else { return false }
        let portion = nextUnmeasuredElements()
        // When everything around is measured, the estimate of the other rows may still be refined.
        guard !portion.isEmpty || content.heights.count >= HeightSample.leastCount else { return false }
        changeRows {
            UIView.performWithoutAnimation {
                keepingContent {
                    for element in portion { measureUnseen(element) }
                    refineEstimate()
                }
            }
        }
        return !portion.isEmpty
    }

    /// Whether no finger, movement or update could interfere with changes of heights.
    private var isUndisturbed: Bool {
        guard case .none = movement else { return false }
        // A changed width is handled by the next layout, which measures again.
        return window != nil && !isTracking && updates.areRowsInPlace && !needsReload && !needsHeights
            && resizing == nil && contentSize.width == bounds.width
    }

    /// Returns the next few elements to measure: those near the screen, and then all others of a table that is measured
    /// whole.
    private func nextUnmeasuredElements() -> [RowGeometry.Element] {
        let nearby = unmeasuredElementsNearby()
        guard nearby.isEmpty, content.wholeMeasuring.permits(rows: content.geometry.numberOfRows) else {
            return Array(nearby.prefix(TableMetrics.idlePortion))
        }
        return Array(unknown(from: content.top, to: content.height).prefix(TableMetrics.idlePortion))
    }

    /// Returns the elements near the screen that are not measured, from the screen outwards.
    ///
    /// Only those in the direction of the last scroll, as long as there are any.
    private func unmeasuredElementsNearby() -> [RowGeometry.Element] {
        let reach = TableMetrics.reachAhead * bounds.height
        let (top, bottom) = (visibleSpan.lowerBound, visibleSpan.upperBound)
        guard bottom > top else { return [] }
        let ahead = { self.unknown(from: bottom, to: bottom + reach) }
        let behind = { Array(self.unknown(from: top - reach, to: top).reversed()) }
        let first = heading.isBack ? behind() : ahead()
        return first.isEmpty ? (heading.isBack ? ahead() : behind()) : first
    }

    private func unknown(from minY: CGFloat, to maxY: CGFloat) -> [RowGeometry.Element] {
        guard maxY > content.top else { return [] }
        return content.geometry.placements(intersecting: content.extents(from: minY, to: maxY)).compactMap {
            if case .spacing = $0.element { return nil }
            return $0.isExact ? nil : $0.element
        }
    }

    /// Measures an element with a view from the pool, and returns the view to the pool without displaying it.
    private func measureUnseen(_ element: RowGeometry.Element) {
        switch element {
        case .row(let row, let section):
            let path = IndexPath(row: row, section: section)
            if row == 0 || row == content.geometry.numberOfRows(in: section) - 1 {
                content.wholeMeasuring.asksForEnd(rows: content.geometry.numberOfRows)
            }
            setHeight(measure(path), of: path)
            guard let cell = cells.rows[path], !cells.isDisplayed(cell) else { return }
            cells.removeCell(at: path)
            endDisplaying(cell, at: path)
        case .header(let section): measureUnseen(.header(section))
        case .footer(let section): measureUnseen(.footer(section))
        case .spacing: break
        }
    }

    private func measureUnseen(_ part: SectionPart) {
        setHeight(.exact(measure(part)), of: part)
        recycleUndisplayedView(of: part)
    }
}
