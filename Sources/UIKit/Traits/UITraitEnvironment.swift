/// What has traits: a screen, a window, a view controller, a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits that hold there.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed, with those from before; nil the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
