extension NSLayoutConstraint {
    /// Stops at what UIKit refuses: attributes that no relation can hold between.
    func checkPairing() {
        precondition(first.item != nil && first.kind != .none, "Constraint must contain a first layout item")
        precondition(multiplier.isFinite, "Multiplier is not finite! That's illegal. multiplier:\(multiplier)")
        precondition(constant.isFinite, "Constant is not finite! That's illegal. constant:\(constant)")
        precondition(
            first.kind == .size || second.kind != .none && multiplier != 0,
            """
            A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
            constraint of a location equal to a constant. Location attributes must be specified in pairs.
            """
        )
        precondition(
            second.kind == .none || second.kind == first.kind,
            "Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute)"
        )
        precondition(
            (second.kind == .none) == (second.item == nil),
            "Constraint must specify an item and an attribute for its second side, or neither"
        )
        let (one, other) = (first.attribute, second.attribute)
        precondition(
            !(one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional),
            """
            A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
            Use leading/trailing for both or neither.
            """
        )
    }
}
