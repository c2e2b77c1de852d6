import CoreGraphics

extension UIView {
    /// Points to keep free inside the edges, the safe area included where the view asks for that. 8 on each side at
    /// first (unverified).
    public var layoutMargins: UIEdgeInsets {
        get {
            guard storage.insetsLayoutMarginsFromSafeArea else { return storage.layoutMargins }
            let (own, safe) = (storage.layoutMargins, safeAreaInsets)
            return UIEdgeInsets(
                top: own.top + safe.top,
                left: own.left + safe.left,
                bottom: own.bottom + safe.bottom,
                right: own.right + safe.right
            )
        }
        set {
            guard newValue != storage.layoutMargins else { return }
            storage.layoutMargins = newValue
            layoutMarginsDidChange()
            insetsDidChange()
            setNeedsLayout()
        }
    }

    /// Whether the margins keep out of what the system covers. `true` at first.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { storage.insetsLayoutMarginsFromSafeArea }
        set {
            storage.insetsLayoutMarginsFromSafeArea = newValue
            insetsDidChange()
        }
    }

    /// The parts of the view that the system or a bar covers, in points from each edge.
    public var safeAreaInsets: UIEdgeInsets {
        guard let parent else { return (self as? UIWindow)?.screen.safeAreaInsets ?? .zero }
        let outer = parent.safeAreaInsets
        var insets = UIEdgeInsets.zero
        if outer != .zero {
            let (frame, bounds) = (frame, parent.bounds)
            insets = UIEdgeInsets(
                top: max(0, bounds.minY + outer.top - frame.minY),
                left: max(0, bounds.minX + outer.left - frame.minX),
                bottom: max(0, frame.maxY - (bounds.maxY - outer.bottom)),
                right: max(0, frame.maxX - (bounds.maxX - outer.right))
            )
        }
        guard let additional = viewController?.safeAreaAddition else { return insets }
        return UIEdgeInsets(
            top: insets.top + additional.top,
            left: insets.left + additional.left,
            bottom: insets.bottom + additional.bottom,
            right: insets.right + additional.right
        )
    }

    func tellSafeAreaChanged() {
        viewController?.viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        insetsDidChange()
        setNeedsLayout()
        for child in children { child.tellSafeAreaChanged() }
    }

    /// Which way the contents run. The system's unless set.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { storage.semanticContentAttribute }
        set {
            storage.semanticContentAttribute = newValue
            layoutDirectionDidChange()
            setNeedsLayout()
        }
    }

    /// The direction of what is in the view.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }
}
