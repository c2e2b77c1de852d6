import Failures

extension NSLayoutConstraint {
    /// Stops the program if UIKit would reject the constraint, for example because of attributes
    /// that cannot be related.
    ///
    /// Positions may be related across axes, such as a left edge to a top edge, and so may sizes.
    func checkPairing() {
        programmerError(
            unless: first.item != nil,
            message("Constraint must contain a first layout item"),
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        programmerError(
            unless: first.kind != .none && (second.item == nil || second.kind != .none),
            message("Unknown layout attribute"),
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
            message(
                """
                A multiplier of 0 or a nil second item together with a location for the first attribute creates an \
                illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
                """
            ),
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        programmerError(
            unless: second.kind == .none || (second.kind == .size) == (first.kind == .size),
            message("Invalid pairing of layout attributes."),
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
        let (one, other) = (first.attribute, second.attribute)
        programmerError(
            unless: !(one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional),
            message(
                """
                A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
                Use leading/trailing for both or neither.
                """
            ),
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            .invalidArgument
        )
    }

    /// Stops the program because the items of a constraint that is activated are in no common view.
    func reportMissingAncestor() -> Never {
        programmerError(
            """
            Unable to activate constraint with anchors \(firstAnchor) and \
            \(secondAnchor.map(\.description) ?? "nil") because they have no common ancestor.  Does the constraint \
            or its anchors reference items in different view hierarchies?  That's illegal.
            """,
            in: "NSLayoutConstraint.isActive",
            .generic
        )
    }

    /// Returns a reason with the first item, as UIKit writes it.
    private func message(_ reason: String) -> String {
        "NSLayoutConstraint for \(first.item.map { String(describing: $0) } ?? "(null)"): \(reason)"
    }
}
