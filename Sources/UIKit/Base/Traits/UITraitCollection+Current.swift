import Synchronization

extension UITraitCollection {
    // UIKit has a collection per thread. Here only the main thread draws views, so one is enough. The lock protects
    // the reference from a thread that resolves a color at the same time.
    static let currentTraits = Mutex(UITraitCollection.initial)

    /// The traits that a new view is assumed to have before it is in a window: those of the main screen.
    nonisolated(unsafe) static var ofNewViews = initial

    /// The default traits of a screen: those of a phone, light, left to right.
    static let initial = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.accessibilityContrast = .normal
        $0.userInterfaceLevel = .base
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.layoutDirection = .leftToRight
        $0.displayScale = 1
        $0.preferredContentSizeCategory = .large
    }
}
