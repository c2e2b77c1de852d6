import QuartzCore

/// What is said of few responders. It is kept apart, so that the many others pay one word for it.
final class RareProperties {
    var accessibility = AccessibilityProperties()
    /// What was set as the sign of focus; `nil` while the view's own choice stands.
    var focusEffect: UIFocusEffect??
}

extension UIResponder {
    /// Notes something that few responders have said of them.
    func setRare(_ change: (RareProperties) -> Void) {
        let properties = rare ?? RareProperties()
        rare = properties
        change(properties)
        if UIAccessibility.isWatched { FrameClock.shared.setNeedsFrame() }
    }
}
