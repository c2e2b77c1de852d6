import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that rows are found, and what finding them costs.
@MainActor struct RowPlacesTests {
    /// A table that counts how often it is asked for the visible rows.
    private final class AskedTable: UITableView {
        var questions = 0

        override var indexPathsForVisibleRows: [IndexPath]? {
            questions += 1
            return super.indexPathsForVisibleRows
        }
    }

    private final class Rows: UITableViewController {
        var ids = Array(0..<100_000)
        var questions = 0
        lazy var expander = RowExpander<Int>(tableView, policy: .atMost(3), scope: .section) { [unowned self] path in
            questions += 1
            return ids[path.row]
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ids.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            expander.configure(cell, at: indexPath)
            return cell
        }
    }

    @Test func aTapAfterAnOpenRowWasDeletedAsksForFewIdentifiers() {
        let screen = TestScreen(size: CGSize(width: 320, height: 568))
        let rows = Rows(style: .plain)
        screen.show(rows)
        screen.settle()
        rows.expander.toggle(at: [0, 5])
        screen.settle()
        rows.ids.remove(at: 5)
        rows.tableView.deleteRows(at: [[0, 5]], with: .none)
        screen.settle()
        for row in [2, 3, 4, 6] {
            rows.questions = 0
            rows.expander.toggle(at: [0, row])
            screen.settle()
            #expect(rows.questions < 100, "row \(row)")
        }
        #expect(rows.expander.state.unfolded.count == 3)
    }

    @Test func openingAllRowsLooksAtTheScreenAFewTimes() {
        let screen = TestScreen(size: CGSize(width: 320, height: 568))
        let controller = UITableViewController(style: .plain)
        let table = AskedTable(frame: .zero, style: .plain)
        controller.tableView = table
        let rows = Rows(style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let expander = RowExpander<Int>(table) { $0.row }
        screen.show(controller)
        screen.settle()
        table.questions = 0
        expander.expandAll()
        screen.settle()
        #expect(expander.state.unfolded.count == rows.ids.count)
        #expect(table.questions < 100)
    }

    /// A search of the screen finds a row whatever is known of its place.
    @Test(arguments: 0..<4) func aRowOnTheScreenIsFoundWhereverItWasLastSeen(_ seed: UInt64) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 568))
        let rows = Rows(style: .plain)
        rows.ids = Array(0..<40)
        screen.show(rows)
        screen.settle()
        var generator = SeededGenerator(seed: seed)
        let places = rows.expander.places
        for step in 0..<40 {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                let id = try #require(rows.ids.randomElement(using: &generator))
                places.remember(id, at: [0, Int.random(in: 0..<60, using: &generator)])
            case 1:
                let (old, new) = (Int.random(in: 0..<40, using: &generator), Int.random(in: 0..<40, using: &generator))
                rows.ids.insert(rows.ids.remove(at: old), at: new)
                rows.tableView.moveRow(at: [0, old], to: [0, new])
            default:
                rows.tableView.contentOffset.y = CGFloat(Int.random(in: 0..<1_100, using: &generator))
            }
            if Bool.random(using: &generator) { screen.advance(by: 1 / 60) }
            let visible = rows.tableView.indexPathsForVisibleRows ?? []
            #expect(!visible.isEmpty)
            for id in rows.ids {
                let found = visible.first { places.shownID(at: $0) == id }
                #expect(places.visibleIndexPath(for: id) == found, "seed \(seed), step \(step), row \(id)")
            }
        }
    }
}
