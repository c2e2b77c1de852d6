import CoreGraphics

/// Scrolling by keys that no view inside has handled.
extension UIScrollView {
    /// Scrolls the content for a key, or not at all.
    ///
    /// - Returns: Whether the key scrolls. Content at its edge leaves it to the enclosing views.
    func scroll(for press: UIPress) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
            let target = offset(for: key.keyCode, isShifted: key.modifierFlags.contains(.shift))
        else { return false }
        let goal = geometry.clamp(target)
        guard goal != animationTarget ?? contentOffset else { return false }
        setContentOffset(goal, animated: true)
        return true
    }

    /// Returns the offset to which a key leads, which may be beyond the edges; `nil` for a key that doesn't scroll.
    private func offset(for key: UIKeyboardHIDUsage, isShifted: Bool) -> CGPoint? {
        let from = animationTarget ?? contentOffset
        if key == .keyboardSpacebar { return from.moved(down: isShifted ? -pageDistance : pageDistance) }
        guard !isShifted else { return nil }
        switch key {
        case .keyboardHome: return CGPoint(x: from.x, y: -.greatestFiniteMagnitude)
        case .keyboardEnd: return CGPoint(x: from.x, y: .greatestFiniteMagnitude)
        case .keyboardPageUp: return from.moved(down: -pageDistance)
        case .keyboardPageDown: return from.moved(down: pageDistance)
        default: break
        }
        // The arrows move the focus while a view has it.
        guard nearestScreen.focusSystem.focusedView == nil else { return nil }
        let (across, along) = (geometry.horizontal.extent, geometry.vertical.extent)
        switch key {
        case .keyboardUpArrow: return from.moved(down: -ScrollMetrics.wheelStep(forExtent: along))
        case .keyboardDownArrow: return from.moved(down: ScrollMetrics.wheelStep(forExtent: along))
        case .keyboardLeftArrow: return from.moved(right: -ScrollMetrics.wheelStep(forExtent: across))
        case .keyboardRightArrow: return from.moved(right: ScrollMetrics.wheelStep(forExtent: across))
        default: return nil
        }
    }

    /// The distance of a page key in points: the visible height, less an overlap that helps to find the place again.
    private var pageDistance: CGFloat {
        let visible = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        return visible * (1 - ScrollMetrics.pageOverlap)
    }
}

extension CGPoint {
    fileprivate func moved(right: CGFloat = 0, down: CGFloat = 0) -> CGPoint { CGPoint(x: x + right, y: y + down) }
}
