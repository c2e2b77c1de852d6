import Foundation
import UIKit
import UIKitTesting

/// A table whose rows are dragged, and which records the calls about it.
@MainActor
class DraggedRows: UIViewController, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    var sections: [[String]]
    var titles: [String] = []
    var log: [String] = []
    let table = UITableView(frame: .zero, style: .plain)
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    /// Whether the other selected rows join a drag.
    var dragsSelection = false

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
    }

    convenience init(rows: Int) {
        self.init([(0..<rows).map { "row \($0)" }])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.section).\(source.row) to \(destination.section).\(destination.row)")
        let row = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(row, at: destination.row)
    }

    func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(source, proposed) }

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        let text = sections[indexPath.section][indexPath.row]
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
        item.localObject = text
        return [item]
    }

    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        dragsSelection ? self.tableView(tableView, itemsForBeginning: session, at: indexPath) : []
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin \(session.items.count)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        log.append("end")
    }

    /// Puts the table on a new screen.
    func show(size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.show(self)
        screen.settle()
        log = []
        return screen
    }

    /// The texts of the visible rows, from top to bottom.
    var shown: [String] {
        table.visibleCells.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.textLabel?.text ?? "" }
    }

    /// The middle of a row in the window.
    func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
        let frame = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: 100, y: frame.midY), to: nil)
    }
}

/// A table that also takes items, by its drop delegate.
@MainActor
final class DroppedRows: DraggedRows, UITableViewDropDelegate {
    var proposal: (any UIDropSession, IndexPath?) -> UITableViewDropProposal = { _, _ in
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    var asked: [IndexPath?] = []
    var onDrop: ((any UITableViewDropCoordinator) -> Void)?
    /// The look of dropped rows, and the rows for which it was requested.
    var dropParameters: UIDragPreviewParameters?
    var rowsOfPreviews: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dropDelegate = self
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        asked.append(destinationIndexPath)
        return proposal(session, destinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView,
        dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        rowsOfPreviews.append(indexPath)
        return dropParameters
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath
        log.append("drop \(coordinator.items.count) at \(path.map { "\($0.section).\($0.row)" } ?? "nil")")
        if let onDrop { return onDrop(coordinator) }
        insert(coordinator)
    }

    /// Inserts the texts of the items at the destination.
    func insert(_ coordinator: any UITableViewDropCoordinator) {
        let start = coordinator.destinationIndexPath ?? IndexPath(row: sections[0].count, section: 0)
        table.performBatchUpdates {
            for (index, item) in coordinator.items.enumerated() {
                let path = IndexPath(row: start.row + index, section: start.section)
                sections[path.section].insert(item.dragItem.localObject as? String ?? "", at: path.row)
                table.insertRows(at: [path], with: .automatic)
            }
        }
        for (index, item) in coordinator.items.enumerated() {
            coordinator.drop(item.dragItem, toRowAt: IndexPath(row: start.row + index, section: start.section))
        }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("drop end") }
}
