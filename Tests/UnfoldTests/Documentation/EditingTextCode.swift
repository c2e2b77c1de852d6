import UIKit
import Unfold

/// The code of the article "Editing text in rows".
enum EditingTextCode {
    struct Entry: Identifiable {
        let id: Int
        var title: String
        var text: String
    }

    /// A title, and below it a text view that shows only while the row is unfolded.
    final class EntryCell: UITableViewCell, UnfoldingCell, UITextViewDelegate {
        let title = UILabel()
        let editor = UITextView()
        var onEdit: (String) -> Void = { _ in }
        private lazy var folded = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        private lazy var unfolded = editor.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.clipsToBounds = true
            editor.isScrollEnabled = false  // A text view that doesn't scroll is as high as its text.
            editor.delegate = self
            for view in [title, editor] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
                view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
            }
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
            editor.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12).isActive = true
            for bottom in [folded, unfolded] { bottom.priority = UILayoutPriority(999) }
        }

        required init?(coder: NSCoder) { nil }

        func apply(_ level: RowLevel, reason: ExpansionReason) {
            (level == .collapsed ? unfolded : folded).isActive = false
            (level == .collapsed ? folded : unfolded).isActive = true
        }

        func textViewDidChange(_ textView: UITextView) { onEdit(textView.text) }
    }

    final class JournalViewController: UITableViewController {
        var entries = (1...30).map { Entry(id: $0, title: "Day \($0)", text: "What happened on day \($0).") }
        lazy var expander = RowExpander<Entry.ID>(tableView, policy: .accordion) { [unowned self] in
            entries[$0.row].id
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            expander.toggle(at: indexPath)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
            let entry = entries[indexPath.row]
            if let cell = cell as? EntryCell {
                cell.title.text = entry.title
                cell.editor.text = entry.text
                cell.onEdit = { [unowned self] in edit(entry.id, $0) }
            }
            expander.configure(cell, at: indexPath)
            return cell
        }

        func edit(_ id: Entry.ID, _ text: String) {
            guard let row = entries.firstIndex(where: { $0.id == id }) else { return }
            entries[row].text = text
            expander.resize(id)  // The row follows the text.
        }
    }

    /// A controller of a table that isn't its own view, which has to make room for the keyboard.
    final class NotesViewController: UIViewController {
        let tableView = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tableView)
            NSLayoutConstraint.activate([
                tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                tableView.topAnchor.constraint(equalTo: view.topAnchor),
                tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }
    }

    @MainActor
    static func open(_ id: Int, _ expander: RowExpander<Int>) {
        expander.set(.expanded, for: id)
        let row = expander.indexPath(for: id)
        let cell = row.flatMap { expander.tableView?.cellForRow(at: $0) } as? EntryCell
        cell?.editor.becomeFirstResponder()
    }
}
