import CoreGraphics

/// A position from top to bottom of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another one, positive if that is further down.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// This anchor is so many system spaces below the other one.
    ///
    /// A space is 8 points, or from baseline to baseline the height of a line of the larger font at the time of the call
    /// (both unverified).
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(below: anchor, .equal, multiplier)
    }

    /// This anchor is at least so many system spaces below the other one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(below: anchor, .greaterThanOrEqual, multiplier)
    }

    /// This anchor is at most so many system spaces below the other one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(below: anchor, .lessThanOrEqual, multiplier)
    }

    private func spaced(
        below anchor: NSLayoutYAxisAnchor,
        _ relation: NSLayoutConstraint.Relation,
        _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let lines = [operand, anchor.operand].compactMap(\.lineHeight)
        let spacing = lines.count == 2 ? lines.reduce(0, max) : LayoutMetrics.systemSpacing
        return NSLayoutConstraint(operand, relation, anchor.operand, constant: spacing * multiplier)
    }
}

extension LayoutOperand {
    /// The height of a line whose baseline this is; `nil` for anything else.
    fileprivate var lineHeight: CGFloat? {
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
        let view = item as? UIView
        let text = attribute == .firstBaseline ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout
        return (text as? UILabel)?.font.lineHeight
    }
}
