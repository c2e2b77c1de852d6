import CoreGraphics

extension VisualFormatConstraints {
    /// An item at one end of a space.
    struct Neighbor {
        /// A view or a layout guide.
        var item: any LayoutItem
        /// Whether the item is the superview of the item at the other end.
        var isSuperview = false
    }

    private struct Edge {
        var item: any LayoutItem
        var attribute: NSLayoutConstraint.Attribute
    }

    /// Returns the constraints for the space between two adjacent items.
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

    /// Returns the constraint for `-`: the system spacing between views, and none from the margin of a superview.
    private func standardGap(_ before: Neighbor, _ after: Neighbor) -> NSLayoutConstraint {
        if spacesBaselines(before, after) {
            let first = NSLayoutYAxisAnchor(LayoutOperand(before.item, .lastBaseline))
            let second = NSLayoutYAxisAnchor(LayoutOperand(after.item, .firstBaseline))
            return second.constraint(equalToSystemSpacingBelow: first, multiplier: 1)
        }
        var edges = (edge(ending: before), edge(beginning: after))
        if before.isSuperview { edges.0.attribute = edges.0.attribute.margin }
        if after.isSuperview { edges.1.attribute = edges.1.attribute.margin }
        return gap(edges.0, .equal, edges.1, before.isSuperview || after.isSuperview ? 0 : LayoutMetrics.systemSpacing)
    }

    /// Returns a constraint on the distance from `first` to `second` in the direction of the format.
    private func gap(
        _ first: Edge,
        _ relation: NSLayoutConstraint.Relation,
        _ second: Edge,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        // In a right-to-left format, coordinates decrease from view to view.
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

    /// Returns the edge at which a space begins: the same side of a superview as of its subview, or
    /// the opposite side of a sibling.
    private func edge(ending before: Neighbor) -> Edge {
        Edge(item: before.item, attribute: before.isSuperview ? sides.start : sides.end)
    }

    private func edge(beginning after: Neighbor) -> Edge {
        Edge(item: after.item, attribute: after.isSuperview ? sides.end : sides.start)
    }

    /// The edges at which views begin and end in the direction of the format.
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
            && !before.isSuperview && !after.isSuperview && before.item.isView && after.item.isView
    }
}
