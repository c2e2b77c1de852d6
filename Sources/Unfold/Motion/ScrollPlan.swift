import CoreGraphics

/// Where a table is to scroll when the heights of rows have changed. All in points of the content, vertically.
struct ScrollPlan {
    /// The height of the table on the screen.
    var height: CGFloat
    /// What bars cover at the top and at the bottom.
    var insets = (top: CGFloat(0), bottom: CGFloat(0))
    /// The height of the content after the change.
    var contentHeight: CGFloat

    /// The nearest scroll position to `offset` that leaves no blank space.
    func bounded(_ offset: CGFloat) -> CGFloat {
        let last = contentHeight + insets.bottom - height
        return max(min(offset, last), -insets.top)
    }

    /// The scroll position at which a row begins where it began on the screen.
    ///
    /// - Parameter distance: from the top of the table to the top of the row, before.
    func offset(keeping row: ClosedRange<CGFloat>, at distance: CGFloat) -> CGFloat {
        bounded(row.lowerBound - distance)
    }

    /// The scroll position that shows a row, starting from another one.
    func offset(showing row: ClosedRange<CGFloat>, from offset: CGFloat, _ reveal: Reveal) -> CGFloat {
        let top = row.lowerBound - insets.top
        switch reveal {
        case .none: return bounded(offset)
        case .top: return bounded(top)
        case .minimal:
            let bottom = row.upperBound + insets.bottom - height
            // Of a row that is higher than the screen this is its top, wherever it lies.
            return bounded(offset > top ? top : min(max(offset, bottom), top))
        }
    }
}
