import Foundation

/// The room between two items, or between an item and an edge, in points.
package enum LayoutSpacing: Hashable, Sendable {
    case fixed(CGFloat)
    /// At least this much, and an equal share of the room that a group leaves over.
    case flexible(CGFloat)

    package static let none = LayoutSpacing.fixed(0)

    /// The room without a share.
    var minimum: CGFloat {
        switch self {
        case .fixed(let points), .flexible(let points): points
        }
    }

    var isFlexible: Bool { if case .flexible = self { true } else { false } }

    /// The room with a share of what is left over.
    func length(share: CGFloat) -> CGFloat { isFlexible ? minimum + share : minimum }
}

/// The room around an item, outside of its size.
package struct LayoutEdgeSpacing: Hashable, Sendable {
    package static let none = LayoutEdgeSpacing(leading: .none, top: .none, trailing: .none, bottom: .none)

    package var leading: LayoutSpacing
    package var top: LayoutSpacing
    package var trailing: LayoutSpacing
    package var bottom: LayoutSpacing

    package init(leading: LayoutSpacing, top: LayoutSpacing, trailing: LayoutSpacing, bottom: LayoutSpacing) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    func before(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }
    func after(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

    /// The room along an axis without shares.
    func minimum(_ axis: LayoutAxis) -> CGFloat { before(axis).minimum + after(axis).minimum }

    /// The number of edges on an axis that take shares.
    func flexibleCount(_ axis: LayoutAxis) -> Int {
        (before(axis).isFlexible ? 1 : 0) + (after(axis).isFlexible ? 1 : 0)
    }

    /// Returns where an item alone in some room begins: at its start, unless a flexible edge pushes it away.
    func start(of length: CGFloat, in room: CGFloat, _ axis: LayoutAxis) -> CGFloat {
        let rest = max(0, room - length - minimum(axis))
        return before(axis).length(share: rest / CGFloat(max(1, flexibleCount(axis))))
    }
}
