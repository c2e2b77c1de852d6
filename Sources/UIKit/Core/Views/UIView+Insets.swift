import CoreGraphics

// MARK: Layout margins

extension UIView {
    var runsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var effectiveMargins: UIEdgeInsets {
        let kept = storage.margins
        var margins = ownMargins
        if kept.includesSafeArea { margins = margins.adding(safeAreaInsets) }
        guard kept.preservesSuperview, let parent else { return margins }
        return margins.avoiding(parent.effectiveMargins.overlap(with: frameInMargins, in: parent.bounds))
    }

    private var ownMargins: UIEdgeInsets {
        let asked = storage.margins.own.absolute(isRightToLeft: runsRightToLeft)
        guard let minimum = viewController?.minimumMargins else { return asked ?? standardMargins }
        return asked?.atLeast(minimum) ?? minimum
    }

    func changeMargins(_ change: (inout LayoutMargins) -> Void) {
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
            insetsDidChange()
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

// MARK: The safe area

extension UIView {
    /// The insets that the superview and the controller lead to.
    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let parent else { return (self as? UIWindow)?.screen.safeAreaInsets ?? .zero }
        let outer = parent.safeAreaInsets
        // Bars of the superview don't cover the part of the view that reaches out of it.
        let insets = outer == .zero ? .zero : outer.overlap(with: frame, in: parent.bounds).atMost(outer)
        return viewController.map { insets.adding($0.safeAreaAddition) } ?? insets
    }

    func notifySafeAreaChanged() {
        viewController?.viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        insetsDidChange()
        updateMarginsIfNeeded()
        setNeedsLayout()
        for child in children { child.notifySafeAreaChanged() }
    }
}

// MARK: The insets of controllers

extension UIViewController {
    /// The insets that the controller and its container add to the safe area.
    var safeAreaAddition: UIEdgeInsets {
        additionalSafeAreaInsets.adding(storage.containerInsets)
    }

    /// The minimum margins of the view, which are the same for both layout directions; `nil` if it needs none.
    var minimumMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        return systemMinimumLayoutMargins.absolute(isRightToLeft: false)
    }
}
