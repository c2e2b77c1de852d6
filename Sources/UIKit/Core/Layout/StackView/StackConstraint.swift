import CoreGraphics

/// The description of a constraint that a stack view needs.
struct StackConstraint: Hashable {
    /// An item that constraints of a stack view mention.
    enum Member: Hashable {
        /// The stack view.
        case stack
        /// The stack view inside its layout margins.
        case margins
        /// An arranged view.
        case item(ObjectIdentifier)
        /// The space after an arranged view, if spaces must be equal.
        case gap(after: ObjectIdentifier)
    }

    struct Anchor: Hashable {
        var member: Member
        var attribute: NSLayoutConstraint.Attribute
    }

    /// The purpose of a constraint, with the identifiers that UIKit's constraints have in logs.
    enum Purpose: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiddenSpacing = "UISV-spacing-hidden"
        case hiding = "UISV-hiding"
        case alignment = "UISV-alignment"
        case boundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguity = "UISV-ambiguity-suppression"
        case equalFill = "UISV-fill-equally"
        case proportionalFill = "UISV-fill-proportionally"
        case distributingEdge = "UISV-distributing-edge"
        case textWidth = "UISV-text-width-disambiguation"
        /// The order of stretching, for which UIKit has no constraint: it leaves the order to its solver.
        case order = "UISV-order"
    }

    var purpose: Purpose
    var first: Anchor
    var relation = NSLayoutConstraint.Relation.equal
    var second: Anchor?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    /// The multiple of the system spacing that is added to the constant.
    var systemSpacings: CGFloat = 0
    var priority = UILayoutPriority.required

    /// The constraint without the properties that may change while it is active. A constraint object can be reused for
    /// another description with the same frame.
    var frame: StackConstraint {
        var frame = self
        frame.constant = 0
        if priority != .required { frame.priority = .defaultLow }
        return frame
    }
}
