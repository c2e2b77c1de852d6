import CoreGraphics

extension UIView {
    /// Points to keep free inside the edges, by left and right. 8 on each side at first (unverified); of a controller's
    /// view the controller's `systemMinimumLayoutMargins`, and no less.
    ///
    /// Asked for, they are the ones in effect: with the safe area and with what reaches in of the superview's margins, as
    /// far as the view asks for these. Takes time in proportion to how deep in the window the view is.
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.own = .absolute(newValue) } }
    }

    /// `layoutMargins` by where lines begin and end: set, they change sides with the direction of the view's contents.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: runsRightToLeft) }
        set { changeMargins { $0.own = .directional(newValue) } }
    }

    /// Whether the margins keep out of what the system covers. `true` at first.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storage.margins.includesSafeArea }
        set { changeMargins { $0.includesSafeArea = newValue } }
    }

    /// Whether the margins keep out of the superview's too: where an edge of the view is nearer to the superview's than
    /// the margin there, they are at least what is left of that. `false` at first.
    ///
    /// A superview that scrolls counts as what it shows, a view with a transform as if it had none (unverified both).
    public var preservesSuperviewLayoutMargins: Bool {
        get { storage.margins.preservesSuperview }
        set {
            if newValue { parent?.storage.margins.isFollowed = true }
            changeMargins { $0.preservesSuperview = newValue }
        }
    }

    private var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var effectiveMargins: UIEdgeInsets {
        let kept = storage.margins
        var margins = ownMargins
        if kept.includesSafeArea { margins = margins.adding(safeAreaInsets) }
        guard kept.preservesSuperview, let parent else { return margins }
        return margins.avoiding(parent.effectiveMargins.overlap(with: unturnedFrame, in: parent.bounds))
    }

    private var ownMargins: UIEdgeInsets {
        let asked = storage.margins.own.absolute(isRightToLeft: runsRightToLeft)
        guard let minimum = viewController?.minimumMargins else { return asked ?? standardMargins }
        return asked?.atLeast(minimum) ?? minimum
    }

    private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        // The safe area may have changed them without a word.
        storage.margins.seen = effectiveMargins
        change(&storage.margins)
        lookAtMargins()
    }

    // MARK: Changes

    /// Whether the margins may be other ones because a view is somewhere else.
    var watchesMargins: Bool {
        (storage.margins.preservesSuperview || storage.margins.isFollowed || viewController != nil)
            && !storage.margins.isMoving
    }

    /// Has the view laid out, and told, if its margins are other ones by now; so too the views inside that preserve them.
    func lookAtMargins() {
        let margins = effectiveMargins
        if margins != storage.margins.seen {
            storage.margins.seen = margins
            insetsDidChange()
            setNeedsLayout()
        }
        // A controller's view gets its margins on the way to its window, after `viewDidLoad()`.
        if margins != storage.margins.told, viewController == nil || window != nil {
            storage.margins.told = margins
            viewController?.viewLayoutMarginsDidChange()
            layoutMarginsDidChange()
        }
        guard storage.margins.isFollowed else { return }
        for child in children where child.storage.margins.preservesSuperview { child.lookAtMargins() }
    }

    /// Makes changes of size and place that are one for the margins.
    func moveAtOnce(_ move: () -> Void) {
        storage.margins.isMoving = true
        move()
        storage.margins.isMoving = false
        if watchesMargins { lookAtMargins() }
    }
}
