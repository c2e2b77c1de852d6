import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// A table with one section of rows, whose cells and expander a test describes.
class RowsController<Cell: UITableViewCell>: UITableViewController {
    typealias MakeExpander = @MainActor (UITableView, @escaping @MainActor (IndexPath) -> Int?) -> RowExpander<Int>

    var ids: [Int]
    private let makeExpander: MakeExpander
    private let fill: @MainActor (Cell, Int) -> Void
    private(set) lazy var expander = makeExpander(tableView) { [unowned self] in ids[$0.row] }

    /// - Parameters:
    ///   - count: The number of rows. Their identifiers count from 0.
    ///   - makeExpander: A closure that creates the expander when the first cell needs it.
    ///   - fill: A closure that shows the row with an identifier in a cell.
    init(
        _ count: Int,
        style: UITableView.Style = .plain,
        expander makeExpander: @escaping MakeExpander = { RowExpander($0, id: $1) },
        fill: @escaping @MainActor (Cell, Int) -> Void
    ) {
        (ids, self.makeExpander, self.fill) = (Array(0..<count), makeExpander, fill)
        super.init(style: style)
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) {
        nil
    }

    func cell(_ row: Int) throws -> Cell {
        try #require(tableView.cellForRow(at: [0, row]) as? Cell)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ids.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if let cell = cell as? Cell { fill(cell, ids[indexPath.row]) }
        expander.configure(cell, at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        expander.toggle(at: indexPath)
    }
}
