import CoreGraphics

extension StackConstraint {
    /// The arranged views that the constraint mentions, or whose gaps it mentions.
    private var ids: [ObjectIdentifier] {
        [first, second].compactMap {
            switch $0?.member {
            case .item(let id), .gap(let id): id
            default: nil
            }
        }
    }

    func isAbout(_ id: ObjectIdentifier) -> Bool { ids.contains(id) }

    /// The views whose gaps the constraint mentions.
    var gaps: [ObjectIdentifier] {
        [first, second].compactMap { if case .gap(let id)? = $0?.member { id } else { nil } }
    }

    /// Makes an inactive constraint between views and guides.
    ///
    /// - Parameters:
    ///   - stack: The stack view.
    ///   - items: The arranged views.
    ///   - gaps: The guides of the gaps after the views.
    /// - Precondition: `items` and `gaps` contain the views and guides that the constraint mentions.
    @MainActor func make(
        in stack: UIStackView,
        items: [ObjectIdentifier: UIView],
        gaps: [ObjectIdentifier: UILayoutGuide]
    ) -> NSLayoutConstraint {
        func operand(_ anchor: Anchor?) -> LayoutOperand {
            guard let anchor else { return .nothing }
            let item: (any LayoutItem)? =
                switch anchor.member {
                case .stack: stack
                case .margins: stack.layoutMarginsGuide
                case .item(let id): items[id]
                case .gap(let id): gaps[id]
                }
            return LayoutOperand(item, anchor.attribute)
        }
        let (first, second) = (operand(first), operand(second))
        let constraint = NSLayoutConstraint(
            first,
            relation,
            second,
            multiplier: multiplier,
            constant: constant
        )
        constraint.constant = points(of: constraint)
        constraint.priority = priority
        constraint.identifier = purpose.rawValue
        return constraint
    }

    /// Returns the constant for a constraint object. It depends on fonts if it is the system spacing between baselines.
    @MainActor func points(of constraint: NSLayoutConstraint) -> CGFloat {
        guard systemSpacings != 0 else { return constant }
        return constant + systemSpacing(above: constraint.second, below: constraint.first)
    }

    /// Returns the system spacing in points. Between baselines it is based on the line height.
    @MainActor private func systemSpacing(above: LayoutOperand, below: LayoutOperand) -> CGFloat {
        guard below.attribute == .firstBaseline else { return LayoutMetrics.systemSpacing * systemSpacings }
        return NSLayoutYAxisAnchor(below)
            .constraint(equalToSystemSpacingBelow: NSLayoutYAxisAnchor(above), multiplier: systemSpacings).constant
    }
}
