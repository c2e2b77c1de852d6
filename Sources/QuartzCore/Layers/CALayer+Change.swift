import CoreGraphics

extension CALayer {
    /// The values in the current frame.
    var current: LayerState { presentedState ?? state }

    /// Sets a property of the model and runs the action for the change.
    func change(_ property: LayerProperty, _ set: (inout LayerState) -> Void) {
        // The action is created first, since it may read the old value.
        let action = actionForChange(of: property)
        // A copy is changed. A closure that is given the state itself would have every access to it checked while the
        // program runs, those in each frame included.
        var changed = state
        set(&changed)
        state = changed
        if animations.isEmpty {
            presentedState = nil
        } else {
            updatePresentation(at: device.clock.now)
        }
        action?.run(forKey: property.name, object: self, arguments: nil)
        invalidate(property)
    }

    /// Sets a part of the look that doesn't animate, in the model and on the screen.
    func setLook(_ set: (inout LayerAppearance) -> Void) {
        var changed = state.look
        set(&changed)
        state.look = changed
        if var shown = presentedState?.look {
            set(&shown)
            presentedState?.look = shown
        }
        invalidateContents()
    }

    private func actionForChange(of property: LayerProperty) -> (any CAAction)? {
        if CATransaction.areActionsDisabled { return nil }
        return action(forKey: property.name)
    }

    /// Returns the animation of a change without another action, with the transaction's duration and timing function.
    func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard parent != nil, let property = property(forKey: event), property.isImplicitlyAnimated else { return nil }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.setStart(current[property])
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction()
        return animation
    }

    /// Drops the cached nodes that show `property`.
    func invalidate(_ property: LayerProperty) {
        switch property {
        case .position, .transform, .opacity, .anchorPoint, .zPosition:
            invalidatePlacement()
        case .bounds:
            invalidateSubtree()
            invalidatePlacement()
        case .sublayerTransform:
            invalidateSubtree()
        case .backgroundColor, .cornerRadius, .cornerRadii, .borderWidth, .borderColor, .contentsRect, .contentsCenter,
            .own:
            invalidateSubtree()
        case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath:
            invalidateShadow()
        }
    }

    /// Invalidates the layer's position or opacity in its superlayer, but not its content.
    func invalidatePlacement() {
        if let parent {
            parent.invalidateSubtree()
        } else {
            invalidateSubtree()
        }
    }

    /// Invalidates the layer's own content.
    func invalidateContents() {
        ownNode = nil
        ownBorderNode = nil
        ownNodeState = nil
        invalidateSubtree()
    }

    /// Invalidates the layer's shadow, but not its picture, with which the shape of the shadow is kept.
    func invalidateShadow() {
        isSubtreeValid = false
        invalidatePlacement()
    }

    /// Invalidates the layer's picture and its shadow. The walk up ends at the first layer with an invalid picture,
    /// whose ancestors are always invalid too.
    func invalidateSubtree() {
        var layer: CALayer? = self
        while let invalid = layer {
            guard invalid.isPictureValid else { break }
            invalid.isPictureValid = false
            invalid.isSubtreeValid = false
            layer = invalid.parent
        }
        if !isBeingDrawn { device.clock.setNeedsFrame() }
    }
}
