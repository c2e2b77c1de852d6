import CoreGraphics
import QuartzCore

/// The changes that the blocks of an animator made, from which the views can be moved to the start, the end or the
/// current position.
@MainActor
final class AnimatorChanges {
    private struct Reference {
        weak var changes: AnimatorChanges?
    }

    /// The instances that have changes, and references whose instances were released.
    private static var all: [Reference] = []

    private var changes: [AnimationContext.Change] = []
    private var undos: [(layer: CALayer, undo: () -> Void)] = []

    func add(_ change: AnimationContext.Change) {
        register()
        changes.append(change)
    }

    /// Adds a closure for the view of a layer that runs in addition to reverting the changes.
    func addUndo(of layer: CALayer, _ undo: @escaping () -> Void) {
        register()
        undos.append((layer, undo))
    }

    /// Removes the changes of a layer and its sublayers from every animator, for example when a cell is reused for
    /// another row.
    static func forgetChanges(inside layer: CALayer) {
        all.removeAll { $0.changes == nil }
        for reference in all {
            reference.changes?.changes.removeAll { $0.layer.isInside(layer) }
            reference.changes?.undos.removeAll { $0.layer.isInside(layer) }
        }
    }

    /// Leaves the changes of a layer and its sublayers as they are when an animator returns to the start, for example
    /// those of a cell that is created in the animator. Nothing was on the screen before them.
    static func keepChanges(inside layer: CALayer) {
        all.removeAll { $0.changes == nil }
        for reference in all {
            guard let changes = reference.changes else { continue }
            for index in changes.changes.indices where changes.changes[index].layer.isInside(layer) {
                changes.changes[index].isRevertible = false
            }
            changes.undos.removeAll { $0.layer.isInside(layer) }
        }
    }

    private func register() {
        if changes.isEmpty, undos.isEmpty { Self.all.append(Reference(changes: self)) }
    }

    /// Updates the layers to the current state of the animations without waiting for the next frame.
    func show() {
        for change in changes { change.layer.refreshAnimations() }
    }

    /// Removes the animations, and leaves the views in the final state, the initial state or the state on the
    /// screen.
    func end(at position: UIViewAnimatingPosition) {
        // Read before the animations are removed, since their removal changes what is shown.
        let shown = position == .current ? shownValues() : []
        for change in changes { change.layer.endAnimation(forKey: change.key, completed: position != .current) }
        AnimationContext.withoutAnimation {
            for (change, value) in shown { change.take(value) }
            if position == .start { goBack() }
        }
    }

    /// Moves the values of a stopped animator to a final position, without an animation.
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

    /// Returns the values that this animator's animations show. Animations by others are left out: they continue
    /// after the animator has stopped, and would count twice.
    private func shownValues() -> [(AnimationContext.Change, AnimatedValue)] {
        changes.filter(\.isRevertible).map { change in
            let keys = Set(changes.lazy.filter { $0.layer === change.layer }.map(\.key))
            return (change, change.layer.value(of: change.property, shownBy: keys))
        }
    }

    /// Reverts the changes, the last one first, so that several changes of a property return to the first old value.
    private func goBack() {
        for change in changes.reversed() where change.isRevertible {
            let value = change.layer.value(of: change.property)
            if value.isEqual(to: change.new) {
                change.take(change.old)
            } else if change.property != .transform, change.property != .backgroundColor,
                let (difference, _) = change.old.difference(from: change.new)
            {
                // The value changed since. Only the animator's part is reverted. A transform and a color are set as a
                // whole: the identity would turn to the other side, and a difference of colors is no color.
                change.take(value.adding(difference))
            }
        }
        for entry in undos.reversed() { entry.undo() }
    }

    /// Copies background colors from layers to their views, which store them too.
    private func keepShownColors() {
        for change in changes where change.property == .backgroundColor {
            (change.layer.delegate as? UIView)?.takeColor(of: change.layer)
        }
    }
}

extension AnimationContext.Change {
    /// Sets the value of the property. A view sets it itself, since other state may depend on the value.
    @MainActor fileprivate func take(_ value: AnimatedValue) {
        if let view = layer.delegate as? UIView, view.layer === layer {
            view.takeAnimatedValue(value, of: property)
            // The layout of the superview decides where the view is in the end. The frame may come from a layout in
            // the animator, such as that of a cell's content view, and what it follows from may have changed since.
            if property == .position || property == .bounds { view.superview?.setNeedsLayout() }
            if property == .backgroundColor { view.takeColor(of: layer) }
        } else {
            layer.setValue(value, of: property)
        }
    }
}

extension UIView {
    /// Stores the background color of the layer, unless the view's own color, which may depend on the traits, is that
    /// color already.
    fileprivate func takeColor(of layer: CALayer) {
        guard backgroundColor?.resolvedColor(with: traitCollection).cgColor != layer.backgroundColor else { return }
        storage.backgroundColor = layer.backgroundColor.map(UIColor.init(cgColor:))
    }
}
