import CoreGraphics

/// Along the axis: where views begin and end, and what is between them.
extension StackArrangement {
    /// The stack begins where its first view does, and ends with the last. A stack that shows none is as small as it can.
    var edges: [StackConstraint] {
        guard let first = visible.first, let last = visible.last else {
            return [NSLayoutConstraint.Axis.horizontal, .vertical].map {
                size(.stack, $0, .canvasFit, UILayoutPriority(0.001))
            }
        }
        var edges = [
            StackConstraint(purpose: .canvasConnection, first: start(canvas), second: start(.item(first.id))),
            StackConstraint(purpose: .canvasConnection, first: end(canvas), second: end(.item(last.id))),
        ]
        if isSpreading { edges.append(size(.stack, axis, .canvasFit, UILayoutPriority(49))) }
        return edges
    }

    /// Neighbours keep their distance; where views are pulled apart, at least that.
    var spaces: [StackConstraint] {
        zip(visible, visible.dropFirst()).map { item, next in
            var space = StackConstraint(
                purpose: .spacing,
                first: usesBaselines ? anchor(.item(next.id), .firstBaseline) : start(.item(next.id)),
                relation: isSpreading ? .greaterThanOrEqual : .equal,
                second: usesBaselines ? anchor(.item(item.id), .lastBaseline) : end(.item(item.id))
            )
            add(spacing(after: item), times: 1, to: &space)
            return space
        }
    }

    /// Hidden views have no length, and wait where they would begin, so that one which appears in a motion is uncovered in
    /// its place, and does not slide there.
    ///
    /// They do not hold their neighbours apart, so what is in them may well refuse to shrink.
    var hiding: [StackConstraint] {
        var constraints: [StackConstraint] = []
        var previous: Item?
        for (index, item) in items.enumerated() {
            guard item.isHidden else {
                previous = item
                continue
            }
            constraints.append(size(.item(item.id), axis, .hiding, UILayoutPriority(999.999)))
            let next = items[index...].first { !$0.isHidden }
            var place = StackConstraint(purpose: .hiddenSpacing, first: start(.item(item.id)))
            place.priority = UILayoutPriority(50)
            switch (previous, next) {
            case (let previous?, _):
                if usesBaselines { place.first = anchor(.item(item.id), .firstBaseline) }
                place.second = usesBaselines ? anchor(.item(previous.id), .lastBaseline) : end(.item(previous.id))
                add(spacing(after: previous), times: 1, to: &place)
            case (nil, let next?):
                place.first = end(.item(item.id))
                place.second = start(.item(next.id))
            case (nil, nil):
                place.second = start(canvas)
            }
            constraints.append(place)
        }
        return constraints
    }

    /// Whether distances are from baseline to baseline.
    private var usesBaselines: Bool { isBaselineRelative && axis == .vertical }

    private func add(_ spacing: StackSpacing, times factor: CGFloat, to constraint: inout StackConstraint) {
        switch spacing {
        case .points(let points): constraint.constant = points * factor
        case .system: constraint.systemSpacings = factor
        }
    }
}
