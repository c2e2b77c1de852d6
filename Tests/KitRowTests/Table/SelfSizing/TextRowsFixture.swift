import Testing
import UIKitTesting

@testable import UIKit

/// Rows of a title above a text that shows one line or all of it, laid out by constraints.
@MainActor
final class TextRowsFixture: UITableViewController {
    struct Row {
        var title: String
        var text = ""
        var isOpen = false
    }

    var rows: [Row]
    var set: (Cell) -> Void = { _ in }
    var cellsAsked = 0

    init(_ rows: [Row], style: UITableView.Style = .plain) {
        self.rows = rows
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if let cell = cell as? Cell {
            cell.take(rows[indexPath.row])
            set(cell)
        }
        return cell
    }

    func show(size: CGSize = CGSize(width: 320, height: 480)) -> TestScreen {
        let screen = TestScreen(size: size)
        screen.show(self)
        screen.settle()
        cellsAsked = 0
        return screen
    }

    func cell(_ row: Int) -> Cell? { tableView.cellForRow(at: [0, row]) as? Cell }

    /// A cell with a title and a text, 12 points from the top and the bottom, inside the margins.
    final class Cell: UITableViewCell {
        let title = UILabel()
        let text = UILabel()
        var asked: [(size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)] = []
        var answer: CGFloat?

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.font = .systemFont(ofSize: 15)
            title.numberOfLines = 0
            text.font = .systemFont(ofSize: 13)
            let margins = contentView.layoutMarginsGuide
            for label in [title, text] {
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                text.topAnchor.constraint(equalTo: title.bottomAnchor),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) {
            nil
        }

        func take(_ row: Row) {
            title.text = row.title
            text.text = row.text
            text.numberOfLines = row.isOpen ? 0 : 1
        }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize,
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            asked.append((targetSize, horizontalFittingPriority, verticalFittingPriority))
            if let answer { return CGSize(width: targetSize.width, height: answer) }
            return super.systemLayoutSizeFitting(
                targetSize,
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority
            )
        }

        /// Returns the computed height, for a content view of a width with margins of 16, or 8 before an accessory.
        func expectedHeight(_ width: CGFloat) -> CGFloat {
            let side = LayoutMetrics.rootMargin(forWidth: table?.bounds.width ?? width)
            let inside = width - side - (accessoryType == .none ? side : 8)
            let height = { (label: UILabel) -> CGFloat in
                guard !(label.text ?? "").isEmpty else { return 0 }
                return label.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
            }
            return 24 + height(title) + height(text) + TableMetrics.separatorHeight
        }
    }
}
