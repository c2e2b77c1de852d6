import CoreGraphics

/// A constraint that a stack view needs, before there is an object for it.
struct StackConstraint: Hashable {
    /// What has edges in a stack view.
    enum Member: Hashable {
        /// The stack view.
        case stack
        /// The stack view inside its layout margins.
        case margins
        /// An arranged view.
        case item(ObjectIdentifier)
        /// The space behind an arranged view, where spaces have to be equal.
        case gap(after: ObjectIdentifier)
    }

    struct Anchor: Hashable {
        var member: Member
        var attribute: NSLayoutConstraint.Attribute
    }

    /// What the constraint is for: the identifier that UIKit's constraints have, as logs of them show.
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
        /// UIKit leaves this to its solver, and has no name for it.
        case order = "UISV-order"
    }

    var purpose: Purpose
    var first: Anchor
    var relation = NSLayoutConstraint.Relation.equal
    var second: Anchor?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    /// How often the system's spacing is added to the constant.
    var systemSpacings: CGFloat = 0
    var priority = UILayoutPriority.required

    /// The constraint but for what of it may change while it is active. Constraints of one frame can become each other.
    var frame: StackConstraint {
        var frame = self
        frame.constant = 0
        if priority != .required { frame.priority = .defaultLow }
        return frame
    }
}
