import CoreGraphics

extension StackConstraint {
    /// The arranged view that the constraint is about, or whose gap.
    private var ids: [ObjectIdentifier] {
        [first, second].compactMap {
            switch $0?.member {
            case .item(let id), .gap(let id): id
            default: nil
            }
        }
    }

    func isAbout(_ id: ObjectIdentifier) -> Bool { ids.contains(id) }

    /// The views whose gaps the constraint is about.
    var gaps: [ObjectIdentifier] {
        [first, second].compactMap { if case .gap(let id)? = $0?.member { id } else { nil } }
    }

    /// The constraint between objects, not active.
    ///
    /// - Parameters:
    ///   - items: the arranged views.
    ///   - gaps: the guides of the gaps behind them.
    /// - Precondition: what the constraint is about is among them.
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

    /// The constant that an object for this constraint has now. The system's spacing between baselines depends on
    /// fonts.
    @MainActor func points(of constraint: NSLayoutConstraint) -> CGFloat {
        guard systemSpacings != 0 else { return constant }
        return constant + systemSpacing(above: constraint.second, below: constraint.first)
    }

    /// The system's spacing in points, which between baselines is one of lines.
    @MainActor private func systemSpacing(above: LayoutOperand, below: LayoutOperand) -> CGFloat {
        guard below.attribute == .firstBaseline else { return LayoutMetrics.systemSpacing * systemSpacings }
        return NSLayoutYAxisAnchor(below)
            .constraint(equalToSystemSpacingBelow: NSLayoutYAxisAnchor(above), multiplier: systemSpacings).constant
    }
}
