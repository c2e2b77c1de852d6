/// The name of the exception that UIKit raises for a programmer error.
@usableFromInline
package enum ExceptionName: String, CaseIterable, Sendable {
    /// The state of the object does not allow the call, or the client broke a contract.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// An argument is not valid.
    case invalidArgument = "NSInvalidArgumentException"
    /// An index is out of bounds.
    case range = "NSRangeException"
    /// Anything else.
    case generic = "NSGenericException"
    /// View controllers and their views are in hierarchies that contradict each other.
    case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    /// A layer is in itself.
    case layerInvalid = "CALayerInvalid"
    /// The geometry of a layer holds a number that is not finite.
    case layerInvalidGeometry = "CALayerInvalidGeometry"
}
