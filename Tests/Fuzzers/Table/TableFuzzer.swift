import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Updates, scrolls, taps and selects rows of a table at any time during one another's animations.
/// At rest, the table is at the computed offset and looks like a new one.
package final class TableFuzzer: Fuzzer {
    package static let name = "table"
    package static let lengths = 1...30

    private static let size = CGSize(width: 320, height: 480)
    private let setup: TableSetup
    private let screen = TestScreen(size: size, scale: 1)
    private let client: FuzzedTable
    private let animator = TableAnimator()
    private var selected: Set<Int> = []
    private var isAtRest = false

    private var table: UITableView { client.table }

    package static func drawSetup(using generator: inout SeededGenerator) -> TableSetup {
        TableSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> TableStep {
        TableStep(using: &generator)
    }

    package init(_ setup: TableSetup) {
        self.setup = setup
        let data = TableData(heights: setup.sections)
        client = FuzzedTable(data, setup, frame: CGRect(origin: .zero, size: Self.size))
        screen.window.addSubview(client.table)
        screen.settle()
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        [WatchedObject("the table", table)] + table.visibleCells.map { WatchedObject("a cell", $0) }
    }

    package func tearDown() {
        animator.finish()
        client.forgetActions()
        table.removeFromSuperview()
        screen.settle()
    }

    // MARK: Steps

    package func perform(_ step: TableStep) {
        isAtRest = false
        switch step {
        case .edit(let edit, let surrounding): update([edit], surrounding)
        case .batch(let edits, let surrounding): update(edits, surrounding)
        case .reloadData:
            selected = []
            table.reloadData()
        case .scroll(let y, let animated): table.setContentOffset(CGPoint(x: 0, y: clamped(y)), animated: animated)
        case .scrollToRow(let row, let position, let animated):
            let position = UITableView.ScrollPosition(rawValue: position) ?? .none
            if let path = client.data.path(row) { table.scrollToRow(at: path, at: position, animated: animated) }
        case .fling(let distance):
            let point = CGPoint(x: 100, y: 240)
            screen.scroll(by: CGVector(dx: 0, dy: CGFloat(distance)), at: point, duration: 0.1, flings: true)
        case .select(let row):
            // Perform pending reloads first: they clear the selection, and their callbacks may change the data.
            for _ in TableCallback.allCases { _ = table.numberOfSections }
            guard let path = client.data.path(row) else { return }
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            selected = [client.data[path].id]
        case .tap(let row):
            screen.tap(at: CGPoint(x: 100, y: CGFloat(row * 7)))
            selected = Set((table.indexPathsForSelectedRows ?? []).map { client.data[$0].id })
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        case .measureAhead: screen.runIdleWork()
        case .leaveWindow: table.removeFromSuperview()
        case .returnToWindow: if table.superview == nil { screen.window.addSubview(table) }
        case .setWidth(let width): table.frame.size.width = CGFloat(width)
        case .animator(let step):
            animator.perform(step) { [unowned self] in update($0, .nothing) }
        case .next(let callback, let step): client.next(callback) { [unowned self] in performInside(step) }
        }
    }

    /// Performs a step in a callback, limited to what an app may do there.
    private func performInside(_ step: TableStep) {
        switch step {
        case .edit, .batch, .reloadData, .scroll, .scrollToRow, .setWidth, .leaveWindow: perform(step)
        case .select, .fling, .tap, .advance, .settle, .measureAhead, .returnToWindow, .animator, .next: break
        }
    }

    private func update(_ edits: [TableEdit], _ surrounding: TableSurrounding) {
        surrounding.run { [self] in
            table.performBatchUpdates { [self] in
                // Change the data inside the block, because the block may begin with a layout pass in which the
                // client changes it too.
                let batch = TableBatch(edits, on: client.data)
                client.change(to: batch.data, resizing: batch.resizedIDs)
                batch.apply(to: table)
                selected.formIntersection(batch.data.sections.flatMap { $0.rows.map(\.id) })
                selected.subtract(batch.reloadedIDs)
            }
        }
    }

    private func settle() {
        animator.finish()
        client.forgetActions()
        screen.settle()
        isAtRest = true
    }

    private func clamped(_ y: Int) -> CGFloat {
        min(CGFloat(y), max(0, table.contentSize.height - table.bounds.height))
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        if let call = client.strayCall { return Flaw("willDisplay and didEndDisplaying pair", call) }
        guard isAtRest else { return nil }
        return selectionFlaw() ?? (table.window == nil ? nil : placeFlaw() ?? cellsFlaw())
    }

    private func selectionFlaw() -> Flaw? {
        let paths = table.indexPathsForSelectedRows ?? []
        guard paths.allSatisfy({ client.data.contains($0) }), Set(paths.map { client.data[$0].id }) == selected else {
            return Flaw("selection follows rows", "\(paths) are selected, not the rows \(selected)")
        }
        return nil
    }

    private func placeFlaw() -> Flaw? {
        let (offset, inset) = (table.contentOffset.y, table.adjustedContentInset)
        let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        guard offset >= -inset.top - 0.5, offset <= end + 0.5 else {
            return Flaw("rests within the content", "rests at \(offset), not within \(-inset.top)...\(end)")
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard client.data.contains(path) else { return Flaw("shows rows that exist", "\(path) is on the screen") }
            // A row that sizes itself is a point higher, for its separator.
            let separator: CGFloat = setup.isSelfSizing ? 1 : 0
            let (height, wanted) = (table.rectForRow(at: path).height, CGFloat(client.data[path].height) + separator)
            if height != wanted { return Flaw("heights", "\(path) is \(height) high, not \(wanted)") }
        }
        return nil
    }

    private func cellsFlaw() -> Flaw? {
        let visible = table.indexPathsForVisibleRows ?? []
        for path in visible {
            guard let cell = table.cellForRow(at: path) as? FuzzedCell else {
                return Flaw("rows in sight have cells", "\(path) has none")
            }
            if cell.row != client.data[path] {
                return Flaw("cells show their rows", "\(path) shows \(String(describing: cell.row))")
            }
            let frame = table.convert(table.rectForRow(at: path), to: nil)
            let presented = screen.presentedFrame(of: cell)
            if abs(frame.minY - presented.minY) > 0.1 || abs(frame.height - presented.height) > 0.1 {
                return Flaw("cells stand at their rows", "\(path) is shown at \(presented), not at \(frame)")
            }
            if cell.alpha != 1 || cell.isHidden || client.displayed[ObjectIdentifier(cell)] != 1 {
                return Flaw("cells in sight are displayed", "\(path) isn't")
            }
        }
        let cells = table.subviews.compactMap { $0 as? FuzzedCell }
        if cells.count != visible.count {
            return Flaw("no stray cells", "\(cells.count) cells for \(visible.count) rows in sight")
        }
        return table.strayHeaders()
    }
}

extension TableData {
    fileprivate func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }
}
