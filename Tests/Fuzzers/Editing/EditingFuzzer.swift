import Fuzzing
import HostInterface
import SeededRandom
import UIKit
import UIKitTesting

/// Edits, swipes, moves, selects and refreshes rows of a table by fingers, keys and code, at any time during one
/// another's motions. At rest, the table shows its data, and nothing of a gesture is left.
package final class EditingFuzzer: Fuzzer {
    package static let name = "editing"
    package static let lengths = 1...40

    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let client: EditedTable
    /// The fingers that are down.
    private var fingers = 0
    private var isAtRest = false

    private var table: UITableView { client.table }

    package static func drawSetup(using generator: inout SeededGenerator) -> EditingSetup {
        EditingSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> EditingStep {
        EditingStep(using: &generator)
    }

    package init(_ setup: EditingSetup) {
        client = EditedTable(setup)
        screen.window.addSubview(client.table)
        screen.settle()
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        [WatchedObject("the table", table)] + table.visibleCells.map { WatchedObject("a cell", $0) }
    }

    package func tearDown() {
        lift(cancels: true)
        table.refreshControl?.endRefreshing()
        table.removeFromSuperview()
        screen.settle()
    }

    // MARK: Steps

    package func perform(_ step: EditingStep) {
        isAtRest = false
        switch step {
        case .setEditing(let isOn, let animated): table.setEditing(isOn, animated: animated)
        case .swipe, .tap, .click, .pull: performGesture(step)
        case .touchDown(let y, let count): touchDown(y, count)
        case .touchMove(let y):
            guard fingers > 0 else { return }
            for finger in 1...fingers { screen.touchMove(finger, to: place(of: finger, y)) }
            screen.advance(by: 1.0 / 60)
        case .touchUp: lift(cancels: false)
        case .touchCancel: lift(cancels: true)
        case .batch(let edits): update(edits)
        case .select(let row):
            if let path = client.data.path(row) { table.selectRow(at: path, animated: false, scrollPosition: .none) }
        case .reloadData: table.reloadData()
        case .endRefreshing: table.refreshControl?.endRefreshing()
        case .scroll(let y, let animated):
            let end = max(0, table.contentSize.height - table.bounds.height)
            table.setContentOffset(CGPoint(x: 0, y: min(CGFloat(y), end)), animated: animated)
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle: settle()
        }
    }

    /// Performs a gesture that begins and ends in this step, unless fingers are down.
    private func performGesture(_ step: EditingStep) {
        guard fingers == 0 else { return }
        switch step {
        case .swipe(let y, let distance):
            let start = distance < 0 ? 310 : 10
            let end = min(max(start + distance, 0), 320)
            screen.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 0.15)
        case .tap(let x, let y): screen.tap(at: CGPoint(x: x, y: y))
        case .click(let y, let shift, let control):
            var modifiers: HostModifiers = []
            if shift { modifiers.insert(.shift) }
            if control { modifiers.insert(.control) }
            screen.click(at: CGPoint(x: 160, y: y), modifiers: modifiers)
        case .pull(let distance):
            let start = CGPoint(x: 160, y: 100)
            screen.drag(from: start, to: CGPoint(x: 160, y: 100 + distance), duration: 0.2, resting: 0.1)
        default: break
        }
    }

    private func touchDown(_ y: Int, _ count: Int) {
        guard fingers == 0 else { return }
        fingers = count
        for finger in 1...count { screen.touchDown(finger, at: place(of: finger, y)) }
        screen.advance(by: 0.05)
    }

    /// Returns the place of a finger: of one on the controls that move rows, of several beside each other on the rows.
    private func place(of finger: Int, _ y: Int) -> CGPoint {
        fingers == 1 ? CGPoint(x: 295, y: y) : CGPoint(x: 80 + finger * 60, y: y)
    }

    private func lift(cancels: Bool) {
        guard fingers > 0 else { return }
        for finger in 1...fingers { if cancels { screen.touchCancel(finger) } else { screen.touchUp(finger) } }
        fingers = 0
    }

    private func update(_ edits: [TableEdit]) {
        table.performBatchUpdates { [self] in
            let batch = TableBatch(edits.filter { !$0.onlyResizes }, on: client.data)
            client.data = batch.data
            batch.apply(to: table)
        }
    }

    private func settle() {
        lift(cancels: false)
        // A control that refreshes is never at rest.
        table.refreshControl?.endRefreshing()
        screen.settle()
        isAtRest = true
    }

    // MARK: Laws

    package func flaw() -> Flaw? {
        if let call = client.strayCall { return Flaw("calls of the delegate fit each other", call) }
        if fingers == 0, client.selections != 0 {
            return Flaw("a selection of several rows ends with the touch", "\(client.selections) go on")
        }
        guard isAtRest else { return nil }
        return dataFlaw() ?? placeFlaw() ?? table.visibleCells.lazy.compactMap { self.flaw(of: $0) }.first
    }

    private func dataFlaw() -> Flaw? {
        let counts = client.data.sections.map(\.rows.count)
        let shown = (0..<table.numberOfSections).map(table.numberOfRows)
        if shown != counts { return Flaw("the table has the rows of its data", "\(shown), not \(counts)") }
        for path in table.indexPathsForSelectedRows ?? [] where !client.data.contains(path) {
            return Flaw("selected rows exist", "\(path) doesn't")
        }
        let open = table.visibleCells.filter(\.showingDeleteConfirmation).count
        if open > client.openRows { return Flaw("the delegate knows the row that shows actions", "\(open) show them") }
        return nil
    }

    private func placeFlaw() -> Flaw? {
        let (offset, inset) = (table.contentOffset.y, table.adjustedContentInset)
        let end = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        if offset < -inset.top - 0.5 || offset > end + 0.5 {
            return Flaw("rests within the content", "rests at \(offset), not within \(-inset.top)...\(end)")
        }
        let visible = table.indexPathsForVisibleRows ?? []
        let cells = table.subviews.compactMap { $0 as? FuzzedCell }
        return cells.count == visible.count
            ? nil : Flaw("no stray cells", "\(cells.count) cells for \(visible.count) rows in sight")
    }

    private func flaw(of cell: UITableViewCell) -> Flaw? {
        guard let path = table.indexPath(for: cell), client.data.contains(path) else {
            return Flaw("cells in sight have rows", "a cell has none")
        }
        if (cell as? FuzzedCell)?.row != client.data[path] { return Flaw("cells show their rows", "\(path) doesn't") }
        // A frame follows from the position of a layer, by which it may differ in the last bit.
        let (frame, place) = (cell.frame, table.rectForRow(at: path))
        if abs(frame.minY - place.minY) > 1e-6 || abs(frame.maxY - place.maxY) > 1e-6 || frame.width != place.width {
            return Flaw("cells stand at their rows", "\(path) is at \(cell.frame)")
        }
        if cell.layer.shadowOpacity != 0 || cell.alpha != 1 || cell.isHidden || cell.isHighlighted {
            return Flaw("nothing of a gesture is left", "\(path)")
        }
        let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
        if cell.isSelected != isSelected { return Flaw("cells show the selection", "\(path) is not \(isSelected)") }
        let presented = screen.presentedFrame(of: cell.contentView)
        let model = cell.convert(cell.contentView.frame, to: nil)
        if abs(presented.minX - model.minX) > 0.1 { return Flaw("contents are at rest", "\(path)") }
        if !table.isEditing, abs(cell.contentView.frame.minX) > 1e-6 {
            return Flaw("contents return", "\(path) is at \(cell.contentView.frame.minX)")
        }
        return nil
    }
}

extension TableEdit {
    /// Whether the edit only changes a height. The rows of this table all have the same one.
    fileprivate var onlyResizes: Bool { if case .resize = self { true } else { false } }
}

extension TableData {
    fileprivate func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }
}
