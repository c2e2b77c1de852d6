import CoreGraphics

extension UIView {
    /// The traits that the view, or its controller, inherits.
    var environment: UITraitCollection {
        parent?.traitCollection ?? (self as? UIWindow)?.sceneTraits ?? .current
    }

    /// The traits of the environment with the overrides of the controller and the view.
    var inheritedTraits: UITraitCollection {
        traits(in: environment)
    }

    func traits(in environment: UITraitCollection) -> UITraitCollection {
        let traits = viewController?.storage.ownTraits?.applied(to: environment) ?? environment
        return storage.ownTraits?.applied(to: traits) ?? traits
    }

    /// Changes what the view overrides, and notifies the view and its subviews.
    func changeOwnTraits(_ change: (OwnTraits) -> Void) {
        let own = storage.ownTraits ?? OwnTraits()
        storage.ownTraits = own
        change(own)
        TraitChange.notify(self)
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

extension UIResponder {
    var traitRegistrations: TraitRegistrations? {
        get { rare?.traitRegistrations }
        set {
            if rare == nil { rare = UncommonProperties() }
            rare?.traitRegistrations = newValue
        }
    }
}

extension UIView: TraitChangeSource {}
