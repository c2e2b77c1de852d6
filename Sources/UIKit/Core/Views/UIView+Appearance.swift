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

    // MARK: Hiding

    /// Hides or shows the view.
    ///
    /// If the superview arranges the view, the layout of the superview changes. When the change is animated, a view
    /// that is hidden stays visible until the end of the animation, as in UIKit, although `isHidden` is `true`
    /// immediately.
    func setHidden(_ hidden: Bool) {
        guard hidden != isHidden else { return }
        storage.hidesAfter = nil
        guard let arranger = parent?.arranger, arranger.arranges(self) else {
            layer.isHidden = hidden
            return
        }
        let context = AnimationContext.current
        if hidden, let context, window != nil {
            storage.hidesAfter = context.completion
            context.completion.afterwards { [weak self, completion = context.completion] in
                guard let self, storage.hidesAfter === completion else { return }
                storage.hidesAfter = nil
                layer.isHidden = true
            }
        } else {
            layer.isHidden = hidden
        }
        arranger.arrangementDidChange()
        context?.onUndo?(layer) { [weak self] in self?.setHidden(!hidden) }
        // UIKit's stack views perform the layout at the end of the animation block, so clients do
        // not call `layoutIfNeeded()`.
        context?.atEnd { [weak arranger] in arranger?.layoutIfNeeded() }
    }
}

extension AppearanceMember {
    static let backgroundColor = AppearanceMember(\UIView.backgroundColor)
    static let tintColor = AppearanceMember(\UIView.tintColor)
}
