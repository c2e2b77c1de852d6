import CoreGraphics

/// A horizontal position of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one.
    ///
    /// It is positive if the other one is further right, also for directional anchors in a right-to-left layout.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// Returns a constraint that places this anchor a multiple of the system spacing, 8 points
    /// (unverified), after another one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(after: anchor, .equal, multiplier)
    }

    /// Returns a constraint that places this anchor at least a multiple of the system spacing after another one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(after: anchor, .greaterThanOrEqual, multiplier)
    }

    /// Returns a constraint that places this anchor at most a multiple of the system spacing after another one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(after: anchor, .lessThanOrEqual, multiplier)
    }

    private func spaced(
        after anchor: NSLayoutXAxisAnchor,
        _ relation: NSLayoutConstraint.Relation,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = LayoutMetrics.systemSpacing * multiplier
        return NSLayoutConstraint(operand, relation, anchor.operand, constant: spacing)
    }
}
