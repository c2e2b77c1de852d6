import CoreGraphics

extension CALayer {
    /// Adds a copy of an animation that has a duration and a beginning.
    func addCopy(of anim: CAAnimation, forKey key: String?) {
        guard let animation = anim.copy() as? CAAnimation else { return }
        if let key { removeAnimation(forKey: key) }
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timeline == nil, animation.beginTime == 0 {
            animation.beginTime = localTime(at: device.clock.now)
        }
        attach(animation, forKey: key)
    }

    /// Adds an animation itself, with all its settings unchanged.
    package func attach(_ animation: CAAnimation, forKey key: String?) {
        let name = key ?? "animation-\(UInt(bitPattern: ObjectIdentifier(animation)))"
        // The picture of the previous frame, since the layer may already have changed.
        if animation is CATransition { transitionSource = pictureNode ?? .container([]) }
        animation.resolve(for: self)
        animation.timeline?.join(self)
        CATransaction.enroll(animation)
        animations.append((name, animation))
        device.animations.add(self)
        updatePresentation(at: device.clock.now)
        invalidateAnimated()
    }

    /// Removes all animations of this layer and its descendants. Linear in the number of layers that have animations.
    package func removeAnimationsInTree() {
        for layer in device.animations.animatedLayers(inside: self) { layer.removeAllAnimations() }
    }

    /// Removes an animation, and notifies its delegate and completion whether it ran to its end.
    package func endAnimation(forKey key: String, completed: Bool) {
        removeAnimations(completed: completed) { $0 == key }
    }

    /// Removes the animations that follow a time line which is over.
    func endAnimations(on timeline: AnimationTimeline) {
        let keys = animations.filter { $0.animation.timeline === timeline }.map(\.key)
        if !keys.isEmpty { removeAnimations(completed: true, where: keys.contains) }
    }

    /// Updates the animations to the current time without waiting for the next frame.
    package func refreshAnimations() {
        updatePresentation(at: device.clock.now)
    }

    /// Returns the value that a property has if only the animations under some keys are applied to the model.
    package func value(of property: LayerProperty, shownBy keys: Set<String>) -> AnimatedValue {
        let local = localTime(at: device.clock.now)
        var shown = state
        for (key, animation) in animations where keys.contains(key) {
            guard case .shown(let point) = animation.moment(at: local) else { continue }
            animation.apply(to: &shown, model: state, at: point)
        }
        return shown[property]
    }

    var hasAdvancingAnimations: Bool {
        animations.contains { $0.animation.isAdvancing } && !isTimeStopped
    }

    /// Shows the animations as of `time`, and removes those that are over.
    ///
    /// - Returns: The animations that are over, which the caller has to notify.
    func updateAnimations(at time: CFTimeInterval) -> [CAAnimation] {
        let local = localTime(at: time)
        var finished: [CAAnimation] = []
        for (_, animation) in animations {
            if !animation.hasStarted, animation.hasBegun(at: local) {
                animation.hasStarted = true
                animation.delegate?.animationDidStart(animation)
            }
            // An animation that stays after its end is returned in every frame. `finish(completed:)`
            // ignores repetitions.
            if animation.isFinished(at: local) { finished.append(animation) }
        }
        if !finished.isEmpty {
            animations = animations.filter { entry in
                !entry.animation.isRemovedOnCompletion || !finished.contains { $0 === entry.animation }
            }
            endTransitionIfOver()
        }
        present(at: local)
        return finished
    }

    /// Releases the picture that a transition replaced, if no transition runs.
    private func endTransitionIfOver() {
        guard transitionSource != nil, !animations.contains(where: { $0.animation is CATransition }) else { return }
        (transitionSource, transitionPoints) = (nil, [])
        invalidateSubtree()
    }

    /// Removes the animations without calling delegates or completions.
    func discardAnimations() {
        animations = []
        (transitionSource, transitionPoints) = (nil, [])
        updatePresentation(at: device.clock.now)
    }

    func updatePresentation(at time: CFTimeInterval) {
        present(at: animations.isEmpty ? 0 : localTime(at: time))
    }

    /// Shows the animations as of a time of the layer.
    private func present(at local: CFTimeInterval) {
        let model = state
        // Always computed from the model, in the order in which animations were added. Additive animations thus
        // add up however they overlap, and no rounding errors accumulate over frames.
        var shown = model
        let animations = animations
        for (_, animation) in animations {
            guard case .shown(let point) = animation.moment(at: local) else { continue }
            animation.apply(to: &shown, model: model, at: point)
        }
        let before = presentedState ?? model
        presentedState = animations.isEmpty ? nil : shown
        if transitionSource != nil { showTransitions(at: local) }
        invalidateChanges(from: before, to: shown)
    }

    /// Invalidates the picture if its transitions have moved. One that stands still must not ask for frames.
    private func showTransitions(at local: CFTimeInterval) {
        let points = animations.compactMap { _, animation -> RunPoint? in
            guard animation is CATransition, case .shown(let point) = animation.moment(at: local) else { return nil }
            return point
        }
        guard points != transitionPoints else { return }
        transitionPoints = points
        invalidateSubtree()
    }

    /// Updates the layer's time, animations and contents after a change of its timing.
    func timingChanged() {
        let time = LayerTime(beginTime: beginTime, speed: speed, timeOffset: timeOffset)
        ownTime = time == .unchanged ? nil : time
        device.animations.refresh(inside: self)
        invalidateSubtree()
    }

    func removeAnimations(completed: Bool = false, where isRemoved: (String) -> Bool) {
        let removed = animations.filter { isRemoved($0.key) }
        guard !removed.isEmpty else { return }
        animations = animations.filter { !isRemoved($0.key) }
        endTransitionIfOver()
        updatePresentation(at: device.clock.now)
        for entry in removed { entry.animation.finish(completed: completed) }
    }

    private func invalidateChanges(from before: LayerState, to now: LayerState) {
        // The places of the sublayers are counted from the origin of the bounds, which `hasSameContent` does not
        // compare.
        if now.bounds.origin != before.bounds.origin || !now.hasSamePicture(before) {
            invalidateSubtree()
        } else if !now.hasSameContent(before) {
            invalidateShadow()
        }
        if !now.hasSamePlacement(before) || now.zPosition != before.zPosition { invalidatePlacement() }
    }

    private func invalidateAnimated() {
        device.clock.setNeedsFrame()
        invalidatePlacement()
    }
}
