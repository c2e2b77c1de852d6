import CoreGraphics

/// A vertical position of a view or layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, which is positive if that one is further down.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// Returns a constraint that places this anchor a multiple of the system spacing below another one.
    ///
    /// The system spacing is 8 points. Between two baselines it is the line height of the larger font at the time of
    /// the call (both unverified).
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(below: anchor, .equal, multiplier)
    }

    /// Returns a constraint that places this anchor at least a multiple of the system spacing below another one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(below: anchor, .greaterThanOrEqual, multiplier)
    }

    /// Returns a constraint that places this anchor at most a multiple of the system spacing below another one.
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
    /// The line height of the text whose baseline this is, or `nil` for another attribute.
    fileprivate var lineHeight: CGFloat? {
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
        return item?.lineHeight(at: attribute)
    }
}
