import CoreGraphics

/// The computation of the scroll position after the heights of rows have changed.
///
/// All values are vertical distances in points.
struct ScrollPlan {
    /// The height of the table on the screen.
    var height: CGFloat
    /// The heights that bars cover at the top and at the bottom.
    var insets = (top: CGFloat(0), bottom: CGFloat(0))
    /// The heights that headers and footers cover besides, which stay on the screen while their sections do. They don't
    /// limit the scroll position.
    var pinned = (top: CGFloat(0), bottom: CGFloat(0))
    /// The height of the content after the change.
    var contentHeight: CGFloat
    /// Whether the table is upside down on the screen, so that a row begins at its lower edge.
    var isUpsideDown = false

    /// Returns the scroll position nearest to `offset` that doesn't show blank space.
    func bounded(_ offset: CGFloat) -> CGFloat {
        let last = contentHeight + insets.bottom - height
        return max(min(offset, last), -insets.top)
    }

    /// Returns the edge at which a row begins for the user.
    func beginning(of row: ClosedRange<CGFloat>) -> CGFloat { isUpsideDown ? row.upperBound : row.lowerBound }

    /// Returns the edge at which a row begins for the user, or the one at which it ends.
    func edge(of row: ClosedRange<CGFloat>, atEnd isAtEnd: Bool) -> CGFloat {
        isAtEnd != isUpsideDown ? row.upperBound : row.lowerBound
    }

    /// The distance from the top of the table to where the visible area begins for the user.
    var beginning: CGFloat { isUpsideDown ? height - insets.bottom : insets.top }

    /// The distance from the top of the table to where the visible area ends for the user.
    var end: CGFloat { isUpsideDown ? insets.top : height - insets.bottom }

    /// Returns the scroll position at which a row begins at its previous position on the screen.
    ///
    /// - Parameters:
    ///   - distance: The previous distance from the top of the table to the beginning of the row, or to its end.
    ///   - isByEnd: Whether the end of the row stays.
    func offset(keeping row: ClosedRange<CGFloat>, at distance: CGFloat, byEnd isByEnd: Bool = false) -> CGFloat {
        bounded(edge(of: row, atEnd: isByEnd) - distance)
    }

    /// Returns the scroll position that shows a row, starting from another scroll position.
    ///
    /// - Parameter staysInside: Whether a row that is higher than the screen stays where it is, if the screen shows a
    ///   part below its top. Otherwise it is shown from its beginning.
    func offset(
        showing row: ClosedRange<CGFloat>,
        from offset: CGFloat,
        _ reveal: ExpansionReveal,
        staysInside: Bool = false
    ) -> CGFloat {
        let top = row.lowerBound - insets.top - pinned.top
        let bottom = row.upperBound + insets.bottom + pinned.bottom - height
        switch reveal {
        case .none: return bounded(offset)
        case .top: return bounded(isUpsideDown ? bottom : top)
        case .minimal:
            if bottom <= top { return bounded(min(max(offset, bottom), top)) }
            guard staysInside else { return bounded(isUpsideDown ? bottom : top) }
            let end = row.upperBound - insets.top - pinned.top
            return bounded(offset < top ? top : offset < end ? offset : bottom)
        }
    }
}
