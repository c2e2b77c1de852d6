import Failures

/// A class whose segues are created where only a type variable names it, as `_FramedCreation` does for views.
///
/// The class is that of the type variable. On a value of type `UIStoryboardSegue.Type` it is `UIStoryboardSegue`.
@preconcurrency @MainActor
public protocol _SegueCreation {}

extension UIStoryboardSegue: _SegueCreation {}

extension _SegueCreation {
    /// Creates a segue of a class that is known only at run time, by the initializer of the class.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        guard let type = Self.self as? UIStoryboardSegue.Type,
            let segue = type.allocate(identifier: identifier, source: source, destination: destination) as? Self
        else { invariantFailure("\(Self.self) is not a class of segues") }
        self = segue
    }
}
