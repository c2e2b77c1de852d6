import UIKit
import UIKitTesting

extension Mistake {
    /// Creates a table in a window, with three rows in one section.
    static func table(_ change: (Rows) -> Void = { _ in }) -> Rows {
        let rows = Rows(style: .plain)
        change(rows)
        show(rows)
        return rows
    }

    static func show(_ controller: UIViewController) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        screen.show(controller)
        screen.settle()
    }

    /// A client's controller.
    final class Rows: UITableViewController {
        var counts = [3]
        var height: (IndexPath) -> CGFloat = { _ in 44 }
        var estimate: CGFloat?
        var header: CGFloat?
        var cell: (UITableView, IndexPath) -> UITableViewCell = {
            $0.dequeueReusableCell(withIdentifier: "cell", for: $1)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(tableView, indexPath)
        }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath)
        }

        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimate ?? super.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }

        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            header ?? super.tableView(tableView, heightForHeaderInSection: section)
        }
    }

    static let tables = [
        Mistake("the section of a path of one index") { _ = IndexPath(index: 1).section },
        Mistake("a section set in a path of one index") {
            var path = IndexPath(index: 1)
            path.section = 2
        },
        Mistake("the item of a path of one index") { _ = IndexPath(index: 1).item },
        Mistake("setting the item of a path of one index") {
            var path = IndexPath(index: 1)
            path.item = 2
        },
        Mistake("the row of a path of one index") { _ = IndexPath(index: 1).row },
        Mistake("a row set in a path of one index") {
            var path = IndexPath(index: 1)
            path.row = 2
        },
        Mistake("a scroll to a row that is not there") {
            table().tableView.scrollToRow(at: [0, 3], at: .top, animated: false)
        },
        Mistake("a cell of an identifier that is not registered") {
            _ = table().tableView.dequeueReusableCell(withIdentifier: "missing", for: [0, 1])
        },
        Mistake("a table controller without cells") {
            final class Cells: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            }
            show(Cells(style: .plain))
        },
        Mistake("a class that is none of cells") {
            UITableView().register(UIView.self, forCellReuseIdentifier: "cell")
        },
        Mistake("a class that is none of headers") {
            UITableView().register(UIView.self, forHeaderFooterViewReuseIdentifier: "header")
        },
        Mistake("a section of a negative number of rows") { _ = table { $0.counts = [-1] } },
        Mistake("a negative number of sections") {
            final class Sections: UITableViewController {
                override func numberOfSections(in tableView: UITableView) -> Int { -1 }
            }
            show(Sections(style: .plain))
        },
        Mistake("the number of rows in a section that is not there") {
            _ = table().tableView.numberOfRows(inSection: 9)
        },
        Mistake("rows appended to a section that is not there") { table().tableView.appendRows(1, inSection: 9) },
        Mistake("the place of a section that is not there") { _ = table().tableView.rect(forSection: -1) },
        Mistake("the place of a header that is not there") { _ = table().tableView.rectForHeader(inSection: 9) },
        Mistake("the place of a footer that is not there") { _ = table().tableView.rectForFooter(inSection: 9) },
        Mistake("a height of a row that is no number") { _ = table { $0.height = { _ in .nan } } },
        Mistake("an infinite height of a row") { _ = table { $0.height = { $0.row == 2 ? .infinity : 44 } } },
        Mistake("a negative height of a row") { _ = table { $0.height = { _ in -7 } } },
        Mistake("a row height that is no number") {
            let table = UITableView()
            table.rowHeight = .nan
        },
        Mistake("a height of a header that is no number") { _ = table { $0.header = .nan } },
        Mistake("a negative height of a header") { _ = table { $0.header = -7 } },
        Mistake("a height of all headers that is no number") { UITableView().sectionHeaderHeight = .nan },
        Mistake("a height of all footers that is no number") { UITableView().sectionFooterHeight = .infinity },
        Mistake("padding above headers that is no number") { UITableView().sectionHeaderTopPadding = .nan },
        Mistake("one cell for two rows") {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            _ = table { $0.cell = { _, _ in cell } }
        },
    ]
}
