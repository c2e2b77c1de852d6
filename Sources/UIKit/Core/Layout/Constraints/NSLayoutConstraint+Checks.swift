import Failures

extension NSLayoutConstraint {
    /// Stops the program if UIKit would reject the constraint, for example because of attributes
    /// that cannot be related.
    func checkPairing() {
        programmerError(
            unless: first.item != nil && first.kind != .none,
            "Constraint must contain a first layout item",
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        programmerError(
            unless: multiplier.isFinite,
            "Multiplier is not finite! That's illegal. multiplier:\(multiplier)",
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        )
        programmerError(
            unless: constant.isFinite,
            "Constant is not finite! That's illegal. constant:\(constant)",
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"
        )
        programmerError(
            unless: first.kind == .size || second.kind != .none && multiplier != 0,
            """
            A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
            constraint of a location equal to a constant. Location attributes must be specified in pairs.
            """,
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        programmerError(
            unless: second.kind == .none || second.kind == first.kind,
            "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute)",
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        programmerError(
            unless: (second.kind == .none) == (second.item == nil),
            "Constraint must specify an item and an attribute for its second side, or neither",
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        let (one, other) = (first.attribute, second.attribute)
        programmerError(
            unless: !(one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional),
            """
            A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
            Use leading/trailing for both or neither.
            """,
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
    }
}
