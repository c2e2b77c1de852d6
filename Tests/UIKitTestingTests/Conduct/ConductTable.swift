import UIKit
import UIKitTesting

/// A cell with a box that determines the height of its row.
class BoxCell: UITableViewCell {
    class var priority: UILayoutPriority { UILayoutPriority(999) }
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 100)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        height.priority = Self.priority
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 50),
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A cell whose box has a required height.
final class StiffBoxCell: BoxCell {
    override class var priority: UILayoutPriority { .required }
}

/// A table of boxes on a screen with a conduct.
@MainActor
final class ConductTable: UITableViewController {
    static let size = CGSize(width: 320, height: 440)

    let screen: TestScreen
    var count = 100
    /// The rows that a cell was requested for.
    var asked: [Int] = []
    /// Whether animations were enabled in each of these requests.
    var areAnimationsEnabled: [Bool] = []
    var selected: [Int] = []

    /// - Parameters:
    ///   - height: The height of the rows, or `nil` if cells determine it.
    ///   - cell: The class of the cells.
    init(_ conduct: PlatformConduct, height: CGFloat? = nil, cell: BoxCell.Type = BoxCell.self) {
        screen = TestScreen(size: Self.size, conduct: conduct)
        super.init(style: .plain)
        tableView.register(cell, forCellReuseIdentifier: "box")
        tableView.estimatedRowHeight = 40
        if let height { tableView.rowHeight = height }
        screen.show(self)
        screen.settle()
    }

    required init?(coder: NSCoder) {
        nil
    }

    func cell(_ row: Int) -> BoxCell? { tableView.cellForRow(at: [0, row]) as? BoxCell }

    /// Inserts a row.
    func insert(at row: Int) {
        count += 1
        tableView.insertRows(at: [[0, row]], with: .fade)
    }

    /// Scrolls in an animation of the app, and advances time by a moment.
    func scrollInAnimation(to offset: CGFloat) {
        UIView.animate(withDuration: 0.3) {
            self.tableView.contentOffset.y = offset
            self.tableView.layoutIfNeeded()
        }
        screen.advance(by: 0.001)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath.row)
        areAnimationsEnabled.append(UIView.areAnimationsEnabled)
        return tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}
