import UIKit

/// A table of fixed rows.
class RowsViewController: UITableViewController {
    /// A section: its texts, and functions that make its cells.
    struct Section {
        var header: String?
        var footer: String?
        let rows: [@MainActor () -> UITableViewCell]
    }

    private let sections: [Section]

    /// Returns functions that make a cell for each title.
    static func rows(
        _ titles: String...,
        change: @escaping @MainActor (UITableViewCell) -> Void = { _ in }
    ) -> [@MainActor () -> UITableViewCell] {
        titles.map { title in
            {
                let cell = UITableViewCell()
                cell.textLabel?.text = title
                change(cell)
                return cell
            }
        }
    }

    init(_ style: UITableView.Style, _ sections: [Section]) {
        self.sections = sections
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let insets = tableView.adjustedContentInset
        preferredContentSize = CGSize(
            width: view.bounds.width,
            height: tableView.contentSize.height + insets.top + insets.bottom
        )
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].rows[indexPath.row]()
    }
}
