extension UIView {
    /// The recognizers that see the touches of this view and what is in it; `nil` if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { storage.gestureRecognizers.isEmpty ? nil : storage.gestureRecognizers }
        set {
            for recognizer in storage.gestureRecognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets a recognizer see the touches of this view and what is in it, taking it from the view that it had. Touches that
    /// are on the screen already it does not see.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        storage.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Lets a recognizer see no more touches; a gesture under way is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.stop()
        storage.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
}
