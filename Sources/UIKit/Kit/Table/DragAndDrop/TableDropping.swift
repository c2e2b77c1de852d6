import CoreGraphics
import Foundation

/// The drags over a table, as their destination. It asks the table's drop delegate, and shows where items would be
/// dropped.
final class TableDropping: NSObject, UIDropInteractionDelegate {
    private unowned let table: UITableView
    private unowned let dragging: TableDragging
    private weak var session: (any UIDropSession)?
    private var proposal: UITableViewDropProposal?
    private var place = DropPlace()
    /// The drop that is being animated.
    private var drop: TableDrop?
    /// The cells that are not visible because their rows are in the hand of the user.
    private var hidden: [UITableViewCell] = []
    private var highlighted: UITableViewCell?
    private lazy var scrolling = EdgeScrolling(table) { [weak self] in self?.contentDidScroll() }

    init(on table: UITableView, _ dragging: TableDragging) {
        self.table = table
        self.dragging = dragging
    }

    /// Whether items are over the table.
    var isActive: Bool { session != nil }

    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    /// The dragged row, if it is the only item and a row of this table.
    private func source(of session: any UIDropSession) -> IndexPath? {
        guard session.items.count == 1, let item = session.items.first else { return nil }
        return dragging.row(of: item)
    }

    // MARK: Following the finger

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        if let delegate { return delegate.tableView(table, canHandle: session) }
        return source(of: session).map(table.editing.canMove) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        self.session = session
        delegate?.tableView(table, dropSessionDidEnter: session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        update(session)
        let y = session.location(in: table).y - table.contentOffset.y
        let reach = table.gap.map { $0.height / 2 } ?? 0
        scrolling.follow(top: y - reach, bottom: y + reach)
        return proposal ?? UIDropProposal(operation: .cancel)
    }

    private func update(_ session: any UIDropSession) {
        // The client's data may be others than the rows. The proposal stays until the rows are in place.
        guard !table.isInterrupted else { return }
        let (finger, source) = (session.location(in: table), source(of: session))
        let place = { self.table.dropPlace(at: finger, for: $0, moving: source) }
        guard let delegate else {
            proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            return show(place(.insertAtDestinationIndexPath), source)
        }
        let ask = { (place: DropPlace) in
            delegate.tableView(self.table, dropSessionDidUpdate: session, withDestinationIndexPath: place.row)
        }
        var now = place(proposal?.intent ?? .unspecified)
        var asked = ask(now)
        // The place follows from the proposal. The delegate gets to know the one of its own.
        if place(asked.intent) != now {
            now = place(asked.intent)
            asked = ask(now)
        }
        proposal = asked
        // The client may have changed the rows.
        guard !table.isInterrupted else { return }
        let isAccepted = asked.operation == .copy || asked.operation == .move
        show(isAccepted && asked.intent != .unspecified ? now : DropPlace(row: now.row), source, isShown: isAccepted)
    }

    /// Scrolling moves the rows under the finger.
    private func contentDidScroll() {
        guard let session else { return scrolling.stop() }
        update(session)
    }

    // MARK: Showing the place

    private func show(_ new: DropPlace, _ source: IndexPath?, isShown: Bool = true) {
        place = new
        let takes = isShown && !new.opensGap && proposal?.intent != .unspecified
        highlight(takes ? new.row.flatMap { table.shownCell(at: $0) } : nil)
        guard new.opensGap, var target = new.row else { return closeGap(animated: true) }
        if let source {
            target = allowedTarget(target, from: source)
            var moved = MovedRow(source, frame: table.frame(table.span(of: source)))
            moved.target = target
            place.row = target
            open(.move(moved))
            if let cell = table.shownCell(at: source) { hide(cell) }
        } else {
            open(.insertion(at: target, height: insertedHeight))
        }
    }

    /// Returns the target that the table's delegate allows for a row that the data source moves.
    private func allowedTarget(_ proposed: IndexPath, from source: IndexPath) -> IndexPath {
        guard table.editing.canMove(source), let delegate = table.delegate else { return proposed }
        if let gap = table.gap, gap.source == source, gap.target == proposed { return proposed }
        let asked = delegate.tableView(
            table,
            targetIndexPathForMoveFromRowAt: source,
            toProposedIndexPath: proposed
        )
        return table.editing.reordering.isPlace(asked, for: source) ? asked : table.gap?.target ?? source
    }

    /// The height of the gap for items from elsewhere: that of a row.
    private var insertedHeight: CGFloat {
        if table.rowHeight > 0 { return table.rowHeight }
        return table.shownCells.values.first?.frame.height ?? TableMetrics.rowHeight
    }

    private func open(_ gap: RowGap) {
        let isSame = table.gap.map { $0.target == gap.target && $0.source == gap.source } ?? false
        table.gap = gap
        if !isSame { placeRows(animated: true) }
    }

    private func closeGap(animated: Bool) {
        guard table.gap != nil else { return }
        table.gap = nil
        placeRows(animated: animated)
        showHidden()
    }

    private func placeRows(animated: Bool) {
        let change = {
            for (row, cell) in self.table.shownCells { cell.frame = self.table.rowFrame(row) }
            for (part, view) in self.table.shownSectionViews {
                view.frame = self.table.frame(of: part, in: self.table.visibleSpan)
            }
        }
        if animated {
            let duration = EditingMetrics.makeWayDuration
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
        table.setNeedsLayout()
    }

    private func highlight(_ cell: UITableViewCell?) {
        guard cell !== highlighted else { return }
        highlighted?.setHighlighted(false, animated: true)
        cell?.setHighlighted(true, animated: true)
        highlighted = cell
    }

    private func hide(_ cell: UITableViewCell) {
        guard !hidden.contains(where: { $0 === cell }) else { return }
        cell.isHidden = true
        hidden.append(cell)
    }

    private func showHidden() {
        for cell in hidden { cell.isHidden = false }
        hidden = []
    }

    /// Closes the gap because rows change. The next movement opens a new gap.
    func rowsWillChange() {
        guard drop == nil else { return }
        closeGap(animated: false)
    }

    // MARK: Leaving

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        stop()
        closeGap(animated: true)
        proposal = nil
        delegate?.tableView(table, dropSessionDidExit: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        stop()
        closeGap(animated: true)
        showHidden()
        (drop, proposal) = (nil, nil)
        delegate?.tableView(table, dropSessionDidEnd: session)
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
        let items = session.items.map { item -> TableDropItem in
            let row = dragging.row(of: item)
            return TableDropItem(item, from: row, size: row.map { table.rowFrame($0).size } ?? .zero)
        }
        let drop = TableDrop(of: items, at: place.row, proposal, session)
        self.drop = drop
        let gap = table.gap
        // The rows stay where the gap has moved them. An update finds them there, and moves none that is in place.
        table.gap = nil
        showHidden()
        if let source = gap?.source, let target = gap?.target, proposal.operation == .move, let item = items.first,
            table.editing.canMove(source)
        {
            move(source, to: target)
            drop.drop(item.dragItem, toRowAt: dragging.row(of: item.dragItem) ?? target)
        } else {
            table.keepsOffset = gap != nil
            delegate?.tableView(table, performDropWith: drop)
            table.keepsOffset = false
        }
        if !table.isInterrupted { placeRows(animated: true) }
        UIView.performWithoutAnimation { table.layoutIfNeeded() }
        for item in session.items {
            if case .row(let row)? = drop.place(of: item)?.place, let cell = table.shownCell(at: row) { hide(cell) }
        }
    }

    /// Lets the data source move a row, whose place the gap shows already.
    private func move(_ source: IndexPath, to target: IndexPath) {
        guard source != target, !table.editing.reordering.isShownByDataSource(source, target) else { return }
        let offset = table.contentOffset.y
        UIView.performWithoutAnimation {
            table.update(in: "moveRow(at:to:)") { $0.moveRow(at: source, to: target) }
            table.shiftContentOffset(by: offset - table.contentOffset.y)
            table.layoutIfNeeded()
        }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        switch drop?.place(of: item)?.place {
        case .row(let row)?:
            guard table.contains(row) else { return defaultPreview }
            let frame = table.rowFrame(row)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            let target = UIDragPreviewTarget(container: table, center: center)
            guard let parameters = delegate?.tableView(table, dropPreviewParametersForRowAt: row) else {
                return defaultPreview.retargetedPreview(with: target)
            }
            return UITargetedDragPreview(view: defaultPreview.view, parameters: parameters, target: target)
        case .inside(let row, let rect)?:
            guard let cell = table.shownCell(at: row) else { return defaultPreview }
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
