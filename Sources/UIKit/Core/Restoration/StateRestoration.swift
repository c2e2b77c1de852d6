/// The restoration of an app's interface, as the app and its controllers know it.
@preconcurrency @MainActor
protocol StateRestoration: AnyObject {
    /// Waits for a further `complete()` before the restoration ends.
    func extend()
    func complete()
    /// Lets a controller present another one as soon as the interface is on the screen.
    func present(_ presented: UIViewController, by presenter: UIViewController)
}
