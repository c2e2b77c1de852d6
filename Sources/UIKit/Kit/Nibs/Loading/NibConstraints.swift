import CoreGraphics
import InterfaceBuilder

/// The constraints of a view in a nib.
@MainActor
struct NibConstraints {
    /// The view that an item stands for that is left out.
    let owner: UIView
    let active: [NibSource]
    /// Those that variations take away.
    let inactive: [NibSource]

    /// Creates the constraints and activates them.
    func add(to builder: NibBuilder) {
        for source in active {
            guard let constraint = make(source) else { continue }
            builder.add(constraint, for: source.element)
            guard hasCommonView(constraint) else {
                source.report(
                    "The views of the constraint are in no common view",
                    remedy: "Remove the constraint, or exclude it together with its views"
                )
                continue
            }
            constraint.isActive = true
        }
        for source in inactive {
            if let constraint = make(source) { builder.add(constraint, for: source.element) }
        }
    }

    private func make(_ unresolved: NibSource) -> NSLayoutConstraint? {
        let builder = unresolved.builder
        let element = unresolved.element.resolved(for: builder.context.sizeClasses)
        let source = NibSource(element: element, builder: builder)
        // Interface Builder only uses those in its own layout.
        guard element.name == "constraint", source.bool("placeholder") != true else { return nil }
        guard let first = source.choice("firstAttribute", Self.attributes) else {
            source.report("The constraint has no firstAttribute", remedy: "Remove the constraint")
            return nil
        }
        let second = source.choice("secondAttribute", Self.attributes)
        guard let firstItem = item(element["firstItem"], source),
            let secondItem = second == nil ? .some(nil) : item(element["secondItem"], source).map({ Optional($0) })
        else { return nil }
        let operands = (LayoutOperand(firstItem, first), LayoutOperand(secondItem, second ?? .notAnAttribute))
        let multiplier = source.value("multiplier", "a number or a ratio", NibValue.ratio).map { CGFloat($0) } ?? 1
        let constant = source.number("constant") ?? (element["symbolic"] == "YES" ? Self.standardSpacing : 0)
        if let fault = PairingFault(operands.0, operands.1, multiplier: multiplier, constant: constant) {
            source.report(fault.reason, remedy: "Correct the constraint, or remove it")
            return nil
        }
        let constraint = NSLayoutConstraint(
            operands.0,
            source.choice("relation", Self.relations) ?? .equal,
            operands.1,
            multiplier: multiplier,
            constant: constant
        )
        if let priority = source.number("priority") {
            constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
        }
        constraint.identifier = element["identifier"]
        return constraint
    }

    /// The space between siblings that Interface Builder calls the standard value.
    private static let standardSpacing: CGFloat = 8

    private func item(_ id: String?, _ source: NibSource) -> (any LayoutItem)? {
        guard let id else { return owner }
        if let item = source.builder.object(for: id) as? any LayoutItem { return item }
        source.report("There is no view or guide with the identifier \(id)", remedy: "Remove the constraint")
        return nil
    }

    private func hasCommonView(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = Self.view(of: constraint.firstItem) else { return false }
        guard let secondItem = constraint.secondItem else { return true }
        guard let second = Self.view(of: secondItem) else { return false }
        let others = Set(first.withSuperviews.map(ObjectIdentifier.init))
        return second.withSuperviews.contains { others.contains(ObjectIdentifier($0)) }
    }

    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
