import CoreGraphics

extension UIView {
    /// Whether what is inside is laid out apart from what is around.
    var isLayoutRoot: Bool { storage.isLayoutRoot }

    /// The view whose engine solves the constraints that this view is in: the top-most one, or the nearest that is laid
    /// out apart from what is around it.
    var layoutRoot: UIView {
        var view = self
        while !view.isLayoutRoot, let parent = view.parent { view = parent }
        return view
    }

    /// The engine that the view is laid out by, if there is one.
    var layoutEngine: LayoutEngine? { layoutRoot.storage.layout?.engine }

    /// The engine of this root, made when the first constraint needs it.
    func ensureEngine() -> LayoutEngine {
        let layout = ensureLayout()
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine(root: self)
        layout.engine = engine
        return engine
    }

    /// The last constraint is gone.
    func dropEngine() {
        guard let layout = storage.layout, let engine = layout.engine else { return }
        for box in engine.boxes { box.leaveItem() }
        layout.engine = nil
    }

    /// Before a root is laid out: constraints are updated, and solved.
    func prepareLayout() {
        guard parent == nil || isLayoutRoot else { return }
        let updates = storage.constraintUpdates
        if updates.contains(.asked)
            || storage.layout?.engine != nil && !updates.isDisjoint(with: [.needed, .neededBelow])
        {
            performConstraintUpdates()
        }
        guard let engine = storage.layout?.engine else { return }
        if engine.needsUpdate { remeasureStacks(of: engine) }
        engine.update(looksAround: true)
    }

    /// Has stack views arrange their views again that depend on the sizes of what is in these.
    func remeasureStacks(of engine: LayoutEngine) {
        guard engine.measuresStacks else { return }
        engine.measuresStacks = false
        remeasureStacksInside()
        engine.measuresStacks = true
    }

    /// Inner stack views come first: outer ones measure them.
    private func remeasureStacksInside() {
        for child in children where !child.isLayoutRoot { child.remeasureStacksInside() }
        (self as? UIStackView)?.remeasure()
    }

    // MARK: Moving

    /// The view has another superview: its constraints join those of the root there.
    func joinLayout() {
        if Self.requiresConstraintBasedLayout { storage.constraintUpdates.insert([.needed, .asked]) }
        let updates = storage.constraintUpdates
        if updates.contains(.asked) {
            markConstraintUpdate(.asked)
            layoutRoot.setNeedsLayout()
        } else if !updates.isEmpty {
            markConstraintUpdate([])
        }
        guard !isLayoutRoot, let layout = storage.layout else { return }
        if let box = layout.box { boxDidMove(box) }
        if let engine = layout.engine {
            layout.engine = nil
            engine.handOver(to: layoutRoot.ensureEngine())
        } else {
            adoptOrphans()
        }
    }

    /// Constraints whose root is gone, and took the engine with it, join the one there is now.
    private func adoptOrphans() {
        visitLayout { _, layout in
            for constraint in layout.constraints where constraint.installation?.engine == nil { constraint.reinstall() }
        }
    }

    /// The view is about to be taken out of the one that it is in: constraints to what is outside end, and those inside go
    /// with it.
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

    /// Whether this view or one around it holds constraints.
    private var isWithinConstraints: Bool {
        sequence(first: self, next: \.parent).contains { $0.storage.layout?.constraints.isEmpty == false }
    }

    /// Visits the records inside, of roots only if constraints reach out of them.
    private func visitLeaving(_ visit: (UIViewLayout) -> Void) {
        if let layout = storage.layout {
            visit(layout)
            if isLayoutRoot, layout.engine?.reachesAround != true { return }
        } else if isLayoutRoot {
            return
        }
        for child in children { child.visitLeaving(visit) }
    }

    // MARK: Changes

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != storage.translatesAutoresizingMask else { return }
        storage.translatesAutoresizingMask = translates
        guard let box = storage.layout?.box else { return }
        box.forgetSolution()
        box.engine?.boxDidChange(box, [.kind, .content])
    }

    /// The constraints that the frame and the mask stand for have changed.
    func maskDidChange() {
        guard let box = storage.layout?.box, box.followsFrame else { return }
        box.engine?.boxDidChange(box, .kind)
    }

    /// The view has another superview, and constraints may mention it again before its box is removed.
    private func boxDidMove(_ box: LayoutBox) {
        box.forgetSolution()
        parent?.ensureLayout()
        box.engine?.boxDidChange(box, .kind)
    }

    /// A view inside is at another place among its neighbours.
    func layoutOrderDidChange(of view: UIView) {
        guard !view.isLayoutRoot, view.storage.layout != nil || !view.children.isEmpty else { return }
        layoutEngine?.orderDidChange()
    }

    func contentPrioritiesDidChange() {
        contentDidChange()
    }

    /// What the view's contents would like is another size now.
    func contentDidChange() {
        if let box = storage.layout?.box { box.engine?.boxDidChange(box, .content) }
    }

    /// The frame or the bounds are other ones now.
    func geometryDidChange(from origin: CGPoint) {
        if watchesMargins { lookAtMargins() }
        guard let box = storage.layout?.box, let engine = box.engine else { return }
        if origin != bounds.origin, box.originUses > 0 {
            engine.coordinatesAreStale = true
            engine.setNeedsUpdate()
        }
        guard box.followsFrame, self !== engine.root, !box.stale.contains(.kind), !engine.isUpdating else { return }
        if box.frame.update(box, in: engine) { engine.setNeedsUpdate() }
    }

    /// Margins or safe area are other ones now.
    func insetsDidChange() {
        guard storage.layout != nil, let engine = layoutEngine, engine.influenced.insets > 0 else { return }
        engine.setNeedsUpdate()
    }

    /// Lines may run the other way now.
    func layoutDirectionDidChange() {
        if storage.margins.own.isDirectional { lookAtMargins() }
        guard let layout = storage.layout else { return }
        for constraint in layout.constraints where constraint.usesDirection { constraint.reinstall() }
    }
}
