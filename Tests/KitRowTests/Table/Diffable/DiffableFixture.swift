import UIKit
import UIKitTesting

/// A table with a diffable data source of numbers in numbered sections.
@MainActor
final class DiffableFixture: UIViewController, UITableViewDelegate {
    typealias Source = UITableViewDiffableDataSource<Int, Int>

    let table = UITableView(frame: .zero, style: .plain)
    /// The items that the cell provider was called for.
    var asked: [Int] = []
    var onDisplay: () -> Void = {}
    /// The heights of items whose height isn't 40.
    var heights: [Int: CGFloat] = [:]
    private(set) lazy var source: Source = makeSource(table) { [unowned self] table, path, item in
        asked.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.tag = item
        cell.textLabel?.text = "item \(item)"
        return cell
    }
    private let makeSource: (UITableView, @escaping Source.CellProvider) -> Source

    init(
        makeSource: @escaping (UITableView, @escaping Source.CellProvider) -> Source = {
            Source(tableView: $0, cellProvider: $1)
        }
    ) {
        self.makeSource = makeSource
        super.init(nibName: nil, bundle: nil)
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        _ = source
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        source.itemIdentifier(for: indexPath).flatMap { heights[$0] } ?? 40
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onDisplay()
    }

    func show() -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.show(self)
        screen.settle()
        asked = []
        return screen
    }

    /// The items of the cells on the screen, by row.
    var shownItems: [IndexPath: Int] {
        let cells = table.visibleCells.compactMap { cell in table.indexPath(for: cell).map { ($0, cell.tag) } }
        return Dictionary(uniqueKeysWithValues: cells)
    }

    /// The cells on the screen, by item.
    var cells: [Int: UITableViewCell] {
        Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
    }

    nonisolated static func snapshot(_ sections: [[Int]]) -> RandomSnapshot {
        var snapshot = RandomSnapshot()
        snapshot.appendSections(Array(sections.indices))
        for (section, items) in sections.enumerated() { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }
}
