import CoreGraphics
import Foundation
import QuartzCore

/// The drags over rows, as their destination. It shows where items would be dropped.
final class RowDropping<Destination: RowDropDestination>: NSObject, UIDropInteractionDelegate {
    private let destination: Destination
    private unowned let dragging: RowDragging
    /// The drag over the rows; `nil` if there is none.
    private weak var session: (any UIDropSession)?
    /// The client's last answer, which determines the kind of the next place; `nil` before the first one.
    private var proposal: Destination.Proposal?
    /// The place at which the items would be dropped.
    private var place = DropPlace()
    /// The number of updates and reloads when the place was found. A later update invalidates the place.
    private var updateCount = 0
    /// The gap that opens when its time has come.
    private var pending: (gap: DropGap, timer: FrameTimer)?
    /// The drop that is being animated.
    private var drop: RowDrop<Destination>?
    /// The cells that are not visible because their rows are in the hand of the user.
    private var hidden: [UIView] = []
    private var highlighted: UIView?
    private lazy var scrolling = EdgeScrolling(view) { [weak self] in self?.contentDidScroll() }

    init(on destination: Destination, _ dragging: RowDragging) {
        self.destination = destination
        self.dragging = dragging
    }

    /// Whether items are over the rows.
    var isActive: Bool { session != nil }

    private var view: any UIScrollView & RowUpdating { destination.view }

    /// The dragged row, if it is the only item and a row of this view.
    private func source(of session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let item = session.items.first else { return nil }
        return dragging.row(of: item)
    }

    // MARK: Following the finger

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if destination.hasDropDelegate { return destination.canHandle(session) }
        return source(of: session).map(destination.canMove) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        destination.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        update(session)
        let (y, reach) = (session.location(in: view).y - view.contentOffset.y, destination.reach)
        scrolling.follow(top: y - reach, bottom: y + reach)
        return proposal ?? UIDropProposal(operation: .cancel)
    }

    private func update(_ session: any UIDropSession) {
        // The client's data may be others than the rows. The proposal stays until the rows are in place.
        guard view.areRowsCurrent else { return }
        updateCount = view.updateCount
        let finger = session.location(in: view)
        let place = { [self] (proposal: Destination.Proposal?) in
            destination.place(for: proposal, at: finger, moving: source(of: session))
        }
        guard destination.hasDropDelegate else {
            let move = destination.moveProposal
            proposal = move
            return show(place(move), source(of: session))
        }
        let expected = place(proposal).row
        guard var new = ask(session, expected, place) else { return }
        // The place follows from the proposal. The delegate gets to know the one of its own.
        if new.row != expected {
            guard let again = ask(session, new.row, place) else { return }
            new = again
        }
        if proposal?.operation != .copy, proposal?.operation != .move { new.mark = .none }
        show(new, source(of: session))
    }

    /// Asks the client for a proposal, and returns its place; `nil` if the client has changed the rows.
    private func ask(
        _ session: any UIDropSession,
        _ row: IndexPath?,
        _ place: (Destination.Proposal?) -> DropPlace
    ) -> DropPlace? {
        let answer = destination.proposal(for: session, at: row)
        proposal = answer
        return view.areRowsCurrent ? place(answer) : nil
    }

    /// Scrolling moves the rows under the finger.
    private func contentDidScroll() {
        guard let session else { return scrolling.stop() }
        update(session)
    }

    // MARK: Showing the place

    private func show(_ new: DropPlace, _ source: IndexPath?) {
        place = new
        highlight(new.mark == .row ? new.row.flatMap(destination.cell) : nil)
        guard new.mark == .gap, let row = new.row else { return closeGap() }
        let target = source.map { destination.allowedTarget(row, of: $0) } ?? row
        place.row = target
        show(DropGap(row: target, source: source))
    }

    /// Opens a gap, at once or when its time has come.
    private func show(_ gap: DropGap) {
        let delay = destination.gapDelay
        guard delay > 0, !destination.isOpen(gap) else { return open(gap) }
        guard pending?.gap != gap else { return }
        cancelPendingGap()
        let timer = view.layer.device.clock.schedule(after: delay, isPassive: true) { [weak self] in
            MainActor.assumeIsolated { self?.openPendingGap() }
        }
        pending = (gap, timer)
    }

    private func openPendingGap() {
        guard let gap = pending?.gap, view.areRowsCurrent else { return cancelPendingGap() }
        if updateCount == view.updateCount { return open(gap) }
        cancelPendingGap()
        if let session { update(session) }
    }

    private func cancelPendingGap() {
        pending?.timer.cancel()
        pending = nil
    }

    private func open(_ gap: DropGap) {
        cancelPendingGap()
        destination.open(gap)
        if destination.isOpen(gap), let cell = gap.source.flatMap(destination.cell) { hide(cell) }
    }

    private func closeGap() {
        cancelPendingGap()
        destination.closeGap()
        // The cells to which dropped items move appear at the end of that.
        if drop == nil { showHidden() }
    }

    private func highlight(_ cell: UIView?) {
        guard cell !== highlighted else { return }
        if let highlighted { destination.setHighlighted(false, highlighted) }
        if let cell { destination.setHighlighted(true, cell) }
        highlighted = cell
    }

    private func hide(_ cell: UIView) {
        // Its new place may have made it visible again.
        cell.isHidden = true
        if !hidden.contains(where: { $0 === cell }) { hidden.append(cell) }
    }

    private func showHidden() {
        for cell in hidden { cell.isHidden = false }
        hidden = []
    }

    /// Ends the gap because rows change. The next movement opens a new one.
    func rowsWillChange() {
        // A drop ends the gap itself.
        guard drop == nil else { return }
        cancelPendingGap()
        destination.endGapForUpdate()
        showHidden()
    }

    // MARK: Leaving

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        stop()
        closeGap()
        proposal = nil
        destination.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        stop()
        (drop, proposal, place) = (nil, nil, DropPlace())
        closeGap()
        destination.dropDidEnd(session)
    }

    private func stop() {
        session = nil
        scrolling.stop()
        highlight(nil)
    }

    // MARK: Dropping

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        // The finger may have rested since the rows have changed.
        if updateCount != view.updateCount { update(session) }
        guard let proposal else { return }
        stop()
        if let gap = pending?.gap { open(gap) }
        let items = session.items.map { item -> RowDropItem in
            let row = dragging.row(of: item)
            return RowDropItem(item, from: row, size: row.flatMap(destination.placement)?.size ?? .zero)
        }
        let drop = RowDrop(of: items, on: destination, at: place.row, proposal, session)
        self.drop = drop
        showHidden()
        let source = place.mark == .gap && view.areRowsCurrent ? source(of: session) : nil
        if let source, let target = place.row, let item = session.items.first,
            destination.isMovedByDataSource(source, proposal)
        {
            destination.perform(drop, moving: source)
            drop.put(item, .row(dragging.row(of: item) ?? target))
        } else {
            destination.perform(drop, moving: nil)
        }
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        for item in session.items {
            if let cell = drop.place(of: item).flatMap({ cell(at: $0.place) }) { hide(cell) }
        }
    }

    /// Returns the cell that an item becomes.
    private func cell(at place: RowDrop<Destination>.Place) -> UIView? {
        switch place {
        case .row(let row): destination.cell(at: row)
        case .placeholder(let placeholder): placeholder.cell()
        case .inside, .target: nil
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch drop?.place(of: item)?.place {
        case .row(let row)?:
            guard let center = destination.placement(of: row)?.center else { return defaultPreview }
            return preview(of: defaultPreview, at: center, destination.dropParameters(of: row))
        case .placeholder(let placeholder)?:
            guard let center = placeholder.cell()?.center else { return defaultPreview }
            return preview(of: defaultPreview, at: center, placeholder.parameters())
        case .inside(let row, let rect)?:
            guard let cell = destination.cell(at: row) else { return defaultPreview }
            let size = defaultPreview.size
            let scale = min(rect.width / max(size.width, 1), rect.height / max(size.height, 1), 1)
            return defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: cell,
                    center: CGPoint(x: rect.midX, y: rect.midY),
                    transform: CGAffineTransform(scaleX: scale, y: scale)
                )
            )
        case .target(let target)?: return defaultPreview.retargetedPreview(with: target)
        case nil: return defaultPreview
        }
    }

    private func preview(
        of preview: UITargetedDragPreview,
        at center: CGPoint,
        _ parameters: UIDragPreviewParameters?
    ) -> UITargetedDragPreview {
        let target = UIDragPreviewTarget(container: view, center: center)
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
