import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests details that are operated, change and fail while their rows are open.
@Suite(.serialized) @MainActor struct DetailTests {
    /// A form whose rows 1 and 11 unfold a picker, and whose row 2 has a switch.
    private final class Settings: RowsController<DetailCell> {
        let toggle = UISwitch()
        private(set) var pickers: [Int: UIDatePicker] = [:]
        private(set) var date = Date(timeIntervalSince1970: 1_700_000_000)

        init() {
            super.init(12, style: .insetGrouped) { table, _ in
                RowExpander(table, policy: .accordion) { [1, 11].contains($0.row) ? $0.row : nil }
            } fill: { cell, id in
                cell.title.text = "Row \(id)"
            }
            expander.details = RowDetails(lifetime: .forever) { [unowned self] id in picker(id) }
        }

        required init?(coder: NSCoder) { nil }

        private func picker(_ id: Int) -> UIDatePicker {
            let picker = UIDatePicker()
            (picker.preferredDatePickerStyle, picker.datePickerMode, picker.date) = (.wheels, .date, date)
            picker.addAction(UIAction { [unowned self, unowned picker] _ in date = picker.date }, for: .valueChanged)
            pickers[id] = picker
            return picker
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            cell.accessoryView = indexPath.row == 2 ? toggle : nil
            return cell
        }
    }

    @Test(arguments: Conducts.all) func aPickerInARowIsOperated(conduct: PlatformConduct) throws {
        let settings = Settings()
        let screen = TestScreen.showing(settings, conduct)
        let table = try #require(settings.tableView)
        let report = screen.jumps(in: table) {
            screen.tap(at: CGPoint(x: 100, y: screen.presentedFrame(of: table.visibleCells[1]).midY))
            screen.settle()
        }
        let picker = try #require(settings.pickers[1])
        let frame = screen.presentedFrame(of: picker)
        #expect(report.largest < 0.5 && frame.height > 150 && frame.maxY <= 667, "\(report), \(frame)")
        let (offset, date) = (table.contentOffset, settings.date)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), duration: 0.3)
        screen.settle()
        #expect(settings.date != date && settings.date == picker.date && table.contentOffset == offset)
        screen.tap(settings.toggle)
        screen.settle()
        #expect(settings.toggle.isOn && settings.expander[1] == .expanded)
        // The last row is at the bottom of the table, and shows the whole picker.
        table.scrollToRow(at: [0, 11], at: .bottom, animated: false)
        screen.settle()
        screen.tap(try settings.cell(11).title)
        screen.settle()
        let last = screen.presentedFrame(of: try #require(settings.pickers[11]))
        #expect(last.height > 150 && last.minY >= 0 && last.maxY <= 667.5 && settings.expander[1] == .collapsed)
        screen.tap(try settings.cell(11).title)
        screen.settle()
        #expect(settings.expander[11] == .collapsed && screen.misplacedRow(in: table) == nil)
        table.contentOffset.y = 0
        screen.settle()
        screen.tap(try settings.cell(1).title)
        screen.settle()
        #expect(settings.pickers[1] === picker && picker.window != nil && picker.date == settings.date)
    }

    private struct Unreachable: Error {}

    @Test(arguments: Conducts.all) func aDetailThatFailsSaysSo(conduct: PlatformConduct) async throws {
        var (tries, errors) = (0, 0)
        let controller = RowsController<DetailCell>(20) {
            let expander = RowExpander($0, id: $1)
            expander.details = RowDetails(placeholderHeight: 80) { _ in
                tries += 1
                throw Unreachable()
            } failure: { _, _ in
                errors += 1
                return DetailController.detail(height: 30)
            }
            return expander
        } fill: { cell, id in
            cell.title.text = "Row \(id)"
        }
        let screen = TestScreen.showing(controller, conduct)
        let cell = try controller.cell(1)
        let folded = cell.frame.height
        screen.tap(cell.title)
        screen.settle()
        while errors == 0 { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
        screen.settle()
        #expect(tries == 1 && errors == 1 && abs(cell.frame.height - folded - 30) < 0.6)
        #expect(screen.misplacedRow(in: controller.tableView) == nil)
    }

    @Test(arguments: Conducts.all) func aRowFollowsADetailThatGrows(conduct: PlatformConduct) throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Short"
        let controller = RowsController<DetailCell>(20) {
            let expander = RowExpander($0, id: $1)
            expander.details = RowDetails(lifetime: .forever) { _ in label }
            return expander
        } fill: { cell, id in
            cell.title.text = "Row \(id)"
        }
        let screen = TestScreen.showing(controller, conduct)
        let cell = try controller.cell(0)
        screen.tap(cell.title)
        screen.settle()
        let short = cell.frame.height
        label.text = .words(60)
        screen.settle()
        #expect(cell.frame.height > short + 40 && label.showsAll, "with no call by the client")
        label.text = "Short"
        controller.tableView.performBatchUpdates(nil)
        screen.settle()
        #expect(abs(cell.frame.height - short) < 0.6 && screen.misplacedRow(in: controller.tableView) == nil)
    }
}
