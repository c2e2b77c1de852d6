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
        report(solver.solve())
        // Text that is laid out in rounds, each in the width of the one before, is at rest after two.
        for _ in 0..<4 {
            guard followSizes() else { return }
            report(solver.solve())
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
        let size = rect(of: box).size
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
