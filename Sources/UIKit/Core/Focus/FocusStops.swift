import CoreGraphics

/// The views that the Tab key leads to, in reading order.
///
/// A view that keeps the focus for its items, such as a table, is one stop, and the arrow keys lead from item to item.
/// The controls inside the current item follow it as stops of their own. The cost is proportional to the views.
@MainActor
struct FocusStops {
    /// The view that has the focus or receives text.
    let present: UIView?
    /// Whether the controls of all items are stops, not only those of the current item.
    var opensAllItems = false

    /// Returns the stops of a view and its subviews.
    func stops(in view: UIView) -> [UIView] { stops(in: view, within: .infinite) }

    /// Returns the stops inside a view, without the view itself.
    func contents(of view: UIView) -> [UIView] { contents(of: view, within: .infinite) }

    private func stops(in view: UIView, within clip: CGRect) -> [UIView] {
        guard view.canContainFocus else { return [] }
        let frame = view.layer.convert(view.bounds, to: nil)
        var clip = clip
        if view is any ScrollableContent {
            // A view outside of the visible part is scrolled into view when it receives the focus.
            guard frame.isSeen(within: clip) else { return [] }
            clip = .infinite
        } else if view.clipsToBounds {
            clip = clip.intersection(frame)
        }
        if let keeper = view.focusKeeper, keeper === view { return stops(of: keeper, within: clip) }
        // The parts of a control belong to the control.
        if view.canBecomeFocused { return frame.isSeen(within: clip) ? [view] : [] }
        return contents(of: view, within: clip)
    }

    private func contents(of view: UIView, within clip: CGRect) -> [UIView] {
        let modal = view.children.last { $0.accessibilityViewIsModal && $0.canContainFocus }
        if modal == nil, let ordered = view.subviewsInReadingOrder {
            return ordered.flatMap { stops(in: $0, within: clip) }
        }
        let groups = (modal.map { [$0] } ?? view.children).map { stops(in: $0, within: clip) }.filter { !$0.isEmpty }
        let boxes = groups.map { group in
            group.map { $0.layer.convert($0.bounds, to: nil) }.reduce(CGRect.null) { $0.union($1) }
        }
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ReadingOrder.indices(of: boxes, rightToLeft: isRightToLeft).flatMap { groups[$0] }
    }

    private func stops(of keeper: any FocusKeeper, within clip: CGRect) -> [UIView] {
        var found: [UIView] = []
        let children = keeper.subviewsInReadingOrder ?? keeper.children
        let current = children.first { child in
            child.focusKeeper === keeper
                && (keeper.focusedItemView === child || present?.isDescendant(of: child) == true)
        }
        // Without a current item, the keeper chooses the item that receives the focus. The stop is in its place.
        let place = current ?? keeper.itemViewToFocus
        var hasItem = false
        for child in children where child.canContainFocus {
            guard child.focusKeeper === keeper else {
                found += stops(in: child, within: clip)
                continue
            }
            let isFocusable = child.canBecomeFocused
            if isFocusable, opensAllItems {
                found.append(child)
                hasItem = true
            } else if isFocusable, !hasItem, place == nil || place === child {
                found.append(current ?? keeper)
                hasItem = true
            }
            if child === current || !isFocusable || opensAllItems { found += contents(of: child, within: clip) }
        }
        return hasItem ? found : [keeper] + found
    }
}

extension CGRect {
    /// Returns whether the rectangle and a clip have an area in common.
    fileprivate func isSeen(within clip: CGRect) -> Bool {
        let seen = intersection(clip)
        return !seen.isNull && seen.width > 0 && seen.height > 0
    }
}
