import ConstraintSolver
import CoreGraphics

extension LayoutEngine {
    /// The box of an item, made when it is first needed.
    func box(for item: any LayoutItem) -> LayoutBox {
        if let box = item.layoutBox, box.engine === self { return box }
        let hasStart = item !== root && (item as? UILayoutGuide)?.role != .content
        let box = LayoutBox(
            item,
            self,
            horizontal: LayoutBox.Span(start: hasStart ? solver.makeVariable() : nil, length: solver.makeVariable()),
            vertical: LayoutBox.Span(start: hasStart ? solver.makeVariable() : nil, length: solver.makeVariable())
        )
        box.index = boxes.count
        boxes.append(box)
        item.layoutBox = box
        (hasStaleBoxes, hasUnusedBoxes) = (true, true)
        // What is in a view is placed when that is laid out, if it has a record.
        if let view = item as? UIView, hasStart { view.parent?.ensureLayout() }
        return box
    }

    /// Makes the boxes of what constraints mention in the order of the views: where constraints leave something open, the
    /// earlier ones are served first, whatever the order of the constraints.
    func orderBoxes(for waiting: [NSLayoutConstraint]) {
        guard let root, waiting.count > 1 else { return }
        orderBoxes(in: root)
    }

    private func orderBoxes(in view: UIView) {
        if let layout = view.storage.layout {
            if !layout.mentions.isEmpty { _ = box(for: view) }
            for guide in layout.guides where !guide.mentions.isEmpty { _ = box(for: guide) }
        }
        for child in view.children where !child.isLayoutRoot { orderBoxes(in: child) }
    }

    /// Brings what boxes say of themselves up to date.
    func refreshBoxes() {
        guard hasStaleBoxes else { return }
        hasStaleBoxes = false
        // Boxes of superviews may join meanwhile.
        var index = 0
        while index < boxes.count {
            let box = boxes[index]
            index += 1
            guard box.isStale || box.contentIsStale, let view = box.view else { continue }
            isSolved = false
            if box.isStale { refreshKind(of: box, view) }
            guard box.contentIsStale, !box.followsFrame || view === root else { continue }
            box.contentIsStale = false
            box.content.update(view, box, in: self)
        }
    }

    private func refreshKind(of box: LayoutBox, _ view: UIView) {
        box.isStale = false
        guard view !== root else { return }
        if box.followsFrame {
            box.content.remove(from: self)
            _ = box.frame.update(box, in: self)
        } else {
            box.frame.remove(from: self)
            box.contentIsStale = true
        }
    }

    /// Removes the boxes that nothing needs any longer.
    func removeUnusedBoxes() {
        while hasUnusedBoxes {
            hasUnusedBoxes = false
            for box in boxes where box.uses == 0 && !(box.item === root && root != nil) { remove(box) }
        }
    }

    private func remove(_ box: LayoutBox) {
        box.frame.remove(from: self)
        box.content.remove(from: self)
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

extension LayoutBox {
    /// The item is in no engine, unless it is in another one already.
    func leaveItem() {
        if item?.layoutBox === self { item?.layoutBox = nil }
        engine = nil
    }
}
