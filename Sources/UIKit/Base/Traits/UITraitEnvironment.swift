import Foundation

/// An object that has traits: a screen, a window, a view controller or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed, with the previous traits, or with `nil` the first time.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
