import CoreGraphics

/// A position from left to right of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another one, positive if that is further right (with lines from right to left and
    /// directional anchors too).
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// This anchor is so many system spaces, of 8 points (unverified), after the other one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(after: anchor, .equal, multiplier)
    }

    /// This anchor is at least so many system spaces after the other one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(after: anchor, .greaterThanOrEqual, multiplier)
    }

    /// This anchor is at most so many system spaces after the other one.
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
