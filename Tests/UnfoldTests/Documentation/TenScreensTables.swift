import UIKit
import Unfold

/// The tables of the page "Ten screens", without anything that unfolds. The screens add that, with Unfold or by hand.
@MainActor
enum TenScreens {
    /// Rows of text.
    class Texts: UITableViewController {
        let texts = (0..<40).map {
            $0 % 5 == 3 ? "Short \($0)" : "Row \($0)" + String(repeating: " of words", count: 20)
        }
        var cellClass: UITableViewCell.Type { UITableViewCell.self }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(cellClass, forCellReuseIdentifier: "row")
        }

        func fill(_ cell: UITableViewCell, at indexPath: IndexPath) { cell.textLabel?.text = texts[indexPath.row] }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            fill(cell, at: indexPath)
            return cell
        }
    }

    /// Rows whose text is part of a content configuration.
    class Contents: Texts {
        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("Title \(indexPath.row)", texts[indexPath.row])
            content.secondaryTextProperties.numberOfLines = 2
            cell.contentConfiguration = content
        }
    }

    /// Rows with a title and a place for more.
    class Titles: Texts {
        override var cellClass: UITableViewCell.Type { DetailCell.self }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {
            (cell as? DetailCell)?.title.text = "Title \(indexPath.row)"
        }

        func makePicker() -> UIView {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            return picker
        }

        func load(_ row: Int) async throws -> UIView {
            await Task.yield()
            let label = UILabel()
            (label.text, label.numberOfLines) = (texts[row], 0)
            return label
        }
    }

    /// A folder of folders.
    struct Folder: Identifiable {
        let id: String
        var folders: [Folder] = []

        static let all = (0..<4).map { first in
            Folder(
                id: "\(first)",
                folders: (0..<3).map { second in
                    Folder(id: "\(first).\(second)", folders: (0..<2).map { Folder(id: "\(first).\(second).\($0)") })
                }
            )
        }
    }

    /// Sections with headers.
    class Sections: Texts {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.estimatedSectionHeaderHeight = 40
        }
    }

    /// Rows of a diffable data source.
    class Diffable: Texts {
        override var cellClass: UITableViewCell.Type { NoteCell.self }
        private(set) lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
            [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            (cell as? NoteCell)?.message.text = texts[id]
            fill(cell, at: indexPath)
            return cell
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = source
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(texts.indices))
            source.apply(snapshot, animatingDifferences: false)
        }

        override func fill(_ cell: UITableViewCell, at indexPath: IndexPath) {}
    }
}
