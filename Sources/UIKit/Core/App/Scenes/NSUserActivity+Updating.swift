extension NSUserActivity {
    /// Lets the responders whose activity this is update it, if it needs to be saved.
    @MainActor
    func updateIfNeeded() {
        guard needsSave else { return }
        needsSave = false
        for case let responder as UIResponder in responders { responder.updateUserActivityState(self) }
    }
}
