import CoreGraphics
import Foundation

/// The drags over a collection view, as their destination. It asks the drop delegate, and shows where items would be
/// dropped.
final class CollectionDropping: NSObject, UIDropInteractionDelegate {
    private unowned let collection: UICollectionView
    private unowned let dragging: CollectionDragging
    private weak var session: (any UIDropSession)?
    private var proposal: UICollectionViewDropProposal?
    /// The index path at which the items would be dropped; `nil` if there is none.
    private var destination: IndexPath?
    /// The gap that opens when its time has come.
    private var pending: (arrangement: ItemArrangement, timer: FrameTimer)?
    /// The drop that is being animated.
    private var drop: CollectionDrop?
    /// The cells that are not visible because their items are in the hand of the user.
    private var hidden: [UICollectionViewCell] = []
    private var highlighted: UICollectionViewCell?
    private lazy var scrolling = EdgeScrolling(collection) { [weak self] in self?.contentDidScroll() }

    init(on collection: UICollectionView, _ dragging: CollectionDragging) {
        self.collection = collection
        self.dragging = dragging
    }

    /// Whether items are over the collection view.
    var isActive: Bool { session != nil }

    private var delegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

    /// The dragged item, if it is the only one and of this collection view.
    private func source(of session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let item = session.items.first else { return nil }
        return dragging.path(of: item)
    }

    // MARK: Following the finger

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if let delegate { return delegate.collectionView(collection, canHandle: session) }
        return source(of: session).map(collection.canMove) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        delegate?.collectionView(collection, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        update(session)
        let y = session.location(in: collection).y - collection.contentOffset.y
        scrolling.follow(top: y, bottom: y)
        return proposal ?? UIDropProposal(operation: .cancel)
    }

    private func update(_ session: any UIDropSession) {
        // The client's data may be others than the items. The proposal stays until these are in place.
        guard !collection.isInterrupted, collection.updates.isIdle else { return }
        let (finger, source) = (session.location(in: collection), source(of: session))
        let place = DropPlaces(collection, finger: finger, source: source)
        guard let delegate else {
            proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            return show(place.gap)
        }
        let ask = { (path: IndexPath?) in
            delegate.collectionView(self.collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        }
        let before = proposal?.intent ?? .unspecified
        var asked = ask(place.path(for: before))
        // The place follows from the proposal. The delegate gets to know the one of its own.
        if place.path(for: asked.intent) != place.path(for: before) { asked = ask(place.path(for: asked.intent)) }
        proposal = asked
        // The client may have changed the items.
        guard !collection.isInterrupted else { return }
        let isAccepted = asked.operation == .copy || asked.operation == .move
        destination = place.path(for: asked.intent)
        let takes = isAccepted && asked.intent == .insertIntoDestinationIndexPath
        highlight(takes ? destination.flatMap(collection.cellForItem) : nil)
        if isAccepted, asked.intent == .insertAtDestinationIndexPath { show(place.gap) } else { closeGap() }
    }

    /// Scrolling moves the items under the finger.
    private func contentDidScroll() {
        guard let session else { return scrolling.stop() }
        update(session)
    }

    // MARK: Showing the place

    private func show(_ gap: DropPlaces.Gap?) {
        guard let gap else { return closeGap() }
        destination = gap.path
        guard collection.rearrangement?.placeholders.isEmpty ?? true else { return }
        let delay = DropPlaces.delay(of: collection.reorderingCadence)
        let present = collection.rearrangement?.arrangement ?? ItemArrangement()
        guard gap.arrangement != present else { return forgetPending() }
        guard delay > 0 else { return open(gap.arrangement) }
        guard pending?.arrangement != gap.arrangement else { return }
        forgetPending()
        let timer = collection.layer.device.clock.schedule(after: delay, isPassive: true) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, let pending = self.pending else { return }
                self.pending = nil
                self.open(pending.arrangement)
            }
        }
        pending = (gap.arrangement, timer)
    }

    private func forgetPending() {
        pending?.timer.cancel()
        pending = nil
    }

    private func open(_ arrangement: ItemArrangement) {
        forgetPending()
        guard !collection.isInterrupted, collection.updates.isIdle else { return }
        let rearrangement = collection.loadRearrangement()
        rearrangement.itemsWillChange = [{ [weak self] in self?.itemsWillChange() }]
        rearrangement.show(arrangement)
        if let source = arrangement.move?.item, let cell = collection.cellForItem(at: source) { hide(cell) }
    }

    private func closeGap() {
        forgetPending()
        guard let rearrangement = collection.rearrangement, rearrangement.arrangement != rearrangement.rest else {
            return
        }
        // The gap of items that are about to change ends with their update.
        guard collection.updates.isIdle, !collection.isInterrupted else { return }
        rearrangement.itemsWillChange = []
        rearrangement.show(rearrangement.rest)
        showHidden()
    }

    /// Closes the gap because the items change, which find their views where the gap has moved them.
    private func itemsWillChange() {
        forgetPending()
        showHidden()
    }

    private func highlight(_ cell: UICollectionViewCell?) {
        guard cell !== highlighted else { return }
        highlighted?.isHighlighted = false
        cell?.isHighlighted = true
        highlighted = cell
    }

    private func hide(_ cell: UICollectionViewCell) {
        // Its new place has made it visible again.
        cell.isHidden = true
        if !hidden.contains(where: { $0 === cell }) { hidden.append(cell) }
    }

    private func showHidden() {
        for cell in hidden { cell.isHidden = false }
        hidden = []
    }

    // MARK: Leaving

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        stop()
        closeGap()
        proposal = nil
        delegate?.collectionView(collection, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        stop()
        closeGap()
        showHidden()
        (drop, proposal, destination) = (nil, nil, nil)
        delegate?.collectionView(collection, dropSessionDidEnd: session)
    }

    private func stop() {
        session = nil
        scrolling.stop()
        highlight(nil)
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let proposal else { return }
        stop()
        if let pending { open(pending.arrangement) }
        let items = session.items.map { item -> CollectionDropItem in
            let path = dragging.path(of: item)
            let size = path.flatMap { collection.layoutAttributesForItem(at: $0)?.size } ?? .zero
            return CollectionDropItem(item, from: path, size: size)
        }
        let drop = CollectionDrop(of: items, at: destination, proposal, session, on: collection)
        self.drop = drop
        if let delegate {
            delegate.collectionView(collection, performDropWith: drop)
        } else if let source = source(of: session), let target = destination, source != target, let item = items.first {
            move(source, to: target)
            drop.drop(item.dragItem, toItemAt: dragging.path(of: item.dragItem) ?? target)
        }
        closeGap()
        UIView.performWithoutAnimation { collection.layoutIfNeeded() }
        for item in session.items {
            switch drop.place(of: item)?.place {
            case .item(let path)?: if let cell = collection.cellForItem(at: path) { hide(cell) }
            case .placeholder(let placeholder)?: if let cell = placeholder.cell { hide(cell) }
            case .inside?, .target?, nil: break
            }
        }
    }

    /// Lets the data source move an item, whose place the gap shows already.
    private func move(_ source: IndexPath, to target: IndexPath) {
        let count = collection.updates.shownCount
        collection.dataSource?.collectionView(collection, moveItemAt: source, to: target)
        guard collection.updates.shownCount == count, !collection.isInterrupted else { return }
        collection.update(in: "moveItem(at:to:)") { $0.moveRow(at: source, to: target) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch drop?.place(of: item)?.place {
        case .item(let path)?:
            guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return defaultPreview }
            let center = CGPoint(x: frame.midX, y: frame.midY)
            return preview(
                of: defaultPreview,
                at: UIDragPreviewTarget(container: collection, center: center),
                delegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
            )
        case .inside(let path, let rect)?:
            guard let cell = collection.cellForItem(at: path) else { return defaultPreview }
            let size = defaultPreview.size
            let scale = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1), 1)
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell,
                    center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)
                )
            )
        case .placeholder(let placeholder)?:
            guard let cell = placeholder.cell else { return defaultPreview }
            return preview(
                of: defaultPreview,
                at: UIDragPreviewTarget(container: collection, center: cell.center),
                placeholder.look.previewParametersProvider?(cell)
            )
        case .target(let target)?: return defaultPreview.retargetedPreview(with: target)
        case nil: return defaultPreview
        }
    }

    private func preview(
        of preview: UITargetedDragPreview,
        at target: UIDragPreviewTarget,
        _ parameters: UIDragPreviewParameters?
    ) -> UITargetedDragPreview {
        guard let parameters else { return preview.retargetedPreview(with: target) }
        return UITargetedDragPreview(view: preview.view, parameters: parameters, target: target)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        item: UIDragItem,
        willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let own = drop?.place(of: item)?.animator else { return }
        animator.addAnimations { own.animate() }
        animator.addCompletion { [weak self] position in
            self?.showHidden()
            own.complete(at: position)
        }
    }
}
