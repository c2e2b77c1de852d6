import CoreGraphics
import Failures

/// The reason for which UIKit rejects a constraint.
@MainActor
struct PairingFault {
    /// The reason in UIKit's words.
    let reason: String
    /// The exception that UIKit raises.
    let name: ExceptionName

    /// Finds the fault of a constraint between two operands; `nil` if there is none.
    ///
    /// Positions may be related across axes, such as a left edge to a top edge, and so may sizes.
    init?(_ first: LayoutOperand, _ second: LayoutOperand, multiplier: CGFloat, constant: CGFloat) {
        let (one, other) = (first.attribute, second.attribute)
        let fault: (reason: String, name: ExceptionName)? =
            if first.item == nil {
                ("Constraint must contain a first layout item", .invalidArgument)
            } else if first.kind == .none || second.item != nil && second.kind == .none {
                ("Unknown layout attribute", .invalidArgument)
            } else if !multiplier.isFinite {
                ("Multiplier is not finite! That's illegal. multiplier:\(multiplier)", .internalInconsistency)
            } else if !constant.isFinite {
                ("Constant is not finite! That's illegal. constant:\(constant)", .internalInconsistency)
            } else if first.kind != .size && (second.kind == .none || multiplier == 0) {
                (
                    """
                    A multiplier of 0 or a nil second item together with a location for the first attribute creates \
                    an illegal constraint of a location equal to a constant. Location attributes must be specified in \
                    pairs.
                    """, .invalidArgument
                )
            } else if second.kind != .none && (second.kind == .size) != (first.kind == .size) {
                ("Invalid pairing of layout attributes.", .invalidArgument)
            } else if one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional {
                (
                    """
                    A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
                    Use leading/trailing for both or neither.
                    """, .invalidArgument
                )
            } else {
                nil
            }
        guard let fault else { return nil }
        name = fault.name
        // UIKit names the first item, except where a number is the fault.
        reason =
            fault.name == .internalInconsistency
            ? fault.reason
            : "NSLayoutConstraint for \(first.item.map { String(describing: $0) } ?? "(null)"): \(fault.reason)"
    }
}
