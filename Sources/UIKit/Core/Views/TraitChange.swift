/// A change of the traits that a view inherits, of which it and its controller are notified.
///
/// A view keeps the traits that it was last notified of, so it is notified when it comes into a window, or another
/// superview, where they are different.
@MainActor
struct TraitChange {
    /// The traits before the change.
    private let previous: UITraitCollection
    /// Whether the view comes from outside of the window.
    private let isArrival: Bool

    /// Notifies a view and its subviews if their traits have changed, superviews before subviews.
    static func notify(_ view: UIView) {
        notify(view, in: view.environment)
    }

    private static func notify(_ view: UIView, in environment: UITraitCollection) {
        notifyAlone(view, in: environment)
        // Traits may change again while views are notified, so the latest ones are read for each subview.
        for child in view.children where child.parent === view { notify(child, in: view.storage.knownTraits) }
    }

    /// Notifies a view that comes into a window, if its traits are different there. Its subviews are notified on their
    /// own.
    static func notify(arriving view: UIView) {
        notifyAlone(view, in: view.parent?.storage.knownTraits ?? view.environment, isArrival: true)
    }

    private static func notifyAlone(_ view: UIView, in environment: UITraitCollection, isArrival: Bool = false) {
        let known = view.storage.knownTraits
        let traits = view.traits(in: environment)
        if known !== traits {
            view.storage.knownTraits = traits
            if known != traits {
                return TraitChange(previous: known, isArrival: isArrival).deliver(to: view)
            }
        }
        notifyRegistrations(of: view)
    }

    /// Updates the colors of a view, and then notifies its controller and the view.
    private func deliver(to view: UIView) {
        let traits = view.traitCollection
        if !isArrival, previous.displayScale != traits.displayScale {
            view.takeScale(traits.displayScale, from: previous.displayScale)
        }
        traits.performAsCurrent {
            view.resolveBackgroundColor()
            if previous.hasDifferentColorAppearance(comparedTo: traits),
                view.drawsItself || view.layer.contents != nil
            {
                view.setNeedsDisplay()
            }
            if previous.displayScale != traits.displayScale, let screen = view.window?.screen {
                view.adoptScreenScale(screen.scale)
            }
            if previous.layoutDirection != traits.layoutDirection {
                view.layoutDirectionDidChange()
                // Frames that are set in `layoutSubviews()` may be mirrored.
                view.setNeedsLayout()
            }
            if let controller = view.viewController {
                controller.invalidateUnavailableContent()
                controller.traitCollectionDidChange(previous)
            }
            view.traitCollectionDidChange(previous)
            Self.notifyRegistrations(of: view)
        }
    }

    /// Runs the actions of clients that registered for changes of the traits of a view or its controller.
    private static func notifyRegistrations(of view: UIView) {
        if let controller = view.viewController { controller.traitRegistrations?.notify(controller) }
        view.traitRegistrations?.notify(view)
    }
}
