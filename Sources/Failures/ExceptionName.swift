/// The name of the exception that UIKit raises for a programmer error.
@usableFromInline
package enum ExceptionName: String, CaseIterable, Sendable {
    /// The state of the object does not allow the call, or the client violated a contract.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// An argument is not valid.
    case invalidArgument = "NSInvalidArgumentException"
    /// An index is out of bounds.
    case range = "NSRangeException"
    /// Anything else.
    case generic = "NSGenericException"
    /// The hierarchies of view controllers and of their views contradict each other.
    case viewControllerHierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    /// A layer would be its own descendant.
    case layerInvalid = "CALayerInvalid"
    /// The geometry of a layer contains NaN.
    case layerInvalidGeometry = "CALayerInvalidGeometry"
}
