import CoreGraphics

extension UIView {
    /// The layout margins, in points. By default they are 8 points on each side (unverified). For a controller's
    /// view, the controller's `systemMinimumLayoutMargins` are the default and the minimum.
    ///
    /// The getter returns the effective margins, which include the safe area and the superview's margins as far as
    /// the view asks for these. It takes time linear in the depth of the view in the hierarchy.
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.own = .absolute(newValue) } }
    }

    /// The layout margins with leading and trailing edges, which depend on the layout direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: runsRightToLeft) }
        set { changeMargins { $0.own = .directional(newValue) } }
    }

    /// Whether the margins include the insets of the safe area. `true` by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storage.margins.includesSafeArea }
        set { changeMargins { $0.includesSafeArea = newValue } }
    }

    /// Whether the margins also avoid the superview's margins. `false` by default.
    ///
    /// If an edge of the view lies in the superview's margin, the view's margin there is at least
    /// the remainder of that margin. For a superview that scrolls, the visible part counts. The
    /// transform of the view is ignored (both unverified).
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
        return margins.avoiding(parent.effectiveMargins.overlap(with: untransformedFrame, in: parent.bounds))
    }

    private var ownMargins: UIEdgeInsets {
        let asked = storage.margins.own.absolute(isRightToLeft: runsRightToLeft)
        guard let minimum = viewController?.minimumMargins else { return asked ?? standardMargins }
        return asked?.atLeast(minimum) ?? minimum
    }

    private func changeMargins(_ change: (inout LayoutMargins) -> Void) {
        // The safe area may have changed the margins unnoticed. Only the effect of this change is to be compared.
        storage.margins.seen = effectiveMargins
        change(&storage.margins)
        updateMarginsIfNeeded()
    }

    // MARK: Changes

    /// Whether the margins of this view or a subview may depend on the position or size of this view.
    var watchesMargins: Bool {
        (storage.margins.preservesSuperview || storage.margins.isFollowed || viewController != nil)
            && !storage.margins.isMoving
    }

    /// Invalidates the layout and notifies the view if its margins have changed, and does the same
    /// for subviews that preserve them.
    func updateMarginsIfNeeded() {
        let margins = effectiveMargins
        if margins != storage.margins.seen {
            storage.margins.seen = margins
            constraintLayout.insetsDidChange()
            setNeedsLayout()
        }
        // A controller's view gets its margins when it is added to a window. Earlier changes are not reported.
        if margins != storage.margins.told, viewController == nil || window != nil {
            storage.margins.told = margins
            viewController?.viewLayoutMarginsDidChange()
            layoutMarginsDidChange()
        }
        guard storage.margins.isFollowed else { return }
        for child in children where child.storage.margins.preservesSuperview { child.updateMarginsIfNeeded() }
    }

    /// Performs changes of size and position, and checks the margins once after all of them.
    func performMove(_ move: () -> Void) {
        storage.margins.isMoving = true
        move()
        storage.margins.isMoving = false
        if watchesMargins { updateMarginsIfNeeded() }
    }
}
