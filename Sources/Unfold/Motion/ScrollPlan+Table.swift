import UIKit

extension ScrollPlan {
    /// Creates a plan from the geometry of a scroll view, such as a table.
    @MainActor
    init(_ scrollView: UIScrollView) {
        let insets = scrollView.adjustedContentInset
        self.init(
            height: scrollView.bounds.height,
            insets: (insets.top, insets.bottom),
            contentHeight: scrollView.contentSize.height,
            isUpsideDown: Self.isUpsideDown(scrollView)
        )
    }

    /// Returns whether a view is upside down on the screen, as the tables of many chats are.
    @MainActor
    private static func isUpsideDown(_ view: UIView) -> Bool {
        view.convert(CGPoint(x: 0, y: 1), to: nil).y < view.convert(CGPoint.zero, to: nil).y
    }

    /// Counts the header and the footer of a row's section, if they stay at the edges of the screen.
    @MainActor
    mutating func pin(partsAround row: IndexPath, in container: any RowContainer) {
        if row.count > 1 { pinned = container.pinnedHeights(around: row) }
    }

    /// Returns the scroll position at which a row is in a position, with what is known of the heights.
    @MainActor
    static func offset(
        ofRowAt path: IndexPath,
        at position: UITableView.ScrollPosition,
        in container: any RowContainer
    ) -> CGFloat {
        var plan = ScrollPlan(container)
        plan.pin(partsAround: path, in: container)
        let rect = container.rectForRow(at: path)
        let top = rect.minY - plan.insets.top - plan.pinned.top
        let bottom = rect.maxY + plan.insets.bottom + plan.pinned.bottom - plan.height
        switch position {
        case .top: return plan.bounded(top)
        case .bottom: return plan.bounded(bottom)
        case .middle:
            let scale = max(1, container.traitCollection.displayScale)
            return plan.bounded(((top + bottom) / 2 * scale).rounded() / scale)
        default: return plan.offset(showing: rect.minY...rect.maxY, from: container.contentOffset.y, .minimal)
        }
    }

    /// Returns the edge at which a row beyond it comes into view for `.none`, or `.none` if all of the row is visible.
    @MainActor
    static func resolve(
        _ position: UITableView.ScrollPosition,
        ofRowAt path: IndexPath,
        in container: any RowContainer
    ) -> UITableView.ScrollPosition {
        guard position == .none else { return position }
        if let edge = edge(ofTallRowAt: path, in: container) {
            return abs(offset(ofRowAt: path, at: edge, in: container) - container.contentOffset.y) > 0.01 ? edge : .none
        }
        let offset = offset(ofRowAt: path, at: .none, in: container)
        guard abs(offset - container.contentOffset.y) > 0.01 else { return .none }
        return offset < container.contentOffset.y ? .top : .bottom
    }

    /// Returns the edge at which a row begins that is higher than the screen, or `nil` if the row isn't.
    @MainActor
    static func edge(
        ofTallRowAt path: IndexPath,
        in container: any RowContainer
    ) -> UITableView.ScrollPosition? {
        var plan = ScrollPlan(container)
        plan.pin(partsAround: path, in: container)
        let covered = plan.insets.top + plan.insets.bottom + plan.pinned.top + plan.pinned.bottom
        guard container.rectForRow(at: path).height > plan.height - covered else { return nil }
        return plan.isUpsideDown ? .bottom : .top
    }
}
