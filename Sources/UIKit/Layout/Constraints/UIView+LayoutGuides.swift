import CoreGraphics

extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { storage.layout?.guides ?? [] }

    /// Adds a guide, taking it from the view that it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        ensureLayout().guides.append(layoutGuide)
        // Constraints may mention the guide again before its box is removed.
        guard let box = layoutGuide.layoutBox else { return }
        box.forgetSolution()
        box.engine?.orderDidChange()
    }

    /// Removes a guide, with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, layoutGuide.role == .custom else { return }
        for constraint in layoutGuide.mentions.constraints { constraint.deactivate() }
        layoutGuide.owner = nil
        storage.layout?.guides.removeAll { $0 === layoutGuide }
    }

    /// The view without its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

    /// The part of the view that nothing of the system's covers.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

    /// The middle of the margins, no wider than lines are easy to read: 672 points at most (unverified).
    public var readableContentGuide: UILayoutGuide {
        if let guide = storage.layout?.systemGuides.first(where: { $0.role == .readable }) { return guide }
        let guide = systemGuide(.readable, "UIViewReadableContentGuide")
        let (margins, limit) = (layoutMarginsGuide, LayoutMetrics.readableWidth)
        let width = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        width.priority = UILayoutPriority(999)
        let constraints = [
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor), width,
        ]
        for constraint in constraints {
            constraint.identifier = guide.identifier
            constraint.isActive = true
        }
        return guide
    }

    /// The guide of a role, made when it is first asked for.
    func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
        let layout = ensureLayout()
        if let guide = layout.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = UILayoutGuide(role, of: self, identifier: identifier)
        layout.systemGuides.append(guide)
        return guide
    }

    /// How far a guide of a role is from the edges of the bounds.
    func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets {
        switch role {
        case .margins, .readable: layoutMargins
        case .safeArea: safeAreaInsets
        case .custom, .frame, .content: .zero
        }
    }
}

extension UIScrollView {
    /// The content, in its own coordinates: constraints to it decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }

    /// The part of the scroll view that shows content, which stays where it is while the content moves.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}
