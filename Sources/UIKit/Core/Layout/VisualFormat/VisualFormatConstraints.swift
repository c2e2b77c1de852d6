import CoreGraphics

/// The conversion of a visual format to constraints.
@MainActor
struct VisualFormatConstraints {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    /// Makes the constraints: those for spaces and sizes in the order of the format, and then those for alignment.
    ///
    /// - Throws: `VisualFormatError` for an unknown name, a `|` next to a view without a superview, a view as the
    ///   amount of a space, and an alignment along the format's own axis.
    func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        var items: [any LayoutItem] = []
        for (index, view) in format.views.enumerated() {
            let item = try item(view.name)
            if let previous = items.last {
                constraints += try space(Neighbor(item: previous), format.connections[index - 1], Neighbor(item: item))
            } else if let connection = format.leading {
                constraints += try space(try superview(of: item, view), connection, Neighbor(item: item))
            }
            constraints += try thickness(of: item, view.predicates)
            items.append(item)
        }
        if let connection = format.trailing, let last = items.last, let view = format.views.last {
            constraints += try space(Neighbor(item: last), connection, try superview(of: last, view))
        }
        return try constraints + alignments(of: items)
    }

    private func thickness(
        of item: any LayoutItem,
        _ predicates: [VisualFormat.Predicate]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let length: NSLayoutConstraint.Attribute = format.axis == .vertical ? .height : .width
        var constraints: [NSLayoutConstraint] = []
        for predicate in predicates {
            let constraint: NSLayoutConstraint
            switch try meaning(of: predicate.object) {
            case .length(let points):
                constraint = NSLayoutConstraint(
                    item: item,
                    attribute: length,
                    relatedBy: predicate.relation,
                    toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1,
                    constant: points
                )
            case .item(let other):
                constraint = NSLayoutConstraint(
                    item: item,
                    attribute: length,
                    relatedBy: predicate.relation,
                    toItem: other,
                    attribute: length,
                    multiplier: 1,
                    constant: 0
                )
            }
            constraint.priority = try priority(of: predicate)
            constraints.append(constraint)
        }
        return constraints
    }

    private func alignments(of items: [any LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let attributes = options.alignedAttributes
        if attributes.contains(where: { $0.axis == format.axis }) {
            let axis = format.axis == .vertical ? "vertical" : "horizontal"
            throw VisualFormatError(
                reason: "Options mask required views to be aligned on a \(axis) edge, which is not allowed for layout "
                    + "that is also \(axis).",
                line: format.line,
                position: format.line.utf8.count
            )
        }
        return zip(items, items.dropFirst()).flatMap { first, second in
            attributes.map {
                NSLayoutConstraint(
                    item: second,
                    attribute: $0,
                    relatedBy: .equal,
                    toItem: first,
                    attribute: $0,
                    multiplier: 1,
                    constant: 0
                )
            }
        }
    }
}
