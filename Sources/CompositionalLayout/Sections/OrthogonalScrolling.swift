import Foundation

/// How the groups of a section that scrolls across the content come to rest.
package enum OrthogonalScrolling: Hashable, Sendable {
    /// Anywhere.
    case continuous
    /// With the start of a group at the start of the viewport.
    case continuousGroupLeadingBoundary
    /// At a multiple of the viewport.
    case paging
    /// With the start of a group at the start of the viewport, one group at a time.
    case groupPaging
    /// With a group in the center of the viewport, one group at a time.
    case groupPagingCentered

    /// Returns the offset at which the groups rest, for an offset at which they were left. Logarithmic.
    ///
    /// At the end and beyond it they rest at the end, except for centered ones, which also rest outside of the content.
    ///
    /// - Parameter viewport: The visible length.
    func restingOffset(for offset: CGFloat, line: GroupLine, viewport: CGFloat) -> CGFloat {
        guard line.count > 0 else { return 0 }
        if self == .groupPagingCentered {
            let center = offset + viewport / 2
            return line.groups(from: center, to: center)
                .map { line.start(of: $0) + (line.extent(of: $0) - viewport) / 2 }
                .nearest(to: offset)
        }
        let end = max(0, line.length - viewport)
        let place = min(max(0, offset), end)
        guard place < end else { return end }
        switch self {
        case .continuous, .groupPagingCentered: return place
        case .continuousGroupLeadingBoundary, .groupPaging:
            return min(end, line.groups(from: place, to: place).map(line.start).nearest(to: place))
        case .paging: return min(end, (place / viewport).rounded(.toNearestOrEven) * viewport)
        }
    }
}

extension [CGFloat] {
    /// The first of the elements that are nearest to a number, or that number if there are none.
    fileprivate func nearest(to number: CGFloat) -> CGFloat {
        self.min { abs($0 - number) < abs($1 - number) } ?? number
    }
}
