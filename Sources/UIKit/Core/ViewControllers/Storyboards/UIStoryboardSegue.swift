import CSwiftRuntime
import Foundation

/// The transition from one controller of a storyboard to another.
///
/// UIKit creates segues. A subclass overrides `perform()` to show the destination in its own way.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The identifier from the storyboard.
    open private(set) var identifier: String?
    /// The controller from which the segue starts.
    open private(set) var source: UIViewController
    /// The controller that the segue shows. For an unwind segue, it is the one that the segue returns to.
    open private(set) var destination: UIViewController

    /// The transition of the segue's kind. A segue of the kind "custom" has none.
    var transition: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Shows the destination. The default implementation makes the transition of the segue's kind.
    open func perform() {
        transition?()
    }

    /// Creates a segue of a class that is known only at run time.
    ///
    /// Swift can't call an initializer that isn't `required` on a metatype, so C code calls it.
    static func allocate(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        let (low, high) = OwnedString.words(identifier)
        // The initializer consumes its arguments.
        let segue = unfold_allocate_segue(
            metatype,
            low,
            high,
            Unmanaged.passRetained(source).toOpaque(),
            Unmanaged.passRetained(destination).toOpaque()
        )
        return Unmanaged<UIStoryboardSegue>.fromOpaque(segue).takeRetainedValue()
    }
}
