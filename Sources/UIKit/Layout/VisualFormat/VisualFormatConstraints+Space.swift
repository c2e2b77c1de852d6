import CoreGraphics

extension VisualFormatConstraints {
    /// What is at one end of a space.
    struct Neighbor {
        /// A view or a layout guide.
        var item: AnyObject
        /// Whether it is what the neighbour is in.
        var isSuperview = false
    }

    private struct Edge {
        var item: AnyObject
        var attribute: NSLayoutConstraint.Attribute
    }

    /// The constraints of what is between two neighbours of the line.
    func space(
        _ before: Neighbor,
        _ connection: VisualFormat.Connection,
        _ after: Neighbor
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        switch connection {
        case .flush: return [gap(edge(ending: before), .equal, edge(beginning: after), 0)]
        case .standard: return [standardGap(before, after)]
        case .spaced(let predicates):
            var constraints: [NSLayoutConstraint] = []
            for predicate in predicates {
                let points = try length(predicate.object)
                let constraint =
                    spacesBaselines(before, after)
                    ? gap(
                        Edge(item: before.item, attribute: .lastBaseline),
                        predicate.relation,
                        Edge(item: after.item, attribute: .firstBaseline),
                        points
                    )
                    : gap(edge(ending: before), predicate.relation, edge(beginning: after), points)
                constraint.priority = try priority(of: predicate)
                constraints.append(constraint)
            }
            return constraints
        }
    }

    /// Between views the system's spacing, and none from a superview's margin.
    private func standardGap(_ before: Neighbor, _ after: Neighbor) -> NSLayoutConstraint {
        if spacesBaselines(before, after), let first = before.item as? UIView, let second = after.item as? UIView {
            return second.firstBaselineAnchor.constraint(
                equalToSystemSpacingBelow: first.lastBaselineAnchor,
                multiplier: 1
            )
        }
        var edges = (edge(ending: before), edge(beginning: after))
        if before.isSuperview { edges.0.attribute = edges.0.attribute.margin }
        if after.isSuperview { edges.1.attribute = edges.1.attribute.margin }
        return gap(edges.0, .equal, edges.1, before.isSuperview || after.isSuperview ? 0 : LayoutMetrics.systemSpacing)
    }

    /// `second` is `constant` points or so behind `first` in the line's direction.
    private func gap(
        _ first: Edge,
        _ relation: NSLayoutConstraint.Relation,
        _ second: Edge,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        // Coordinates grow against the line where it is written from right to left.
        let runsBackwards = format.axis == .horizontal && options.contains(.directionRightToLeft)
        let (near, far) = runsBackwards ? (second, first) : (first, second)
        return NSLayoutConstraint(
            item: far.item,
            attribute: far.attribute,
            relatedBy: relation,
            toItem: near.item,
            attribute: near.attribute,
            multiplier: 1,
            constant: constant
        )
    }

    /// A superview is met at the side at which the view in it is, a neighbour at the opposite one.
    private func edge(ending before: Neighbor) -> Edge {
        Edge(item: before.item, attribute: before.isSuperview ? sides.start : sides.end)
    }

    private func edge(beginning after: Neighbor) -> Edge {
        Edge(item: after.item, attribute: after.isSuperview ? sides.end : sides.start)
    }

    /// The side at which views begin, and that at which they end.
    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        return switch options.intersection(.directionMask) {
        case .directionLeftToRight: (.left, .right)
        case .directionRightToLeft: (.right, .left)
        default: (.leading, .trailing)
        }
    }

    private func spacesBaselines(_ before: Neighbor, _ after: Neighbor) -> Bool {
        format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
            && !before.isSuperview && !after.isSuperview && before.item is UIView && after.item is UIView
    }
}
