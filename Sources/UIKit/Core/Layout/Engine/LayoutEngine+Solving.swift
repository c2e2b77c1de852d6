import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Solves the constraints if anything has changed, and invalidates the layout of the views whose subviews or guides
    /// have another rectangle.
    ///
    /// - Parameter checksExternalInfluences: Whether to compare insets and outside views even if no change of them was
    /// reported.
    func update(checksExternalInfluences: Bool) {
        guard let root, !isUpdating else { return }
        isUpdating = true
        applyPendingChanges()
        let size = root.bounds.size
        if size != suggestedSize, let box = root.layoutBox, box.engine === self {
            suggest(size, in: box, root)
            (suggestedSize, isSolved) = (size, false)
        }
        if refreshExternalInfluences(checksExternalInfluences || !isSolved) { isSolved = false }
        didUpdate()
        if !isSolved {
            removeUnusedBoxes()
            solveUntilStable()
            isSolved = true
            invalidateChangedViews()
        }
        isUpdating = false
        if constraints.isEmpty, pending.isEmpty {
            root.dropEngine()
        } else if !staleBoxes.isEmpty || !pending.isEmpty {
            // A view's override that was asked for a size has changed a constraint or a content size.
            setNeedsUpdate()
        }
    }

    /// Adds the pending constraints and the changes of boxes to the solver.
    func applyPendingChanges() {
        installPending()
        refreshBoxes()
    }

    /// Updates the equations for influences that are not variables: coordinates if they are marked, and insets and
    /// outside views if asked for.
    func refreshExternalInfluences(_ checksExternalInfluences: Bool) -> Bool {
        var influences: LayoutInfluences = checksExternalInfluences ? [.insets, .outside] : []
        if coordinatesAreStale { influences.insert(.coordinates) }
        coordinatesAreStale = false
        return refresh(influences)
    }

    private func suggest(_ size: CGSize, in box: LayoutBox, _ root: UIView) {
        let insets = root.alignmentRectInsets
        let width = Double(size.width) - insets.sum(.horizontal)
        let height = Double(size.height) - insets.sum(.vertical)
        encapsulation.hold(Self.bounded(height), of: box, root, in: self)
        solver.suggest(width, for: box.horizontal.length, at: Self.rootSizePriority)
        solver.suggest(height, for: box.vertical.length, at: Self.rootSizePriority)
    }

    /// Solves repeatedly until the heights and baselines that depend on solved sizes do not change.
    func solveUntilStable() {
        restoreIntrinsicSizes()
        solve()
        // Text whose height follows its width is at rest after two rounds. Baselines that depend on each other may
        // take more.
        guard !solve(while: { remeasureForSolvedSizes() }), influenced.baselines > 0 else { return }
        // Baselines that never come to rest may swing more with each round, and so do the rounding errors, which depend
        // on the layout before. Those of the intrinsic sizes depend on nothing.
        restoreIntrinsicBaselines()
        solve()
        solve(while: { followSolvedWidths() })
    }

    /// Solves as long as a closure changes an equation, but not more often than a fixed number of times. A layout that
    /// never comes to rest ends so, too.
    ///
    /// - Returns: Whether the layout is at rest.
    @discardableResult private func solve(while changes: () -> Bool) -> Bool {
        for _ in 0..<Self.mostRounds {
            guard changes() else { return true }
            solve()
        }
        return false
    }

    private static let mostRounds = 16

    private func solve() {
        applyPendingChanges()
        orderUnknowns()
        var conflicts = solver.solve()
        // The order of constraints matters only in a conflict. Layouts without one do not pay for the sorting.
        if solver.hasConflicts, precedenceIsStale {
            orderConstraints()
            let others = solver.solve()
            conflicts = conflicts.filter { solver.isBroken($0.broken) } + others
        }
        report(conflicts)
    }

    /// Restores the intrinsic sizes if the result could otherwise depend on the previous layout.
    ///
    /// Where widths depend on heights, or heights on baselines, there may be several layouts at rest. The one that is
    /// found must not depend on the layout before.
    private func restoreIntrinsicSizes() {
        guard mixed > 0 || influenced.baselines > 0 else { return }
        for box in boxes where box.followsWidth {
            guard let view = box.view else { continue }
            box.content.forgetWidth(view, box, in: self)
        }
        restoreIntrinsicBaselines()
    }

    /// Restores the baselines that views have at their intrinsic sizes.
    private func restoreIntrinsicBaselines() {
        Self.withIntrinsicSizes {
            _ = refresh(.baselines)
            applyPendingChanges()
        }
    }

    /// Measures heights and baselines again for the sizes of the last solution.
    ///
    /// - Returns: Whether any have changed.
    private func remeasureForSolvedSizes() -> Bool {
        let changed = followSolvedWidths()
        return refresh(.baselines) || changed
    }

    /// Measures heights again for the widths of the last solution.
    ///
    /// - Returns: Whether any have changed.
    private func followSolvedWidths() -> Bool {
        var changed = false
        let scale = root?.screenScale ?? UIScreen.main.scale
        for box in boxes where box.followsWidth {
            guard let view = box.view else { continue }
            // Rounding to pixels may make the view narrower than the solution by a part of a pixel.
            let width = PixelGrid.roundDown(CGFloat(solver.value(of: box.horizontal.length)), scale: scale)
            if box.content.follow(width, view, box, in: self) { changed = true }
        }
        return changed
    }

    /// Returns the rectangle of a box as of the last solution.
    func rect(of box: LayoutBox) -> CGRect {
        CGRect(
            x: box.horizontal.start.map { solver.value(of: $0) } ?? 0,
            y: box.vertical.start.map { solver.value(of: $0) } ?? 0,
            width: solver.value(of: box.horizontal.length),
            height: solver.value(of: box.vertical.length)
        )
    }

    /// Returns the size of a view in the last solution, or its actual size if it is not part of the solution.
    func solvedSize(of view: UIView) -> CGSize {
        guard let box = view.layoutBox, box.engine === self else { return view.bounds.size }
        let size = Self.usesIntrinsicSizes ? .zero : rect(of: box).size.withoutNoise
        return size.width > 0 ? size : view.intrinsicContentSize
    }

    /// Asks for the layout of each view that has to place a subview or a guide whose rectangle has changed.
    private func invalidateChangedViews() {
        for box in boxes {
            let rect = rect(of: box)
            guard !rect.isClose(to: box.solved) else { continue }
            box.solved = rect
            if let view = box.view {
                if view !== root, !box.followsFrame { view.parent?.setNeedsLayout() }
            } else {
                box.item?.layoutView?.setNeedsLayout()
            }
        }
    }
}

extension CGRect {
    /// Returns whether the difference to another rectangle is too small to be visible.
    fileprivate func isClose(to other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        return abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
            && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
    }
}

extension CGSize {
    /// The size rounded to 1/4096 point.
    ///
    /// Equal solutions may differ in the last digits. Labels place their text at whole pixels, so such a difference
    /// could move it by a pixel.
    fileprivate var withoutNoise: CGSize {
        CGSize(width: (width * 4096).rounded() / 4096, height: (height * 4096).rounded() / 4096)
    }
}
