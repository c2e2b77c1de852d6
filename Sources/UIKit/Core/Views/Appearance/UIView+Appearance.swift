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
        var traits = environment
        // Optional chaining would copy all values of the controller.
        if let viewController { traits = viewController.storage.ownTraits?.applied(to: traits) ?? traits }
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
        AnimationContext.current?.onUndo?(layer) { [weak self] in
            // The layer has its color from before already, unless another one was set since, which stays.
            guard let self, old?.resolvedColor(with: traitCollection).cgColor == layer.backgroundColor else { return }
            storage.backgroundColor = old
        }
        storage.backgroundColor = color
        resolveBackgroundColor()
    }

    func resolveBackgroundColor() {
        guard storage.backgroundColor != nil || layer.backgroundColor != nil else { return }
        let color = storage.backgroundColor?.resolvedColor(with: traitCollection).cgColor
        if layer.backgroundColor != color { layer.backgroundColor = color }
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

// MARK: The tint color

extension UIView {
    /// How a view shows its tint color.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview does.
        case automatic = 0
        /// Unchanged.
        case normal = 1
        /// As a gray, while something else needs the attention.
        case dimmed = 2
    }

    /// Notifies the view and the subviews that inherit its tint color of a change.
    func notifyTintColorChanged() {
        tintColorDidChange()
        let color = tintForSubviews
        for child in children {
            child.storage.inheritedTint = color
            if child.storage.tintColor == nil { child.notifyTintColorChanged() }
        }
    }

    /// The tint color that subviews inherit. Views know what they inherit, so that a view that is moved below another
    /// superview compares two references, whatever the number of superviews and subviews.
    var tintForSubviews: UIColor? { storage.tintColor ?? storage.inheritedTint }

    /// Takes the tint color of a new superview, and notifies the views that inherit another color than before.
    func inheritTint(_ color: UIColor?) {
        let old = storage.inheritedTint
        guard color !== old else { return }
        storage.inheritedTint = color
        guard storage.tintColor == nil else { return }
        if (color ?? .systemBlue) != (old ?? .systemBlue) { tintColorDidChange() }
        for child in children { child.inheritTint(tintForSubviews) }
    }

    var currentTintColor: UIColor {
        if let own = storage.tintColor { return shownTint(own) }
        guard storage.tintAdjustmentMode != .automatic || storage.isTintDimmed else {
            return parent?.tintColor ?? .systemBlue
        }
        let inherited = sequence(first: self, next: \.parent).lazy.compactMap(\.storage.tintColor).first
        return shownTint(inherited ?? .systemBlue)
    }

    private func shownTint(_ color: UIColor) -> UIColor {
        currentTintAdjustment == .dimmed ? color.dimmedTint : color
    }

    var currentTintAdjustment: TintAdjustmentMode {
        for view in sequence(first: self, next: \.parent) {
            if view.storage.tintAdjustmentMode != .automatic { return view.storage.tintAdjustmentMode }
            if view.storage.isTintDimmed { return .dimmed }
        }
        return .normal
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        let old = currentTintAdjustment
        storage.tintAdjustmentMode = mode
        tintAdjustmentDidChange(from: old)
    }

    /// Dims the tint color of the view, unless the client has set a mode, while a presentation is in front of it.
    func setTintDimmed(_ isDimmed: Bool) {
        guard isDimmed != storage.isTintDimmed else { return }
        let old = currentTintAdjustment
        storage.isTintDimmed = isDimmed
        tintAdjustmentDidChange(from: old)
    }

    private func tintAdjustmentDidChange(from old: TintAdjustmentMode) {
        if currentTintAdjustment != old { notifyTintAdjustmentChanged() }
    }

    private func notifyTintAdjustmentChanged() {
        tintColorDidChange()
        for child in children where child.storage.tintAdjustmentMode == .automatic && !child.storage.isTintDimmed {
            child.notifyTintAdjustmentChanged()
        }
    }
}

extension UIColor {
    /// The gray that is as bright as the color. A color that is dimmed is itself.
    fileprivate var dimmedTint: UIColor {
        if case .dimmed = source { return self }
        return UIColor(.dimmed(self))
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

// MARK: Appearance proxies

extension UIView {
    /// The properties that the client set, as the bits of `AppearanceMember`.
    var setAppearance: UInt64 {
        get { storage.setAppearance }
        set { storage.setAppearance = newValue }
    }

    /// The responders around the object, from the innermost to the outermost.
    var outerResponders: [AnyObject] { Array(sequence(first: self as UIResponder, next: \.next).dropFirst()) }

    /// Notes that the client set a property, so that no proxy changes it. On a proxy it is what the proxy customizes.
    func noteAppearance(_ member: @autoclosure () -> AppearanceMember) {
        guard !AppearanceRules.isSilent else { return }
        storage.setAppearance |= member().bit
    }
}
