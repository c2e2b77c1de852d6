import CoreGraphics

extension CALayer {
    /// The values in the current frame.
    var current: LayerState { presentedState ?? state }

    /// Sets a property of the model and starts what answers the change.
    func change(_ property: LayerProperty, _ set: (inout LayerState) -> Void) {
        // The action is asked for first: it may note the value that is about to go.
        let action = actionForChange(of: property)
        set(&state)
        if animations.isEmpty {
            presentedState = nil
        } else {
            updatePresentation(at: FrameClock.shared.now)
        }
        action?.run(forKey: property.rawValue, object: self, arguments: nil)
        invalidate(property)
    }

    private func actionForChange(of property: LayerProperty) -> (any CAAction)? {
        if CATransaction.areActionsDisabled { return nil }
        return action(forKey: property.rawValue)
    }

    func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard parent != nil, let property = LayerProperty(rawValue: event) else { return nil }
        let duration = CATransaction.animationDuration()
        guard duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = current[property].any
        animation.duration = duration
        animation.timingFunction = CATransaction.animationTimingFunction()
        return animation
    }

    /// Drops the pictures that show `property`.
    func invalidate(_ property: LayerProperty) {
        switch property {
        case .position, .transform, .opacity, .anchorPoint, .zPosition:
            invalidatePlacement()
        case .bounds:
            invalidateSubtree()
            invalidatePlacement()
        case .sublayerTransform:
            invalidateSubtree()
        case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset,
            .shadowRadius, .contentsRect:
            invalidateSubtree()
        }
    }

    /// Where or how visible the layer is changed, not what it shows.
    func invalidatePlacement() {
        if let parent {
            parent.invalidateSubtree()
        } else {
            invalidateSubtree()
        }
    }

    /// What the layer itself shows changed.
    func invalidateOwnPicture() {
        ownNode = nil
        ownNodeState = nil
        invalidateSubtree()
    }

    /// Anything in the layer changed. A layer is only valid while all that it is in is too, so the way up ends early.
    func invalidateSubtree() {
        var layer: CALayer? = self
        while let invalid = layer {
            guard invalid.isSubtreeValid else { break }
            invalid.isSubtreeValid = false
            layer = invalid.parent
        }
        if !isBeingDrawn { FrameClock.shared.setNeedsFrame() }
    }
}
