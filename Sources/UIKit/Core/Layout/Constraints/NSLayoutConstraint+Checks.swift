import Failures

extension NSLayoutConstraint {
    /// Stops the program if UIKit would reject the constraint, for example because of attributes
    /// that cannot be related.
    func checkPairing() {
        let fault = PairingFault(first, second, multiplier: multiplier, constant: constant)
        programmerError(
            unless: fault == nil,
            fault?.reason ?? "",
            in: "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
            fault?.name ?? .invalidArgument
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
}
