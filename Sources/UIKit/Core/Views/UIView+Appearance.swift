import CoreGraphics

extension UIView {
    var inheritedTraits: UITraitCollection {
        let outer = parent?.traitCollection ?? (self as? UIWindow)?.screen.traits ?? .current
        let inherited = viewController?.overriding(outer) ?? outer
        guard storage.overrideUserInterfaceStyle != .unspecified else { return inherited }
        return inherited.modifyingTraits { $0.userInterfaceStyle = storage.overrideUserInterfaceStyle }
    }

    /// Sets the background color. An animator that leaves its start values restores the previous one.
    func setBackgroundColor(_ color: UIColor?) {
        let old = storage.backgroundColor
        AnimationContext.current?.onUndo?(layer) { [weak self] in self?.storage.backgroundColor = old }
        storage.backgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() {
        guard storage.backgroundColor != nil || layer.backgroundColor != nil else { return }
        let color = storage.backgroundColor?.resolvedColor(with: traitCollection).cgColor
        if layer.backgroundColor != color { layer.backgroundColor = color }
    }

    func notifyTintColorChanged() {
        tintColorDidChange()
        for child in children where child.storage.tintColor == nil { child.notifyTintColorChanged() }
    }
}

extension AppearanceMember {
    static let backgroundColor = AppearanceMember(\UIView.backgroundColor)
    static let tintColor = AppearanceMember(\UIView.tintColor)
}
