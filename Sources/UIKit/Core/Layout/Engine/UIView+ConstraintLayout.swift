import CoreGraphics

/// The parts of layout by constraints that views call.
extension UIView {
    /// The engine that lays out the view, or `nil` if its root has no constraints.
    var layoutEngine: LayoutEngine? { layoutRoot.layoutRecord?.engine }

    /// Returns the engine of this root, and makes one if there is none.
    func ensureEngine() -> LayoutEngine {
        let layout = ensureLayout()
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(root: self)
        layout.engine = engine
        return engine
    }

    /// Removes the engine of this root, which has no constraints.
    func dropEngine() {
        guard let layout = layoutRecord, let engine = layout.engine else { return }
        for box in engine.boxes { box.leaveItem() }
        layout.engine = nil
    }

    /// Updates and solves the constraints if the view is a root. Called before each view is laid out.
    func prepareLayout() {
        guard parent == nil || isLayoutRoot else { return }
        let updates = storage.constraintUpdates
        if updates.contains(.asked)
            || layoutRecord?.engine != nil && !updates.isDisjoint(with: [.needed, .neededBelow])
        {
            performConstraintUpdates()
        }
        guard let engine = layoutRecord?.engine else { return }
        if engine.needsUpdate { remeasureStacks(of: engine) }
        engine.update(checksExternalInfluences: true)
    }

    /// Rearranges the stack views whose arrangement depends on the fitting sizes of their views.
    func remeasureStacks(of engine: LayoutEngine) {
        guard engine.measuresStacks else { return }
        // Measuring calls `fittingSize`, which calls this again.
        engine.measuresStacks = false
        remeasureStacksInside()
        engine.measuresStacks = true
    }

    /// Remeasures inner stack views before outer ones, which depend on their sizes.
    private func remeasureStacksInside() {
        for child in children where !child.isLayoutRoot { child.remeasureStacksInside() }
        arranger?.remeasure()
    }

    // MARK: Moving

    /// Moves the view's constraints to the engine of its root. Called after the view was added to a superview.
    func joinLayout() {
        if Self.requiresConstraintBasedLayout { storage.constraintUpdates.insert([.needed, .asked]) }
        let updates = storage.constraintUpdates
        if updates.contains(.asked) {
            markConstraintUpdate(.asked)
            layoutRoot.setNeedsLayout()
        } else if !updates.isEmpty {
            markConstraintUpdate([])
        }
        guard !isLayoutRoot, let layout = layoutRecord else { return }
        if let box = layout.box { boxDidMove(box) }
        if let engine = layout.engine {
            layout.engine = nil
            engine.handOver(to: layoutRoot.ensureEngine())
        } else {
            adoptOrphans()
        }
    }

    /// Installs those constraints again whose engine was deallocated together with its root.
    private func adoptOrphans() {
        visitLayout { _, layout in
            for constraint in layout.constraints where constraint.installation?.engine == nil { constraint.reinstall() }
        }
    }

    /// Separates the constraints of the view's hierarchy from those around it. Called before the
    /// view is removed from its superview.
    ///
    /// Constraints that a view outside holds are deactivated. Those inside move to an engine of the view.
    func leaveLayout() {
        guard let parent else { return }
        let engine = isLayoutRoot ? nil : parent.layoutEngine
        guard engine != nil || parent.isWithinConstraints else { return }
        var ending: [NSLayoutConstraint] = []
        var staying: [NSLayoutConstraint] = []
        visitLeaving { layout in
            let mentions = [layout.mentions] + layout.guides.map(\.mentions) + layout.systemGuides.map(\.mentions)
            for constraint in mentions.flatMap(\.constraints) where !(constraint.holder?.isDescendant(of: self) ?? true)
            {
                ending.append(constraint)
            }
            guard let engine else { return }
            staying += layout.constraints.filter { $0.installation?.engine === engine }
        }
        for constraint in ending { constraint.deactivate() }
        guard let engine, !staying.isEmpty else { return }
        engine.remove(staying)
        let own = ensureEngine()
        own.measuresStacks = engine.measuresStacks
        for constraint in staying { own.add(constraint) }
    }

    /// Whether this view or one of its superviews holds constraints.
    private var isWithinConstraints: Bool {
        sequence(first: self, next: \.parent).contains { $0.layoutRecord?.constraints.isEmpty == false }
    }

    /// Visits the layout records of the view's hierarchy. It enters an inner root only if constraints reach out of it.
    private func visitLeaving(_ visit: (UIViewLayout) -> Void) {
        if let layout = layoutRecord {
            visit(layout)
            if isLayoutRoot, layout.engine?.reachesAround != true { return }
        } else if isLayoutRoot {
            return
        }
        for child in children { child.visitLeaving(visit) }
    }

    // MARK: Changes

    /// Sets whether the frame and the autoresizing mask are translated into constraints.
    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != storage.translatesAutoresizingMask else { return }
        storage.translatesAutoresizingMask = translates
        guard let box = layoutRecord?.box else { return }
        box.forgetSolution()
        box.engine?.boxDidChange(box, [.kind, .content])
    }

    /// Updates the constraints that represent the view's frame and autoresizing mask.
    func maskDidChange() {
        guard let box = layoutRecord?.box, box.followsFrame else { return }
        box.engine?.boxDidChange(box, .kind)
    }

    /// Invalidates a box whose view has another superview, since constraints may use it again before it is removed.
    private func boxDidMove(_ box: LayoutBox) {
        box.forgetSolution()
        parent?.ensureLayout()
        box.engine?.boxDidChange(box, .kind)
    }

    /// Tells the engine that a subview has another position among its siblings.
    func layoutOrderDidChange(of view: UIView) {
        guard !view.isLayoutRoot, view.layoutRecord != nil || !view.children.isEmpty else { return }
        layoutEngine?.orderDidChange()
    }

    func contentPrioritiesDidChange() {
        contentDidChange()
    }

    /// Tells the engine that the view's intrinsic content size may have changed.
    func contentDidChange() {
        if let box = layoutRecord?.box { box.engine?.boxDidChange(box, .content) }
    }

    /// Updates corners, margins and constraints after a change of the view's frame or bounds.
    func geometryDidChange(from origin: CGPoint) {
        cornersFollowGeometry()
        if watchesMargins { updateMarginsIfNeeded() }
        guard let box = layoutRecord?.box, let engine = box.engine else { return }
        if origin != bounds.origin, box.originUses > 0 {
            engine.coordinatesAreStale = true
            engine.setNeedsUpdate()
        }
        // The root's size is a suggestion of the next update, and a stale box is refreshed by it in any case.
        guard box.followsFrame, self !== engine.root, !box.stale.contains(.kind), !engine.isUpdating else { return }
        if box.frame.update(box, in: engine) { engine.setNeedsUpdate() }
    }

    /// Invalidates constraints that depend on margins or safe areas, after a change of the view's.
    func insetsDidChange() {
        guard layoutRecord != nil, let engine = layoutEngine, engine.influenced.insets > 0 else { return }
        engine.setNeedsUpdate()
    }

    /// Updates margins and constraints that depend on the layout direction, after it may have changed.
    func layoutDirectionDidChange() {
        if storage.margins.own.isDirectional { updateMarginsIfNeeded() }
        guard let layout = layoutRecord else { return }
        for constraint in layout.constraints where constraint.usesDirection { constraint.reinstall() }
    }

    /// Called after the insets of the alignment rectangle have changed.
    func alignmentDidChange() {
        for constraint in layoutRecord?.constraints ?? [] { constraint.reinstall() }
    }
}
