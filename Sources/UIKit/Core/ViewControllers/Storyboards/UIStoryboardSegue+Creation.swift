import Failures

/// A class whose segues are created where only a type variable names it, as `_FramedCreation` does for views.
@preconcurrency @MainActor
public protocol _SegueCreation {}

extension UIStoryboardSegue: _SegueCreation {}

extension _SegueCreation {
    /// Creates a segue of a class that is known only at run time, by the initializer of the class.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        guard let type = Self.self as? UIStoryboardSegue.Type,
            let segue = type.allocate(identifier: identifier, source: source, destination: destination) as? Self
        else { invariantFailure("\(Self.self) is no class of segues") }
        self = segue
    }
}
