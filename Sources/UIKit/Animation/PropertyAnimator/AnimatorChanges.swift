import CoreGraphics
import QuartzCore

/// What the blocks of an animator changed: enough to leave the views at either end, or in between.
@MainActor
final class AnimatorChanges {
    private struct Reference {
        weak var changes: AnimatorChanges?
    }

    /// Those that have changes, and some that are gone by now.
    private static var all: [Reference] = []

    private var changes: [AnimationContext.Change] = []
    private var undos: [(layer: CALayer, undo: () -> Void)] = []

    func add(_ change: AnimationContext.Change) {
        register()
        changes.append(change)
    }

    /// Adds what has to be done besides, for the view of a layer, when everything goes back to the start.
    func addUndo(of layer: CALayer, _ undo: @escaping () -> Void) {
        register()
        undos.append((layer, undo))
    }

    /// Has every animator forget the changes of a layer and of the layers inside it, as when a cell is used for another row.
    static func forgetChanges(inside layer: CALayer) {
        all.removeAll { $0.changes == nil }
        for reference in all {
            reference.changes?.changes.removeAll { $0.layer.isInside(layer) }
            reference.changes?.undos.removeAll { $0.layer.isInside(layer) }
        }
    }

    private func register() {
        if changes.isEmpty, undos.isEmpty { Self.all.append(Reference(changes: self)) }
    }

    /// Shows the animations as they are now, without waiting for the next frame.
    func show() {
        for change in changes { change.layer.refreshAnimations() }
    }

    /// Takes the animations away and leaves what the screen shows of them: at the end, at the start, or where they are.
    func end(at position: UIViewAnimatingPosition) {
        let shown = position == .current ? shownValues() : []
        for change in changes { change.layer.endAnimation(forKey: change.key, completed: position != .current) }
        AnimationContext.withoutAnimation {
            for (change, value) in shown { change.take(value) }
            if position == .start { goBack() }
        }
    }

    /// Moves values that were left in between, with no animation.
    func settle(at position: UIViewAnimatingPosition) {
        AnimationContext.withoutAnimation {
            switch position {
            case .end: for change in changes where change.isRevertible { change.take(change.new) }
            case .start:
                for change in changes.reversed() where change.isRevertible { change.take(change.old) }
                for entry in undos.reversed() { entry.undo() }
            case .current: keepShownColors()
            }
        }
    }

    private func shownValues() -> [(AnimationContext.Change, AnimatedValue)] {
        changes.filter(\.isRevertible).map { change in
            let keys = Set(changes.lazy.filter { $0.layer === change.layer }.map(\.key))
            return (change, change.layer.value(of: change.property, shownBy: keys))
        }
    }

    private func goBack() {
        for change in changes.reversed() where change.isRevertible {
            let value = change.layer.value(of: change.property)
            if value.isEqual(to: change.new) {
                change.take(change.old)
            } else if let (difference, _) = change.old.difference(from: change.new) {
                // Somebody else moved it meanwhile: only this animator's part goes back.
                change.take(value.adding(difference))
            }
        }
        for entry in undos.reversed() { entry.undo() }
    }

    /// A view remembers its colour besides its layer.
    private func keepShownColors() {
        for change in changes where change.property == .backgroundColor {
            guard let view = change.layer.delegate as? UIView else { continue }
            view.storage.backgroundColor = change.layer.backgroundColor.map(UIColor.init(cgColor:))
        }
    }
}

extension AnimationContext.Change {
    /// Gives the property a value; a view is asked to do it, since it may have to follow.
    @MainActor fileprivate func take(_ value: AnimatedValue) {
        if let view = layer.delegate as? UIView, view.layer === layer {
            view.takeAnimatedValue(value, of: property)
            // Constraints decide where the view is in the end, and they may have changed since the animator began.
            if property == .position || property == .bounds, !view.translatesAutoresizingMaskIntoConstraints {
                view.superview?.setNeedsLayout()
            }
        } else {
            layer.setValue(value, of: property)
        }
    }
}
