import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Returns the size of the root that satisfies the constraints inside it and is as close to a
    /// target as the priorities allow.
    ///
    /// It uses the engine's own solver, which starts from the current layout. The next update
    /// suggests the actual size again.
    func fit(_ target: CGSize, horizontal: Priority?, vertical: Priority?) -> CGSize {
        guard let root, !isUpdating else { return .zero }
        isUpdating = true
        defer { isUpdating = false }
        let box = box(for: root)
        applyPendingChanges()
        _ = refreshExternalInfluences(true)
        encapsulation.release(in: self)
        let insets = root.alignmentRectInsets
        set(target.width - CGFloat(insets.sum(.horizontal)), box.horizontal.length, horizontal)
        set(target.height - CGFloat(insets.sum(.vertical)), box.vertical.length, vertical)
        solveUntilStable()
        let fitting = root.frame(forAlignmentRect: CGRect(origin: .zero, size: rect(of: box).size)).size
        (suggestedSize, isSolved) = (nil, false)
        let scale = root.screenScale
        return CGSize(
            width: PixelGrid.roundUp(fitting.width, scale: scale),
            height: PixelGrid.roundUp(fitting.height, scale: scale)
        )
    }

    private func set(_ value: CGFloat, _ variable: Variable, _ priority: Priority?) {
        if let priority {
            // A required target could break a required constraint inside, so it is limited to the root's own priority.
            solver.suggest(Self.bounded(Double(value)), for: variable, at: min(priority, Self.rootSizePriority))
        } else {
            solver.stopSuggesting(variable)
        }
    }
}

extension UIView {
    /// Returns the size that satisfies the constraints of the view's hierarchy.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        performConstraintUpdates()
        if isPlain { return plainFittingSize(target, horizontal: horizontal, vertical: vertical) }
        if let engine = layoutEngine { remeasureStacks(of: engine) }
        let (horizontal, vertical) = (horizontal.solverPriority, vertical.solverPriority)
        if layoutRoot === self, let engine = layoutRecord?.engine {
            return engine.fit(target, horizontal: horizontal, vertical: vertical)
        }
        return withProbe { $0.fit(target, horizontal: horizontal, vertical: vertical) }
    }

    /// Whether only the view's frame determines its size: neither constraints inside it nor its contents do.
    private var isPlain: Bool {
        guard translatesAutoresizingMaskIntoConstraints, arranger == nil else { return false }
        // Constraints of a view around a layout root may reach into it.
        guard !isLayoutRoot || layoutRecord?.engine == nil else { return false }
        let own = intrinsicContentSize
        guard own.width < 0, own.height < 0 else { return false }
        var hasConstraints = false
        visitLayout { _, layout in hasConstraints = hasConstraints || !layout.constraints.isEmpty }
        return !hasConstraints
    }

    /// Returns the current size of a view, except where the target is more than a wish (iOS 26, recorded by
    /// iamcgn/swiftui-web in controls/intrinsic; with other priorities unverified).
    private func plainFittingSize(
        _ target: CGSize,
        horizontal: UILayoutPriority,
        vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(
            width: horizontal > .fittingSizeLevel ? target.width : bounds.width,
            height: vertical > .fittingSizeLevel ? target.height : bounds.height
        )
    }

    /// Calls a closure with a temporary engine for the view's hierarchy, and restores the boxes and
    /// installations after that.
    ///
    /// The constraints of a surrounding stack view are left out, because it may hide the view or
    /// have measured it before.
    private func withProbe(_ body: (LayoutEngine) -> CGSize) -> CGSize {
        var boxes: [(item: any LayoutItem, box: LayoutBox?)] = []
        var installations: [(constraint: NSLayoutConstraint, installation: LayoutInstallation?)] = []
        let probe = LayoutEngine(root: self)
        let arranging = parent?.arranger?.arrangingConstraints ?? []
        let areArranging = Set(arranging.map(ObjectIdentifier.init))
        visitLayout { view, layout in
            boxes.append((view, layout.box))
            layout.box = nil
            for guide in layout.guides + layout.systemGuides {
                boxes.append((guide, guide.layoutBox))
                guide.layoutBox = nil
            }
            for constraint in layout.constraints
            where !areArranging.contains(ObjectIdentifier(constraint))
                && constraint.layoutViews.allSatisfy({ $0.map(probe.contains) ?? false })
            {
                installations.append((constraint, constraint.installation))
            }
        }
        for (constraint, _) in installations { probe.addToProbe(constraint) }
        let size = body(probe)
        for box in probe.boxes { box.leaveItem() }
        for (item, box) in boxes { item.layoutBox = box }
        for (constraint, installation) in installations { constraint.installation = installation }
        return size
    }

    /// Visits the views of the hierarchy that have a layout record and the same layout root.
    func visitLayout(_ visit: (UIView, UIViewLayout) -> Void) {
        if let layout = layoutRecord { visit(self, layout) }
        for child in children where !child.isLayoutRoot { child.visitLayout(visit) }
    }
}
