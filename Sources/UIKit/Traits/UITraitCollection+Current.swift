import Synchronization

extension UITraitCollection {
    // UIKit keeps one per thread; views are drawn on the main thread alone, so one is enough. The lock keeps a thread that
    // resolves a colour meanwhile from reading half a reference.
    private static let currentTraits = Mutex(UITraitCollection.initial)

    /// The traits of a screen that nobody has told anything: a phone's, light, left to right.
    static let initial = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceLevel = .base
        $0.userInterfaceIdiom = .phone
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.layoutDirection = .leftToRight
        $0.displayScale = 1
        $0.preferredContentSizeCategory = .large
    }

    /// The traits that dynamic colours are resolved with where none are given.
    ///
    /// A view's own while it draws or lays out; otherwise the application's. With no application: light, left to right,
    /// one pixel per point, text of the usual size. Unlike UIKit's there is one for all threads.
    public class var current: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    /// Runs the closure with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        actions()
    }
}
