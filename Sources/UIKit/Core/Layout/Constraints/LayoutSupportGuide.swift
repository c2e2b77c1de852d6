import CoreGraphics

/// The guide for the part of a view above or below its safe area. As on iOS, its two constraints are vertical.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        let insets = owner?.safeAreaInsets ?? .zero
        return role == .aboveSafeArea ? insets.top : insets.bottom
    }
}

extension UIView {
    /// Returns the guide for the part of the view above or below its safe area, and makes one if there is none.
    func layoutSupport(_ role: UILayoutGuide.Role) -> any UILayoutSupport {
        let layout = ensureLayout()
        for case let guide as LayoutSupportGuide in layout.systemGuides where guide.role == role { return guide }
        let guide = LayoutSupportGuide(role, of: self, identifier: "_UIViewControllerLayoutSupport")
        layout.systemGuides.append(guide)
        let (safe, isTop) = (safeAreaLayoutGuide, role == .aboveSafeArea)
        let constraints = [
            guide.topAnchor.constraint(equalTo: isTop ? topAnchor : safe.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : bottomAnchor),
        ]
        for constraint in constraints {
            constraint.identifier = guide.identifier
            constraint.isActive = true
        }
        return guide
    }
}
