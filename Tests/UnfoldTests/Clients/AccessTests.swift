import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the ways to open a row beside a tap on it: actions, buttons, menus, and rows that have to stay as they are.
@Suite(.serialized) @MainActor struct AccessTests {
    private func row(_ id: Int, _ screen: TestScreen) -> AccessibleElement? {
        screen.accessibilityTree.first {
            $0.label?.contains("note \(id)\n") == true || $0.label == "Line 1 of note \(id)"
        }
    }

    @Test(arguments: Conducts.all) func anActionOpensARow(conduct: PlatformConduct) throws {
        let notes = (0..<30).map { Note(id: $0, lines: $0 == 2 ? 1 : 6) }
        let fixture = NotesFixture([notes], policy: .accordion, conduct: conduct)
        let element = try #require(row(1, fixture.screen))
        #expect(element.expandedStatus == .collapsed && element.customActions == ["Expand"])
        let short = try #require(row(2, fixture.screen))
        #expect(short.expandedStatus == .unsupported && short.customActions.isEmpty)
        fixture.screen.accessibilityPosts = []
        #expect(fixture.screen.perform("Expand", on: element))
        fixture.screen.settle()
        #expect(fixture.isOpen(1) && !fixture.screen.accessibilityPosts.isEmpty)
        #expect(row(1, fixture.screen)?.expandedStatus == .expanded)
    }

    @Test(arguments: Conducts.all) func aRowHasToStayOpen(conduct: PlatformConduct) throws {
        let fixture = NotesFixture([(0..<20).map { Note(id: $0, lines: 6) }], conduct: conduct)
        fixture.open(1)
        fixture.expander.shouldChange = { !($0.id == 1 && $0.isFolding) }
        try fixture.tap(1)
        fixture.screen.settle()
        #expect(fixture.isOpen(1) && fixture.flaw() == nil)
        try fixture.tap(0)
        fixture.screen.settle()
        #expect(fixture.isOpen(0))
    }

    /// A list whose rows unfold by a button of theirs, and not by a tap.
    private final class ByButton: NotesController {
        private(set) var selections = 0

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            expander.indicator = .none
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            let id = sections[0][indexPath.row].id
            let more = UIAction(title: "More") { [unowned self] _ in expander.toggle(id) }
            let button = UIButton(type: .system, primaryAction: more)
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
            cell.accessoryView = button
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selections += 1
        }

        override func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
    }

    @Test(arguments: Conducts.all) func aButtonUnfoldsItsRow(conduct: PlatformConduct) throws {
        let controller = ByButton([(0..<20).map { Note(id: $0, lines: 7) }])
        let fixture = NotesFixture(controller, conduct: conduct)
        fixture.screen.tap(try fixture.cell(1).message)
        fixture.screen.settle()
        #expect(!fixture.isOpen(1) && controller.selections == 1)
        fixture.screen.tap(try #require(fixture.cell(1).accessoryView))
        fixture.screen.settle()
        #expect(fixture.isOpen(1) && controller.selections == 1 && fixture.flaw() == nil)
        fixture.screen.longPress(try fixture.cell(1).message)
        fixture.screen.settle()
        #expect(fixture.isOpen(1) && fixture.screen.element(labelled: "Copy") != nil)
    }

    /// A button in a row near the edge of the screen opens it: the row comes into view whole.
    @Test(arguments: Conducts.all) func aRowThatItsButtonUnfoldsIsRevealed(conduct: PlatformConduct) throws {
        let fixture = NotesFixture(ByButton([(0..<20).map { Note(id: $0, lines: 8) }]), conduct: conduct)
        let rows = try #require(fixture.table.indexPathsForVisibleRows).map(\.row)
        let last = try #require(try rows.last { try fixture.frame($0).maxY <= 480 })
        fixture.screen.tap(try #require(fixture.cell(last).accessoryView))
        fixture.screen.settle()
        #expect(try fixture.isOpen(last) && fixture.frame(last).maxY <= 480.6 && fixture.flaw() == nil)
    }

    /// Whether a row has something to unfold follows from its width without the arrow, also after a reload.
    @Test(arguments: Conducts.all, [320, 375] as [CGFloat])
    func onlyTextsThatAreTooLongUnfold(conduct: PlatformConduct, width: CGFloat) throws {
        let controller = RowsController<UITableViewCell>(40) {
            RowExpander($0, lines: 2, of: { $0.textLabel }, id: $1)
        } fill: { cell, id in
            cell.textLabel?.text = .words(1 + id * 2)
        }
        let screen = TestScreen(size: CGSize(width: width, height: 600), conduct: conduct)
        screen.show(controller)
        screen.settle()
        let table = try #require(controller.tableView)
        for path in try #require(table.indexPathsForVisibleRows) {
            let model = UILabel()
            let label = try #require(table.cellForRow(at: path)?.textLabel)
            (model.font, model.text, model.numberOfLines) = (label.font, label.text, 0)
            let whole = model.sizeThatFits(CGSize(width: width - 32, height: 10_000)).height
            let folded = table.rectForRow(at: path).height
            let canUnfold = controller.expander.toggle(path.row)
            screen.settle()
            #expect(canUnfold == (whole > label.font.lineHeight * 2 + 2), "row \(path.row)")
            guard canUnfold else { continue }
            #expect(table.rectForRow(at: path).height > folded + 10)
            controller.expander.toggle(path.row)
            screen.settle()
            #expect(abs(table.rectForRow(at: path).height - folded) < 0.6)
        }
        table.reloadRows(at: [[0, 2]], with: .none)
        screen.settle()
        #expect(table.visibleCells.allSatisfy { $0.textLabel?.numberOfLines == 2 })
        #expect(screen.misplacedRow(in: table) == nil)
    }
}
