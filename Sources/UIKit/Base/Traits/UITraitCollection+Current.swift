import Synchronization

extension UITraitCollection {
    // UIKit has a collection per thread. Here only the main thread draws views, so one is enough. The lock protects
    // the reference from a thread that resolves a color at the same time.
    private static let currentTraits = Mutex(UITraitCollection.initial)

    /// The default traits of a screen: those of a phone, light, left to right.
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

    /// The traits that resolve dynamic colors where no others are given.
    ///
    /// They are a view's traits while it draws or lays out, and the app's otherwise. With no app they are: light,
    /// left to right, one pixel per point, text of the default size. Unlike in UIKit there is one collection for all
    /// threads.
    public class var current: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }

    /// Runs a closure with these traits as the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        actions()
    }
}
