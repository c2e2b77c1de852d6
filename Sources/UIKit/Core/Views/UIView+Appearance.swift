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

    /// Notifies the view and its subviews of changed traits, superviews before subviews.
    ///
    /// - Parameter version: The version of the screen's traits, if these have changed.
    func notifyTraitsChanged(from previous: UITraitCollection?, version: TraitsVersion? = nil) {
        if let version { storage.traitsVersion = version }
        takeTraits(from: previous)
        for child in children { child.notifyTraitsChanged(from: previous, version: version) }
    }

    /// Notifies a view that comes into a window, if the traits have changed since it was last notified of them. Its
    /// subviews are notified on their own.
    func takeTraits(of screen: UIScreen) {
        guard storage.traitsVersion != screen.traitsVersion else { return }
        storage.traitsVersion = screen.traitsVersion
        takeTraits(from: nil)
    }

    /// Updates colors for changed traits, and then notifies the controller and the view.
    private func takeTraits(from previous: UITraitCollection?) {
        if let old = previous?.displayScale, old != traitCollection.displayScale {
            takeScale(traitCollection.displayScale, from: old)
        }
        traitCollection.performAsCurrent {
            resolveBackgroundColor()
            if previous?.hasDifferentColorAppearance(comparedTo: traitCollection) ?? true,
                drawsItself || layer.contents != nil
            {
                setNeedsDisplay()
            }
            if previous?.displayScale != traitCollection.displayScale, let screen = window?.screen {
                adoptScreenScale(screen.scale)
            }
            if previous?.layoutDirection != traitCollection.layoutDirection {
                constraintLayout.layoutDirectionDidChange()
                // Frames that are set in `layoutSubviews()` may be mirrored.
                setNeedsLayout()
            }
            viewController?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
        }
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
