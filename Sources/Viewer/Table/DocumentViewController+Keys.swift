import UIKit

/// What keys do that no field takes.
extension DocumentViewController {
    func answer(_ key: UIKey) -> Bool {
        command(key) || scroll(key)
    }

    /// A key that is held down scrolls on, and steps from row to row.
    func answerRepeated(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardF3 { return command(key) }
        return scroll(key)
    }

    private func command(_ key: UIKey) -> Bool {
        let isControlled = !key.modifierFlags.isDisjoint(with: [.control, .command])
        let isPlain = key.modifierFlags.isDisjoint(with: [.control, .command, .alternate])
        switch (key.charactersIgnoringModifiers, key.keyCode) {
        case ("f", _) where isControlled, ("/", _) where isPlain: openFindBar()
        case ("g", _) where isControlled, ("l", _) where isControlled: openLineBar()
        case (_, .keyboardF3) where surroundings.bar is FindBar:
            stepFinder(forward: !key.modifierFlags.contains(.shift))
        case (_, .keyboardF3): openFindBar()
        case (_, .keyboardEscape) where surroundings.bar != nil: closeBar()
        default: return false
        }
        return true
    }

    private func scroll(_ key: UIKey) -> Bool {
        guard let step = ScrollKey(key) else { return false }
        let inset = tableView.adjustedContentInset
        let page = tableView.bounds.height - inset.top - inset.bottom
        switch step {
        case .top:
            follower.leaves()
            tableView.setContentOffset(CGPoint(x: 0, y: -inset.top), animated: false)
            follower.arrived(isAtEnd: isAtEnd)
        case .bottom:
            follower.goesToEnd()
            goToEnd()
        case .lines(let count): scroll(by: CGFloat(count) * Self.lineHeight)
        // A line of the page before stays in sight, so that the reader finds his place.
        case .pages(let count): scroll(by: CGFloat(count) * max(page - Self.lineHeight, page / 2))
        }
        showStatus()
        return true
    }

    /// Points that an arrow key scrolls by: about a closed row.
    private static let lineHeight: CGFloat = 44

    /// Scrolls from where the content is going.
    private func scroll(by distance: CGFloat) {
        let inset = tableView.adjustedContentInset
        let start = tableView.isScrollAnimating ? scrollTarget ?? tableView.contentOffset.y : tableView.contentOffset.y
        let end = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
        let target = min(max(start + distance, -inset.top), end)
        follower.leaves()
        scrollTarget = target
        if target == tableView.contentOffset.y, !tableView.isScrollAnimating {
            follower.arrived(isAtEnd: isAtEnd)
        } else {
            tableView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
        }
    }
}
