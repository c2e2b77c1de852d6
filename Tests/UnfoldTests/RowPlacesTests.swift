import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests what finding rows costs.
@MainActor struct RowPlacesTests {
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
}
