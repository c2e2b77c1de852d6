import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// Returns the box of an item, and makes one if there is none.
    func box(for item: any LayoutItem) -> LayoutBox {
        if let box = item.layoutBox, box.engine === self { return box }
        let hasStart = item !== root && (item as? UILayoutGuide)?.role != .content
        // Sizes are decided before places, as on iOS: a size that no constraint determines is 0, while a place is at
        // the bound of an inequality.
        let box = LayoutBox(
            item,
            self,
            horizontal: LayoutBox.Span(
                start: hasStart ? solver.makeVariable(.late) : nil,
                length: solver.makeVariable()
            ),
            vertical: LayoutBox.Span(start: hasStart ? solver.makeVariable(.late) : nil, length: solver.makeVariable())
        )
        box.index = boxes.count
        boxes.append(box)
        item.layoutBox = box
        staleBoxes.append(box)
        hasUnusedBoxes = true
        orderIsStale = true
        // The superview places this item when it is laid out, which takes a layout record.
        if let view = item as? UIView, hasStart { view.parent?.ensureLayout() }
        return box
    }

    /// Marks a part of a box, so that the next update refreshes it.
    func boxDidChange(_ box: LayoutBox, _ part: LayoutBox.Part) {
        if box.stale.isEmpty { staleBoxes.append(box) }
        box.stale.formUnion(part)
        setNeedsUpdate()
    }

    /// Updates the constraints of the boxes that are marked.
    func refreshBoxes() {
        // A loop over the array would miss the boxes of superviews that `BoxFrame.update` adds.
        while let box = staleBoxes.popLast() {
            isSolved = false
            let stale = box.stale
            box.stale = []
            guard box.engine === self else { continue }
            if stale.contains(.kind) { refreshKind(of: box) }
            guard stale.contains(.content), let view = box.view, !box.followsFrame || view === root else { continue }
            box.followsWidth = view.heightFollowsWidth
            box.content.update(view, box, in: self)
        }
    }

    private func refreshKind(of box: LayoutBox) {
        guard box.followsFrame, box.view !== root else {
            box.frame.remove(from: self)
            setFloors(of: box)
            return
        }
        removeFloors(of: box)
        box.content.remove(from: self)
        box.followsWidth = false
        _ = box.frame.update(box, in: self)
    }

    /// Adds the required constraints that keep a box's lengths from being negative.
    ///
    /// In UIKit, too, a negative width or height contradicts constraints that the layout itself adds.
    private func setFloors(of box: LayoutBox) {
        guard box.floors.isEmpty else { return }
        box.floors = [box.horizontal.length, box.vertical.length].map {
            addToSolver(LinearConstraint([Term($0)], .greaterThanOrEqual, 0))
        }
    }

    private func removeFloors(of box: LayoutBox) {
        for floor in box.floors { solver.remove(floor) }
        box.floors = []
    }

    /// Removes the boxes that have no uses, and then those that only they used.
    func removeUnusedBoxes() {
        while hasUnusedBoxes {
            hasUnusedBoxes = false
            for box in boxes where box.uses == 0 && !(box.item === root && root != nil) { remove(box) }
        }
    }

    private func remove(_ box: LayoutBox) {
        box.frame.remove(from: self)
        box.content.remove(from: self)
        removeFloors(of: box)
        for id in box.extras { solver.remove(id) }
        for span in [box.horizontal, box.vertical] {
            if let start = span.start { solver.remove(start) }
            solver.remove(span.length)
        }
        boxes.swapAt(box.index, boxes.count - 1)
        boxes[box.index].index = box.index
        boxes.removeLast()
        box.leaveItem()
        hasUnusedBoxes = true
    }
}
