import CoreGraphics

/// Moves of the focus by keys that no responder handled.
extension UIFocusSystem {
    /// Moves the focus to the next or the previous stop of the Tab key.
    ///
    /// If nothing has the focus, the next stop is the first view that keeps the focus for its items, such as a table,
    /// or else the first stop. So the keyboard begins in the content and not in a bar above it.
    ///
    /// - Returns: Whether the focus moved or is at the only stop.
    func moveToStop(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        let present: UIView? = focusedView ?? focusedKeeper ?? screen?.firstResponder.current as? UIView
        let stops = FocusStops(present: present).stops(in: window)
        guard !stops.isEmpty else { return false }
        let index = stops.firstIndex { $0 === present }
        let step = heading == .previous ? -1 : 1
        let content = stops.firstIndex { $0.focusKeeper === $0 } ?? 0
        let start = index ?? (step > 0 ? content - 1 : stops.count)
        for distance in 1...stops.count {
            let stop = stops[((start + step * distance) % stops.count + stops.count) % stops.count]
            if stop === present { return stop === focusedView || stop === focusedKeeper }
            if let view = Self.target(in: stop), move(to: view, heading: heading) { return true }
        }
        return false
    }

    /// Returns the views inside a view that keys can lead to, as far as they are on the screen.
    package static func views(reachedByKeysIn view: UIView) -> [UIView] {
        FocusStops(present: nil, opensAllItems: true).stops(in: view)
    }

    /// Moves the focus to the nearest stop in a direction.
    ///
    /// From an item such as a row, the arrow to the trailing edge leads to the first control inside the item, and the
    /// opposite arrow leads from there back to the item.
    ///
    /// - Returns: Whether the focus moved.
    func moveAlong(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
        guard let view = focusedView, view.window === window else { return false }
        let stops = FocusStops(present: view)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let item = view.withSuperviews.first { $0.focusKeeper != nil && $0.focusKeeper !== $0 }
        if item === view, heading == (isRightToLeft ? .left : .right), let first = stops.contents(of: view).first {
            return move(to: first, heading: heading)
        }
        let box = view.layer.convert(view.bounds, to: nil)
        let candidates = stops.stops(in: window).filter { stop in
            // An item leads out of itself to no other place in its row, and controls to no other item.
            item.map { stop.isDescendant(of: $0) && stop !== $0 || heading.isVertical && !$0.isDescendant(of: stop) }
                ?? true
        }
        let nearest = candidates.filter { $0 !== view }.compactMap { stop -> (view: UIView, distance: CGFloat)? in
            let other = stop.layer.convert(stop.bounds, to: nil)
            return box.distance(to: other, toward: heading).map { (stop, $0) }
        }.min { $0.distance < $1.distance }
        if let nearest { return Self.target(in: nearest.view).map { move(to: $0, heading: heading) } ?? false }
        guard let item, item !== view, item.canBecomeFocused, heading == (isRightToLeft ? .right : .left) else {
            return false
        }
        return move(to: item, heading: heading)
    }
}

extension UIScreen {
    /// Whether keys go to the key window, and not to a menu in front of it.
    package var keysBelongToWindow: Bool { events.keyReceiver == nil }
}

extension UIFocusHeading {
    /// The direction of an arrow key, or `nil` for another key.
    init?(arrow key: UIKeyboardHIDUsage) {
        switch key {
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        default: return nil
        }
    }

    fileprivate var isVertical: Bool { self == .up || self == .down }
}

extension CGRect {
    /// Returns a distance to a rectangle that is beyond an edge of this one, or `nil` if the other one isn't beyond
    /// it. Rectangles that are side by side with this one are nearer than others.
    fileprivate func distance(to other: CGRect, toward heading: UIFocusHeading) -> CGFloat? {
        let tolerance: CGFloat = 1
        let (gap, aside): (CGFloat, CGFloat) =
            switch heading {
            case .up: (minY - other.maxY, max(other.minX - maxX, minX - other.maxX, 0))
            case .down: (other.minY - maxY, max(other.minX - maxX, minX - other.maxX, 0))
            case .left: (minX - other.maxX, max(other.minY - maxY, minY - other.maxY, 0))
            default: (other.minX - maxX, max(other.minY - maxY, minY - other.maxY, 0))
            }
        guard gap >= -tolerance else { return nil }
        let isBeside = aside == 0
        // Left and right stay in the line.
        guard isBeside || heading.isVertical else { return nil }
        let centers = heading.isVertical ? abs(midX - other.midX) : abs(midY - other.midY)
        return max(gap, 0) + 2 * aside + centers / 1000
    }
}
