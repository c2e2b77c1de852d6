import CoreGraphics

/// The constraints along the axis, for edges and spaces.
extension StackArrangement {
    /// The constraints that connect the edges of the stack with its first and last visible view. A stack without
    /// visible views is as small as possible.
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

    /// The constraints for the spaces between views. With equal spacing or equal centering, spaces may be greater.
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

    /// The constraints of hidden views, which have the length 0 and are in the middle of the gap that they leave.
    /// Before the first visible view and after the last one, they are at the end of the contents.
    ///
    /// Recorded on iOS 26 by iamcgn/swiftui-web (stack/distribution). With equal spacing and centering, where the gap
    /// may be larger than the spacing, hidden views are at half of the spacing (unverified). Hidden views do not keep
    /// their neighbors apart, so it does no harm if their contents prevent the length 0.
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
            case (let previous?, nil):
                place.second = end(.item(previous.id))
            case (let previous?, _?):
                if usesBaselines { place.first = anchor(.item(item.id), .firstBaseline) }
                place.second = usesBaselines ? anchor(.item(previous.id), .lastBaseline) : end(.item(previous.id))
                add(spacing(after: previous), times: 0.5, to: &place)
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

    /// Whether spaces are measured from baseline to baseline.
    private var usesBaselines: Bool { isBaselineRelative && axis == .vertical }

    private func add(_ spacing: StackSpacing, times factor: CGFloat, to constraint: inout StackConstraint) {
        switch spacing {
        case .points(let points): constraint.constant = points * factor
        case .system: constraint.systemSpacings = factor
        }
    }
}
