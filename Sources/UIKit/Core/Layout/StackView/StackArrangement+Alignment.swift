import CoreGraphics

/// The constraints across the axis.
extension StackArrangement {
    var alignments: [StackConstraint] {
        guard !visible.isEmpty else { return items.map { aligned(start(canvas, across), start(.item($0.id), across)) } }
        var constraints = items.flatMap(alignments(of:))
        guard effectiveAlignment != .fill else { return constraints }
        for item in visible {
            // The stack contains its views. The constraints on sizes below keep it from being larger than they are.
            constraints += [
                boundary(start(canvas, across), .lessThanOrEqual, start(.item(item.id), across)),
                boundary(end(canvas, across), .greaterThanOrEqual, end(.item(item.id), across)),
            ]
        }
        constraints += baselineRowPositions
        constraints += items.map { size(.item($0.id), across, .ambiguity, UILayoutPriority(25)) }
        constraints.append(size(.stack, across, .spanningFit, UILayoutPriority(51)))
        return constraints
    }

    private func alignments(of item: Item) -> [StackConstraint] {
        let member = StackConstraint.Member.item(item.id)
        switch effectiveAlignment {
        case .fill:
            return [
                aligned(start(canvas, across), start(member, across)),
                aligned(end(canvas, across), end(member, across)),
            ]
        case .leading: return [aligned(start(canvas, across), start(member, across))]
        case .trailing: return [aligned(end(canvas, across), end(member, across))]
        case .center: return [aligned(center(canvas, across), center(member, across))]
        case .firstBaseline: return baseline(of: item, .firstBaseline, edge: .top)
        case .lastBaseline: return baseline(of: item, .lastBaseline, edge: .bottom)
        }
    }

    /// Returns the constraints that align the baseline of a view with that of the first one. Views without text are
    /// aligned with an edge of the first one, as in UIKit.
    private func baseline(
        of item: Item,
        _ attribute: NSLayoutConstraint.Attribute,
        edge: NSLayoutConstraint.Attribute
    ) -> [StackConstraint] {
        guard let first = items.first, item.id != first.id else { return [] }
        let attribute = first.hasBaseline && item.hasBaseline ? attribute : edge
        return [aligned(anchor(.item(first.id), attribute), anchor(.item(item.id), attribute))]
    }

    /// The constraints that position views aligned by baselines in a row that is higher than they need.
    ///
    /// With first baselines they are at the end of the row, with last baselines at its start, as in UIKit (unverified).
    private var baselineRowPositions: [StackConstraint] {
        let edge: (StackConstraint.Member) -> StackConstraint.Anchor
        switch effectiveAlignment {
        case .firstBaseline: edge = { end($0, across) }
        case .lastBaseline: edge = { start($0, across) }
        default: return []
        }
        return visible.map {
            StackConstraint(
                purpose: .ambiguity,
                first: edge(canvas),
                second: edge(.item($0.id)),
                priority: UILayoutPriority(24)
            )
        }
    }

    /// The alignment, with `leading` in place of baselines in a column. Baselines cannot be aligned there.
    private var effectiveAlignment: UIStackView.Alignment {
        let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
        return isBaseline && axis == .vertical ? .leading : alignment
    }

    private var across: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

    private func aligned(_ first: StackConstraint.Anchor, _ second: StackConstraint.Anchor) -> StackConstraint {
        StackConstraint(purpose: .alignment, first: first, second: second)
    }

    private func boundary(
        _ first: StackConstraint.Anchor,
        _ relation: NSLayoutConstraint.Relation,
        _ second: StackConstraint.Anchor
    ) -> StackConstraint {
        StackConstraint(purpose: .boundary, first: first, relation: relation, second: second)
    }
}
