import CoreGraphics
import Foundation

/// A drag of items, from their lift to the end of the animations after it.
///
/// The order of the calls of both delegates is unverified where the documentation is silent.
@MainActor
final class Drag {
    private let session: DragSession
    private let interaction: UIDragInteraction
    private(set) weak var window: UIWindow?
    private let tracking: DropTracking
    private let springs = SpringLoading()
    private var overlay: DragOverlay?
    /// The items on the screen, with the previews by which they were lifted.
    private var carried: [CarriedItem] = []
    /// Whether the finger has moved since the lift.
    private var hasBegun = false
    /// Whether the items have been dropped or canceled.
    private(set) var isOver = false

    private struct CarriedItem {
        let item: UIDragItem
        let lift: UITargetedDragPreview
        let platter: DragPlatter
        /// The distance of the platter's center from the finger.
        var hold: CGPoint
    }

    init(_ session: DragSession, of interaction: UIDragInteraction, in window: UIWindow) {
        self.session = session
        self.interaction = interaction
        self.window = window
        tracking = DropTracking(DropSession(of: session))
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    /// The place of the finger in points of the window.
    private var finger: CGPoint { window?.point(onScreen: session.place) ?? session.place }

    // MARK: Lift

    /// Lifts the items from their views.
    func lift() {
        guard let window else { return }
        let overlay = DragOverlay(over: window) { [weak self] in self?.cancel() }
        self.overlay = overlay
        window.screen.events.keyReceiver = overlay
        let animator = DragAnimator()
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        for item in session.items {
            guard let preview = delegate?.dragInteraction(interaction, previewForLifting: item, session: session) else {
                continue
            }
            let platter = DragPlatter(preview)
            let center = preview.target.container.convert(preview.target.center, to: window)
            platter.center = center
            platter.transform = preview.target.transform
            overlay.add(platter)
            let hold = CGPoint(x: center.x - finger.x, y: center.y - finger.y)
            carried.append(CarriedItem(item: item, lift: preview, platter: platter, hold: hold))
        }
        animate {
            for item in self.carried {
                item.platter.setLifted(true)
                item.platter.transform = CGAffineTransform(
                    scaleX: DragMetrics.liftScale,
                    y: DragMetrics.liftScale
                )
            }
            animator.animate()
        } completion: {
            animator.complete()
        }
    }

    /// Begins the drag when the finger moves.
    private func begin() {
        hasBegun = true
        delegate?.dragInteraction(interaction, sessionWillBegin: session)
        session.allowsMoveOperation =
            delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
        for item in carried {
            guard let provider = item.item.previewProvider else { continue }
            guard let preview = provider() else {
                item.platter.isHidden = true
                continue
            }
            item.platter.show(preview.view, preview.parameters)
        }
        gather()
    }

    /// Stacks the items of other places under the finger.
    private func gather() {
        guard let first = carried.first else { return }
        for index in carried.indices.dropFirst() {
            let offset = DragMetrics.stackOffset * CGFloat(min(index, 3))
            carried[index].hold = CGPoint(x: first.hold.x + offset, y: first.hold.y + offset)
        }
    }

    // MARK: Move

    /// Moves the items to a point of the screen.
    func move(to place: CGPoint) {
        guard !isOver, let window else { return }
        session.place = place
        let isFirst = !hasBegun
        if isFirst { begin() }
        guard !isOver else { return }
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        let view = tracking.update(on: window.screen)
        guard !isOver else { return }
        springs.update(over: view, at: place)
        guard !isOver else { return }
        carry(animated: isFirst)
    }

    private func carry(animated: Bool) {
        let isFull =
            tracking.prefersFullSize
            || delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        let change = {
            for item in self.carried {
                let scale = isFull ? 1 : self.reduction(of: item.platter.bounds.size)
                item.platter.transform = CGAffineTransform(scaleX: scale, y: scale)
                item.platter.center = CGPoint(
                    x: self.finger.x + item.hold.x * scale,
                    y: self.finger.y + item.hold.y * scale
                )
            }
        }
        if animated { animate(change) {} } else { UIView.performWithoutAnimation(change) }
        overlay?.showBadge(for: tracking.operation, count: session.items.count, at: finger)
    }

    /// Returns the scale at which items aren't larger than the greatest size.
    private func reduction(of size: CGSize) -> CGFloat {
        min(1, DragMetrics.greatestSize / max(size.width, size.height, 1))
    }

    // MARK: End

    /// Drops the items at a point of the screen. If no destination takes them, they return.
    func drop(at place: CGPoint) {
        if hasBegun, place != session.place { move(to: place) }
        guard !isOver else { return }
        let operation = hasBegun ? tracking.operation : .cancel
        guard operation == .copy || operation == .move, let target = tracking.target else { return cancel() }
        close()
        delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        tracking.perform()
        let session = tracking.session
        let ends = carried.map { item -> ItemEnd in
            let animator = DragAnimator()
            let fallback = item.lift.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: target.view ?? item.lift.target.container,
                    center: target.view.map(session.location) ?? item.lift.target.center,
                    transform: CGAffineTransform(scaleX: DragMetrics.vanishingScale, y: DragMetrics.vanishingScale)
                )
            )
            let preview =
                target.delegate?.dropInteraction(target, previewForDropping: item.item, withDefault: fallback)
            if preview != nil {
                target.delegate?.dropInteraction(target, item: item.item, willAnimateDropWith: animator)
            }
            // Without a place the item disappears.
            let vanishes = preview == nil || preview === fallback
            return ItemEnd(item: item, preview: preview ?? fallback, vanishes: vanishes, animator: animator)
        }
        finish(ends) { [self] in
            tracking.end(isDropped: true)
            delegate?.dragInteraction(interaction, session: self.session, didEndWith: operation)
        }
    }

    /// Returns the items to their places.
    func cancel() {
        guard !isOver else { return }
        close()
        tracking.leave()
        if hasBegun { delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel) }
        let ends = carried.map { item -> ItemEnd in
            let animator = DragAnimator()
            let preview =
                delegate?.dragInteraction(interaction, previewForCancelling: item.item, withDefault: item.lift)
            if preview != nil {
                delegate?.dragInteraction(interaction, item: item.item, willAnimateCancelWith: animator)
            }
            return ItemEnd(item: item, preview: preview ?? item.lift, vanishes: preview == nil, animator: animator)
        }
        finish(ends) { [self] in
            tracking.end(isDropped: false)
            if hasBegun { delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel) }
        }
    }

    /// The last way of an item.
    private struct ItemEnd {
        let item: CarriedItem
        let preview: UITargetedDragPreview
        let vanishes: Bool
        let animator: DragAnimator
    }

    private func close() {
        isOver = true
        springs.end()
        overlay?.hideBadge()
        if let screen = window?.screen, screen.events.keyReceiver === overlay { screen.events.keyReceiver = nil }
    }

    /// Moves the items to their last places, and removes them there.
    private func finish(_ ends: [ItemEnd], completion: @escaping () -> Void) {
        for end in ends where end.preview.parameters !== end.item.lift.parameters {
            end.item.platter.apply(end.preview.parameters)
        }
        animate {
            for end in ends {
                let target = end.preview.target
                end.item.platter.setLifted(false)
                end.item.platter.center = target.container.convert(target.center, to: self.window)
                end.item.platter.transform = target.transform
                if end.vanishes { end.item.platter.alpha = 0 }
                end.animator.animate()
            }
        } completion: { [self] in
            overlay?.removeFromSuperview()
            overlay = nil
            for end in ends { end.animator.complete() }
            completion()
        }
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: DragMetrics.duration,
            delay: 0,
            options: [.allowUserInteraction, .curveEaseOut],
            animations: changes
        ) { _ in completion() }
    }
}
