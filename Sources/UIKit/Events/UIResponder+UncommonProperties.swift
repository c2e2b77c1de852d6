import QuartzCore

extension UIResponder {
    /// Changes the properties that few responders set.
    func updateUncommonProperties(_ change: (UncommonProperties) -> Void) {
        let properties = rare ?? UncommonProperties()
        rare = properties
        change(properties)
        if UIAccessibility.isObserved { FrameClock.shared.setNeedsFrame() }
    }
}
