import CoreGraphics

/// Along the axis: how long views are, or how far apart.
extension StackArrangement {
    var sizes: [StackConstraint] {
        switch distribution {
        case .fill: textWidths
        case .fillEqually: equalSizes
        case .fillProportionally: proportionalSizes
        case .equalSpacing, .equalCentering: equalGaps
        }
    }

    /// Among views that cling to their lengths equally it is the first that stretches or shrinks. That is what UIKit's
    /// stack views were measured to do (unverified); it also makes the result the same whatever came and went before.
    var order: [StackConstraint] {
        guard distribution != .fillEqually, distribution != .fillProportionally, let first = visible.first else {
            return []
        }
        return items.enumerated().filter { !$0.element.isHidden && $0.element != first }.map { index, item in
            StackConstraint(
                purpose: .order,
                first: length(.item(item.id)),
                constant: max(item.length, 0),
                priority: UILayoutPriority(1 + 0.01 * Float(index))
            )
        }
    }

    private var equalSizes: [StackConstraint] {
        guard let first = visible.first else { return [] }
        return visible.dropFirst().map {
            StackConstraint(
                purpose: .equalFill,
                first: length(.item($0.id)),
                second: length(.item(first.id))
            )
        }
    }

    /// Each view gets its share of the stack. Shares are of the lengths and the spaces together, but spaces do not grow
    /// with the stack: what is left over or missing is the last view's, whose constraint is the weakest.
    private var proportionalSizes: [StackConstraint] {
        let spaces = visible.dropLast().reduce(0) { $0 + spacing(after: $1).points }
        let lengths = visible.reduce(0) { $0 + max($1.length, 0) }
        guard lengths > 0, spaces + lengths > 0 else { return [] }
        return items.enumerated().filter { !$0.element.isHidden }.map { index, item in
            guard item.length > 0 else {
                return size(.item(item.id), axis, .proportionalFill, UILayoutPriority(999.5))
            }
            return StackConstraint(
                purpose: .proportionalFill,
                first: length(.item(item.id)),
                second: length(canvas),
                multiplier: item.length / (lengths + spaces),
                priority: UILayoutPriority(Float(max(999 - index, 751)))
            )
        }
    }

    /// Guides between the views' edges, or centres, that are all of one length. Centres give way to what the views would
    /// like, the earlier ones last.
    private var equalGaps: [StackConstraint] {
        let isCentering = distribution == .equalCentering
        var constraints: [StackConstraint] = []
        for (item, next) in zip(visible, visible.dropFirst()) {
            let gap = StackConstraint.Member.gap(after: item.id)
            let (from, to) = (StackConstraint.Member.item(item.id), StackConstraint.Member.item(next.id))
            constraints += [
                StackConstraint(
                    purpose: .distributingEdge,
                    first: start(gap),
                    second: isCentering ? center(from, axis) : end(from)
                ),
                StackConstraint(
                    purpose: .distributingEdge,
                    first: end(gap),
                    second: isCentering ? center(to, axis) : start(to)
                ),
            ]
        }
        guard let first = visible.first else { return constraints }
        for (index, item) in items.enumerated() where !item.isHidden && item != first && item != visible.last {
            constraints.append(
                StackConstraint(
                    purpose: .equalFill,
                    first: length(.gap(after: item.id)),
                    second: length(.gap(after: first.id)),
                    priority: isCentering ? UILayoutPriority(Float(max(150 - index, 52))) : .required
                )
            )
        }
        return constraints
    }

    /// Texts side by side that may all go on in further lines get equal widths: nothing else says which of them has to.
    private var textWidths: [StackConstraint] {
        guard axis == .horizontal, visible.count > 1, visible.allSatisfy(\.wrapsText) else { return [] }
        let count = CGFloat(visible.count)
        let spaces = visible.dropLast().reduce(0) { $0 + spacing(after: $1).points }
        return visible.map {
            StackConstraint(
                purpose: .textWidth,
                first: length(.item($0.id)),
                second: length(canvas),
                multiplier: 1 / count,
                constant: -spaces / count,
                priority: UILayoutPriority(760)
            )
        }
    }
}
