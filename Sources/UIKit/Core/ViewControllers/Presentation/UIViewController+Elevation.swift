extension UIViewController {
    /// Whether a presentation shows the controller above others, in the colors for that. The views are notified when
    /// they come into the window.
    var isElevated: Bool {
        get { storage.ownTraits?.isElevated ?? false }
        set {
            guard newValue != isElevated else { return }
            let own = storage.ownTraits ?? OwnTraits()
            own.isElevated = newValue
            storage.ownTraits = own
        }
    }
}
