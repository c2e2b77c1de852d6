import Foundation

/// An object that tests and scripts find by a name that no person reads.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name. `nil` at first.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { setRare { $0.accessibility.identifier = newValue } }
    }
}
