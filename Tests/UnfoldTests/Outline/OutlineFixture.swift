import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// A table of an outline on a screen of 320 by 480 points, at 120 frames per second.
@MainActor
struct OutlineFixture {
    let screen: TestScreen
    let controller: OutlineController
    var table: UITableView { controller.tableView }
    var outline: ExpansionOutline<Int> { controller.outline }
    var expander: RowExpander<Int> { controller.outline.expander }

    init(_ controller: OutlineController, conduct: PlatformConduct = .kind) {
        self.controller = controller
        screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        screen.framesPerSecond = 120
        screen.show(controller)
        screen.settle()
    }

    /// A tree with numbers whose last digit counts the rows of a group: 10 has 11, 12, … and 11 has 111, 112, …
    static func tree(roots: Int = 4, rows: Int = 3) -> ExpansionTree<Int> {
        ExpansionTree(ids: (1...roots).map { $0 * 10 }) { id in
            switch id {
            case ..<100 where id % 10 == 0: (1...rows).map { id + $0 }
            case ..<100 where id % 10 == 1: (1...rows).map { id * 10 + $0 }
            default: nil
            }
        }
    }

    /// A tree with many rows in each of many groups. The group 20 has 20001, 20002, …
    static func wideTree(roots: Int, rows: Int) -> ExpansionTree<Int> {
        ExpansionTree(ids: (1...roots).map { $0 * 10 }) { id in
            id < 1_000 ? (1...rows).map { id * 1_000 + $0 } : nil
        }
    }

    func cell(_ id: Int) throws -> UITableViewCell {
        let path = try #require(expander.indexPath(for: id))
        return try #require(table.cellForRow(at: path))
    }

    /// Taps a row and reports the jumps until everything is at rest.
    func jumps(tapping id: Int) throws -> JumpReport {
        let cell = try cell(id)
        return screen.jumps(in: table) {
            screen.tap(cell)
            screen.settle()
        }
    }

    /// Returns a flaw in the rows on the screen at rest.
    var flaw: String? {
        var bottom: [Int: CGFloat] = [:]
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else { return "no cell at \(path)" }
            let id = outline.id(at: path)
            if cell.textLabel?.text != String(id) { return "row \(id) shows \(cell.textLabel?.text ?? "nothing")" }
            if cell.indentationLevel != outline.depth(of: id) {
                return "row \(id) is indented by \(cell.indentationLevel)"
            }
            if cell.mask != nil { return "row \(id) is masked" }
            if cell.alpha != 1 || cell.isHidden { return "row \(id) isn't shown" }
            let frame = screen.presentedFrame(of: cell)
            if let bottom = bottom[path.section], abs(frame.minY - bottom) > 0.01 {
                return "row \(id) begins at \(frame.minY), not at \(bottom)"
            }
            bottom[path.section] = frame.maxY
            let isOpen = expander[id] == .expanded
            let status: UIAccessibility.ExpandedStatus =
                !outline.tree.isGroup(id) ? .unsupported : isOpen ? .expanded : .collapsed
            if cell.accessibilityExpandedStatus != status { return "row \(id) is announced as another state" }
        }
        return nil
    }
}
