import UIKit
import Unfold

/// The examples in the comments of the outline.
@MainActor
enum OutlineReferenceCode {
    struct Note: Hashable, Identifiable {
        let id: Int
    }

    final class NotesViewController: UITableViewController {
        lazy var source = UITableViewDiffableDataSource<Int, Note.ID>(tableView: tableView) {
            [unowned self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            expander.configure(cell, at: indexPath)
            return cell
        }
        lazy var expander = LevelExpander<Note.ID, RowLevel>(diffable: tableView)
    }

    final class ItemsViewController: UITableViewController {
        lazy var expander = LevelExpander<Note.ID, RowLevel>(diffable: tableView) { (note: Note) in note.id }
    }

    static func loads(_ outline: ExpansionOutline<String>, _ folder: String, _ indexPath: IndexPath) {
        outline.onLoadError = { folder, error in print("\(folder): \(error)") }
        outline.failure = { folder, _ in "\(folder) can't be read. Tap to try again." }
        outline.reload(folder)
        if let folder = outline.group(ofPlaceholder: outline.id(at: indexPath)) { outline.reload(folder) }
        outline.reveal("Pears")
    }

    final class TopicsViewController: UITableViewController {
        let topics = OutlinesCode.Topic.all
        lazy var outline = ExpansionOutline(tableView, ExpansionTree(topics, children: \.topics), policy: .accordion)

        override func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            outline.numberOfRows(inSection: section)
        }

        func edit() {
            outline.setTree(ExpansionTree(topics, children: \.topics), animated: false)
            var tree = outline.tree
            tree.remove("Fruit")
            outline.setTree(tree)
        }
    }

    static func trees(
        _ topics: [OutlinesCode.Topic],
        _ names: [String: [String]],
        _ cell: UITableViewCell,
        _ id: String
    ) {
        let tree = ExpansionTree(topics, children: \.topics)
        let files = ExpansionTree(ids: ["/"]) {
            names[$0]
        } isLazy: {
            $0.hasSuffix("/")
        }
        let empty = ExpansionTree<String>()
        let first = tree.roots.first
        print(tree.count)
        let isEmpty = tree.children(of: "Fruit")?.isEmpty
        let group = tree.parent(of: "Apple")
        let depth = tree.depth(of: "Apple")
        if tree.isGroup(id) { cell.textLabel?.font = .preferredFont(forTextStyle: .headline) }
        print(files, empty, first ?? "", isEmpty ?? true, group ?? "", depth ?? 0)
    }

    static func levels(_ tree: ExpansionTree<String>, _ expander: RowExpander<String>, _ id: String) {
        expander.prune { tree.contains($0) }
        let isLoading = !tree.isLoaded(id) && expander[id] == .expanded
        let rows = tree.rows { expander[$0] == .expanded }
        print(isLoading, rows)
    }

    static func changes(_ original: ExpansionTree<String>) -> ExpansionTree<String> {
        var tree = original
        tree.setChildren(ExpansionTree(ids: ["Apple", "Pear"]), of: "Fruit")
        tree.remove("Fruit")
        return tree
    }

    static func moves(_ original: ExpansionTree<String>) -> ExpansionTree<String> {
        var tree = original
        tree.append(["Fig"], to: "Fruit")
        tree.insert(["Cherry"], before: "Pear")
        tree.insert(["Quince"], after: "Pear")
        tree.move("Tomato", to: "Fruit")
        tree.move("Pear", before: "Apple")
        tree.move("Apple", after: "Pear")
        return tree
    }

    static func outlines(_ tableView: UITableView, _ tree: ExpansionTree<String>) -> ExpansionOutline<String> {
        let plain = ExpansionOutline(tableView, tree, roots: .rows)
        let outline = ExpansionOutline(tableView, tree, roots: .sections)
        outline.indentation = .margins(20)
        outline.indentation = .level
        outline.indentation = .none
        outline.placeholder = { $0 + "…" }
        outline.expandAll()
        print(plain)
        return outline
    }

    static func load(
        _ outline: ExpansionOutline<String>,
        _ list: @escaping @Sendable (_ folder: String) async throws -> [String]
    ) {
        func names(in folder: String) async throws -> [String] { try await list(folder) }
        outline.load = { folder in
            ExpansionTree(ids: try await names(in: folder), isLazy: { $0.hasSuffix("/") })
        }
    }

    static func cell(
        _ cell: UITableViewCell,
        at indexPath: IndexPath,
        _ outline: ExpansionOutline<String>,
        _ id: String
    ) {
        outline.expander.toggle(at: indexPath)
        cell.textLabel?.text = outline.id(at: indexPath)
        outline.configure(cell, at: indexPath)
        cell.separatorInset.left = 16 + 20 * CGFloat(outline.depth(of: id))
    }

    static func header(_ tableView: UITableView, _ section: Int, _ outline: ExpansionOutline<String>) {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        header?.textLabel?.text = outline.sectionID(section)
        if let header { outline.configure(header, inSection: section) }
    }
}
