import CoreGraphics
import Failures

/// A class whose views are created with a frame where only a type variable names it.
///
/// `View(frame:)` in `func make<View: UIView>() -> View` needs a `required` initializer in Swift, which would burden
/// all subclasses. Classes of Objective-C don't need it. The initializer of an extension stands in: the compiler takes
/// it only where it can't take that of the class.
@preconcurrency @MainActor
public protocol _FramedCreation {}

extension UIView: _FramedCreation {}

extension _FramedCreation {
    /// Creates a view of a class that is known only at run time, by the `init(frame:)` of the class.
    public init(frame: CGRect) {
        guard let type = Self.self as? UIView.Type,
            let view = ViewAllocation.allocate(type, frame: frame) as? Self
        else { invariantFailure("\(Self.self) is no class of views") }
        self = view
    }
}
