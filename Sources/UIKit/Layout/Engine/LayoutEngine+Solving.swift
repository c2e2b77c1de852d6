import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Solves what changed, and asks for the layout of the views in which something is somewhere else now.
    ///
    /// - Parameter looksAround: whether margins and the like are looked at though nobody said that they changed.
    func update(looksAround: Bool) {
        guard let root, !isUpdating else { return }
        isUpdating = true
        takeIn()
        let size = root.bounds.size
        if size != suggestedSize, let box = root.layoutBox, box.engine === self {
            suggest(size, in: box, root)
            (suggestedSize, isSolved) = (size, false)
        }
        if refreshAround(looksAround || !isSolved) { isSolved = false }
        didUpdate()
        if !isSolved {
            removeUnusedBoxes()
            solveToRest()
            isSolved = true
            tellChanges()
        }
        isUpdating = false
        if constraints.isEmpty, pending.isEmpty {
            root.dropEngine()
        } else if !staleBoxes.isEmpty || !pending.isEmpty {
            // Asking for sizes changed some.
            setNeedsUpdate()
        }
    }

    /// Puts into the solver what waits.
    func takeIn() {
        installPending()
        refreshBoxes()
    }

    /// Looks at what changes without the engine, as far as somebody said that it did or it is asked for.
    func refreshAround(_ looksAround: Bool) -> Bool {
        var influences: LayoutInfluences = looksAround ? [.insets, .outside] : []
        if coordinatesAreStale { influences.insert(.coordinates) }
        coordinatesAreStale = false
        return refresh(influences)
    }

    private func suggest(_ size: CGSize, in box: LayoutBox, _ root: UIView) {
        let insets = root.alignmentRectInsets
        let width = Double(size.width) - insets.sum(.horizontal)
        let height = Double(size.height) - insets.sum(.vertical)
        solver.suggest(width, for: box.horizontal.length, at: Self.rootSizePriority)
        solver.suggest(height, for: box.vertical.length, at: Self.rootSizePriority)
    }

    /// Solves; then again for what depends on the sizes that came out, until nothing changes any more.
    func solveToRest() {
        forgetSizes()
        solve()
        // Text that is laid out in rounds, each in the width of the one before, is at rest after two. Baselines that
        // depend on each other may take more, and what has no rest ends after the same number of rounds each time.
        for _ in 0..<Self.mostRounds {
            guard followSizes() else { return }
            solve()
        }
    }

    private static let mostRounds = 16

    private func solve() {
        takeIn()
        orderUnknowns()
        var conflicts = solver.solve()
        if solver.hasConflicts, precedenceIsStale {
            orderConstraints()
            let others = solver.solve()
            conflicts = conflicts.filter { solver.isBroken($0.broken) } + others
        }
        report(conflicts)
    }

    /// Starts from the sizes that contents would like. Where widths depend on heights, or heights on baselines, several
    /// layouts may be at rest, and the one that is found must not depend on the layout before.
    private func forgetSizes() {
        guard mixed > 0 || influenced.baselines > 0 else { return }
        for box in boxes where box.followsWidth {
            guard let view = box.view else { continue }
            box.content.forgetWidth(view, box, in: self)
        }
        Self.withoutSizes {
            _ = refresh(.baselines)
            takeIn()
        }
    }

    private func followSizes() -> Bool {
        var changed = false
        let scale = UIScreen.main.scale
        for box in boxes where box.followsWidth {
            guard let view = box.view else { continue }
            // The label may come out by a part of a pixel narrower than solved.
            let width = PixelGrid.roundDown(CGFloat(solver.value(of: box.horizontal.length)), scale: scale)
            if box.content.follow(width, view, box, in: self) { changed = true }
        }
        return refresh(.baselines) || changed
    }

    /// The rectangle of a box as of the last solution.
    func rect(of box: LayoutBox) -> CGRect {
        CGRect(
            x: box.horizontal.start.map { solver.value(of: $0) } ?? 0,
            y: box.vertical.start.map { solver.value(of: $0) } ?? 0,
            width: solver.value(of: box.horizontal.length),
            height: solver.value(of: box.vertical.length)
        )
    }

    /// The size that a view has in the last solution, or if it is not in it, in fact.
    func solvedSize(of view: UIView) -> CGSize {
        guard let box = view.layoutBox, box.engine === self else { return view.bounds.size }
        let size = Self.forgetsSizes ? .zero : rect(of: box).size.withoutNoise
        return size.width > 0 ? size : view.intrinsicContentSize
    }

    private func tellChanges() {
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
    /// Whether no pixel would tell the two apart.
    fileprivate func isClose(to other: CGRect) -> Bool {
        guard !isNull, !other.isNull else { return false }
        return abs(origin.x - other.origin.x) < 1e-6 && abs(origin.y - other.origin.y) < 1e-6
            && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
    }
}

extension CGSize {
    /// The size without the last digits, in which equal solutions may differ. Text is placed at whole pixels below, and
    /// would be a pixel off for them.
    fileprivate var withoutNoise: CGSize {
        CGSize(width: (width * 4096).rounded() / 4096, height: (height * 4096).rounded() / 4096)
    }
}
