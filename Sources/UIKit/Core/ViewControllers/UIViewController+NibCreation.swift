import CSwiftRuntime
import Failures
import Foundation

/// A class whose controllers are created where only a type variable names it, as `_FramedCreation` does for views.
///
/// The class is that of the type variable. On a value of type `UIViewController.Type` it is always `UIViewController`.
@preconcurrency @MainActor
public protocol _NibCreation {}

extension UIViewController: _NibCreation {}

extension _NibCreation {
    /// Creates a controller of a class that is known only at run time, by the `init(nibName:bundle:)` of the class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        guard let type = Self.self as? UIViewController.Type,
            let controller = type.allocate(nibName: nibNameOrNil, bundle: nibBundleOrNil) as? Self
        else { invariantFailure("\(Self.self) is not a class of controllers") }
        self = controller
    }
}

extension UIViewController {
    /// Swift can't call an initializer that isn't `required` on a metatype, so C code calls it.
    fileprivate static func allocate(nibName: String?, bundle: Bundle?) -> UIViewController {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let (low, high) = OwnedString.words(nibName)
        // The initializer consumes its arguments.
        let controller = unfold_allocate_controller(
            metatype,
            low,
            high,
            bundle.map { Unmanaged.passRetained($0).toOpaque() }
        )
        return Unmanaged<UIViewController>.fromOpaque(controller).takeRetainedValue()
    }
}
