import UIKit
import Unfold

/// The code of the article "Outlines".
enum OutlinesCode {
    struct Topic: Identifiable {
        let id: String
        var topics: [Topic] = []

        static let all = [
            Topic(
                id: "Bread",
                topics: [
                    Topic(id: "Flour", topics: [Topic(id: "Wheat"), Topic(id: "Rye")]),
                    Topic(id: "Water"),
                ]
            ),
            Topic(id: "Salt", topics: [Topic(id: "Sea salt")]),
        ]
    }

    final class TopicsViewController: UITableViewController {
        lazy var outline = ExpansionOutline(tableView, ExpansionTree(Topic.all, children: \.topics))

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
            cell.textLabel?.text = outline.id(at: indexPath)
            outline.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }
    }

    final class DiffableTopicsViewController: UITableViewController {
        lazy var source = UITableViewDiffableDataSource<Int, Topic.ID>(tableView: tableView) {
            [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
            cell.textLabel?.text = id
            outline.configure(cell, at: indexPath)
            return cell
        }
        lazy var outline = ExpansionOutline<Topic.ID>(tableView)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
            tableView.dataSource = source
            outline.setTree(ExpansionTree(Topic.all, children: \.topics), animated: false)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }
    }

    final class SectionsViewController: UITableViewController {
        lazy var outline = ExpansionOutline(
            tableView,
            ExpansionTree(Topic.all, children: \.topics),
            roots: .sections
        )

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "topic")
            tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            tableView.estimatedSectionHeaderHeight = 44
        }

        override func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }

        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            header?.textLabel?.text = outline.sectionID(section)
            if let header { outline.configure(header, inSection: section) }
            return header
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
            cell.textLabel?.text = outline.id(at: indexPath)
            outline.configure(cell, at: indexPath)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            outline.expander.toggle(at: indexPath)
        }
    }

    @MainActor
    static func load(_ outline: ExpansionOutline<String>, names: @escaping @Sendable (String) async throws -> [String])
    {
        outline.setTree(ExpansionTree(ids: ["/"], isLazy: { _ in true }), animated: false)
        outline.placeholder = { $0 + "…" }
        outline.load = { folder in
            ExpansionTree(ids: try await names(folder), isLazy: { $0.hasSuffix("/") })
        }
    }

    @MainActor
    static func change(_ outline: ExpansionOutline<String>) {
        var tree = outline.tree
        tree.remove("Flour")
        tree.setChildren(ExpansionTree(ids: ["Cold water", "Warm water"]), of: "Water")
        tree.append(["Yeast"], to: "Bread")
        tree.move("Salt", to: "Bread")
        outline.setTree(tree)
    }
}
