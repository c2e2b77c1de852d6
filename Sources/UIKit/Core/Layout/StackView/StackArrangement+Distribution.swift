import CoreGraphics

/// The constraints along the axis, for the lengths of views and equal spaces.
extension StackArrangement {
    var sizes: [StackConstraint] {
        switch distribution {
        case .fill: textWidths
        case .fillEqually: equalSizes
        case .fillProportionally: proportionalSizes
        case .equalSpacing, .equalCentering: equalGaps
        }
    }

    /// The constraints that make the first of several views with equal priorities stretch or shrink.
    ///
    /// Measurements of UIKit's stack views showed the same (unverified). The result also does not depend on the views
    /// that were added and removed before.
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

    /// The constraints that give each view a share of the stack's length.
    ///
    /// The shares refer to the sum of lengths and spaces, but spaces do not grow with the stack. The last view, whose
    /// constraint is the weakest, gets the remainder.
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

    /// The constraints of guides between the edges, or the centers, of views, which all have the same length.
    ///
    /// Those for centers are weaker than the views' content priorities. Of them, the first are the strongest.
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

    /// The constraints that give equal widths to views side by side whose text all wraps. Nothing
    /// else determines which of them wraps.
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
