import CoreGraphics

extension CALayer {
    /// Starts a copy of an animation; one that runs under the same key is stopped.
    ///
    /// An animation without duration takes the transaction's, and without `beginTime` starts in the current frame. With
    /// no key, any number of animations may run side by side.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        guard let animation = anim.copy() as? CAAnimation else { return }
        if let key { removeAnimation(forKey: key) }
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timeline == nil, animation.beginTime == 0 {
            animation.beginTime = localTime(at: FrameClock.shared.now)
        }
        attach(animation, forKey: key)
    }

    /// Starts an animation that is the caller's own, with every setting as it is.
    package func attach(_ animation: CAAnimation, forKey key: String?) {
        let name = key ?? "animation-\(UInt(bitPattern: ObjectIdentifier(animation)))"
        if animation is CATransition { transitionSource = pictureNode ?? .container([]) }
        CATransaction.enroll(animation)
        animations.append((name, animation))
        AnimationRegistry.shared.add(self)
        updatePresentation(at: FrameClock.shared.now)
        invalidateAnimated()
    }

    /// Stops an animation, which hears that it did not finish. Nothing happens if there is none.
    public func removeAnimation(forKey key: String) {
        removeAnimations { $0 == key }
    }

    /// Stops all animations of this layer.
    public func removeAllAnimations() {
        removeAnimations { _ in true }
    }

    /// Stops all animations of this layer and of the layers inside it. Costs a look at each layer that has animations.
    package func removeAnimationsInTree() {
        for layer in AnimationRegistry.shared.animatedLayers(inside: self) { layer.removeAllAnimations() }
    }

    /// Takes an animation away, telling whoever waits for it whether it ran to its end.
    package func endAnimation(forKey key: String, completed: Bool) {
        removeAnimations(completed: completed) { $0 == key }
    }

    /// Takes away the animations that follow a time line which is over.
    func endAnimations(on timeline: AnimationTimeline) {
        let keys = animations.filter { $0.animation.timeline === timeline }.map(\.key)
        if !keys.isEmpty { removeAnimations(completed: true, where: keys.contains) }
    }

    /// Shows the animations as they are now, without waiting for the next frame.
    package func refreshAnimations() {
        updatePresentation(at: FrameClock.shared.now)
    }

    /// A property as the animations under some keys make it of the model, and no others.
    package func value(of property: LayerProperty, shownBy keys: Set<String>) -> AnimatedValue {
        let local = localTime(at: FrameClock.shared.now)
        var shown = state
        for (key, animation) in animations where keys.contains(key) {
            guard case .shown(let point) = animation.moment(at: local) else { continue }
            animation.apply(to: &shown, model: state, at: point)
        }
        return shown[property]
    }

    /// The animation that runs under a key. Changing it has no defined effect.
    public func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// The keys of the running animations in the order in which they were added; `nil` if there are none.
    public func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// A copy of the layer as the screen shows it in the current frame. Its `superlayer` and `sublayers` are such copies
    /// too. Costs an allocation.
    public func presentation() -> Self? {
        type(of: self).allocate(copying: self) as? Self
    }

    /// The layer that this one is a presentation of; else the layer itself.
    public func model() -> Self {
        (modelLayer as? Self) ?? self
    }

    var hasAdvancingAnimations: Bool {
        animations.contains { $0.animation.isAdvancing } && !isTimeStopped
    }

    /// Shows the animations as they are at `time`, and takes out those that are over.
    ///
    /// - Returns: the ones taken out, which have yet to be told.
    func updateAnimations(at time: CFTimeInterval) -> [CAAnimation] {
        let local = localTime(at: time)
        var finished: [CAAnimation] = []
        for (_, animation) in animations {
            if !animation.hasStarted, animation.hasBegun(at: local) {
                animation.hasStarted = true
                animation.delegate?.animationDidStart(animation)
            }
            if animation.isFinished(at: local) { finished.append(animation) }
        }
        if !finished.isEmpty {
            animations.removeAll { entry in
                entry.animation.isRemovedOnCompletion && finished.contains { $0 === entry.animation }
            }
            endTransitionIfOver()
        }
        present(at: local)
        return finished
    }

    private func endTransitionIfOver() {
        guard transitionSource != nil, !animations.contains(where: { $0.animation is CATransition }) else { return }
        transitionSource = nil
        invalidateSubtree()
    }

    /// Takes out the animations without telling anybody.
    func forgetAnimations() {
        animations = []
        transitionSource = nil
        updatePresentation(at: FrameClock.shared.now)
    }

    func updatePresentation(at time: CFTimeInterval) {
        present(at: animations.isEmpty ? 0 : localTime(at: time))
    }

    /// Shows the animations as they are at a time of the layer.
    private func present(at local: CFTimeInterval) {
        let before = current
        if animations.isEmpty {
            presentedState = nil
        } else {
            var shown = state
            for (_, animation) in animations {
                guard case .shown(let point) = animation.moment(at: local) else { continue }
                animation.apply(to: &shown, model: state, at: point)
            }
            presentedState = shown
        }
        invalidateChanges(from: before)
    }

    func timingChanged() {
        AnimationRegistry.shared.refresh(inside: self)
        invalidateSubtree()
    }

    private func removeAnimations(completed: Bool = false, where isRemoved: (String) -> Bool) {
        let removed = animations.filter { isRemoved($0.key) }
        guard !removed.isEmpty else { return }
        animations.removeAll { isRemoved($0.key) }
        endTransitionIfOver()
        updatePresentation(at: FrameClock.shared.now)
        for entry in removed { entry.animation.finish(completed: completed) }
    }

    private func invalidateChanges(from before: LayerState) {
        if transitionSource != nil { invalidateSubtree() }
        let now = current
        if !now.drawsLike(before) || now.bounds.origin != before.bounds.origin { invalidateSubtree() }
        if !now.isPlacedLike(before) || now.zPosition != before.zPosition { invalidatePlacement() }
    }

    private func invalidateAnimated() {
        FrameClock.shared.setNeedsFrame()
        invalidatePlacement()
    }
}
