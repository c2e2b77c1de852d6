import CoreGraphics

extension UIView {
    /// The guides that clients added.
    var ownGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

    /// Becomes the owning view of a guide.
    func own(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        ensureLayout().guides.append(layoutGuide)
        // The box is removed by the next update only. Until then constraints may use it again, in other coordinates.
        guard let box = layoutGuide.layoutBox else { return }
        box.forgetSolution()
        box.engine?.orderDidChange()
    }

    /// Ends being the owning view of a guide, and deactivates the constraints that mention it.
    func disown(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, layoutGuide.role == .custom else { return }
        for constraint in layoutGuide.mentions.constraints { constraint.deactivate() }
        layoutGuide.owner = nil
        layoutRecord?.guides.removeAll { $0 === layoutGuide }
    }

    /// The guide for readable content, which is made on first access.
    var readableGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

    /// The guide for the keyboard, which is made on first access.
    var keyboardGuide: UIKeyboardLayoutGuide {
        let layout = ensureLayout()
        for case let guide as UIKeyboardLayoutGuide in layout.systemGuides { return guide }
        let guide = UIKeyboardLayoutGuide(.belowSafeArea, of: self, identifier: "UIKeyboardLayoutGuide")
        layout.systemGuides.append(guide)
        let edges = KeyboardGuideEdges(guide, of: self)
        guide.onChange = { edges.placeTop() }
        return guide
    }

    /// Moves the guides for the keyboard of the view and its subviews. Called after the input views came or went.
    ///
    /// - Returns: Whether there are any.
    func moveKeyboardGuides() -> Bool {
        let guides = layoutRecord?.systemGuides.compactMap { $0 as? UIKeyboardLayoutGuide } ?? []
        for guide in guides { guide.onChange() }
        return subviews.reduce(!guides.isEmpty) { $1.moveKeyboardGuides() || $0 }
    }

    /// The content area of a view that scrolls, in the content's coordinates.
    var contentGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }

    /// Returns the guide with a role, and makes one if there is none.
    func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
        let layout = ensureLayout()
        if let guide = layout.systemGuides.first(where: { $0.role == role }) { return guide }
        let guide = UILayoutGuide(role, of: self, identifier: identifier)
        layout.systemGuides.append(guide)
        return guide
    }
}
