/// A change of the traits that views inherit, of which they and their controllers are notified.
@MainActor
struct TraitChange {
    /// The traits before the change; `nil` if they aren't known.
    var previous: UITraitCollection?
    /// The version of the screen's traits, if these have changed.
    var version: TraitsVersion?

    /// Notifies a view that comes into a window, if the traits have changed since it was last notified of them. Its
    /// subviews are notified on their own.
    static func notify(_ view: UIView, arrivingOn screen: UIScreen) {
        guard view.storage.traitsVersion != screen.traitsVersion else { return }
        TraitChange(version: screen.traitsVersion).deliver(to: view)
    }

    /// Notifies a view and its subviews, superviews before subviews.
    func notify(_ view: UIView) {
        deliver(to: view)
        for child in view.children { notify(child) }
    }

    /// Updates the colors of a view, and then notifies its controller and the view.
    private func deliver(to view: UIView) {
        if let version { view.storage.traitsVersion = version }
        let traits = view.traitCollection
        if let old = previous?.displayScale, old != traits.displayScale {
            view.takeScale(traits.displayScale, from: old)
        }
        traits.performAsCurrent {
            view.resolveBackgroundColor()
            if previous?.hasDifferentColorAppearance(comparedTo: traits) ?? true,
                view.drawsItself || view.layer.contents != nil
            {
                view.setNeedsDisplay()
            }
            if previous?.displayScale != traits.displayScale, let screen = view.window?.screen {
                view.adoptScreenScale(screen.scale)
            }
            if previous?.layoutDirection != traits.layoutDirection {
                view.constraintLayout.layoutDirectionDidChange()
                // Frames that are set in `layoutSubviews()` may be mirrored.
                view.setNeedsLayout()
            }
            view.viewController?.traitCollectionDidChange(previous)
            view.traitCollectionDidChange(previous)
        }
    }
}
