import Failures
import UIKit

/// An object that shows a tree in a table view, with groups that unfold to their rows.
///
/// The outline decides which rows the table has. When a group opens or folds, or when the tree changes, it inserts and
/// deletes rows by itself, in the same motion as everything else that its expander shows. The application is the data
/// source, and takes the rows from the outline:
///
/// ```swift
/// override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
///     outline.numberOfRows(inSection: section)
/// }
/// ```
///
/// With a diffable data source, whose items are the identifiers, the outline applies the snapshots.
///
/// In each group, the policy of the expander applies to the nodes of the group, so an accordion has one open node in
/// each. The policy holds for every tree: if nodes come into a group in which others are open, those that were opened
/// last stay open. A leaf unfolds only if its cell has more to show, as in any table.
@MainActor
public final class ExpansionOutline<ID: Hashable> {
    /// The expander of the table, which has the levels of groups and leaves.
    ///
    /// ```swift
    /// outline.expander.toggle(at: indexPath)
    /// ```
    public let expander: RowExpander<ID>
    /// How the cells show the depth of their rows. The default is ``ExpansionIndentation/level``.
    ///
    /// ```swift
    /// outline.indentation = .margins(20)
    /// ```
    public var indentation = ExpansionIndentation.level {
        didSet { if indentation != oldValue { expander.refresh() } }
    }
    /// A closure that loads what is in a lazy group, when the group opens.
    ///
    /// The roots of the tree that it returns become the rows of the group, and appear in one motion. If the group folds
    /// before, the task is canceled. If the closure throws an error, ``onLoadError`` and ``failure`` say what happens.
    ///
    /// ```swift
    /// outline.load = { folder in
    ///     ExpansionTree(ids: try await names(in: folder), isLazy: { $0.hasSuffix("/") })
    /// }
    /// ```
    public var load: (@MainActor (ID) async throws -> ExpansionTree<ID>)? {
        get { loader.load }
        set { loader.load = newValue }
    }
    /// A closure that returns the identifier of the row that an open group shows while it loads, or `nil` for none.
    ///
    /// ```swift
    /// outline.placeholder = { $0 + "…" }
    /// ```
    public var placeholder: (@MainActor (ID) -> ID?)?
    /// A closure that is called with the identifier of a group whose load failed, and the error.
    ///
    /// ```swift
    /// outline.onLoadError = { folder, error in print("\(folder): \(error)") }
    /// ```
    public var onLoadError: (@MainActor (ID, any Error) -> Void)?
    /// A closure that returns the identifier of the row that a group shows in place of its rows when their load failed.
    ///
    /// Without such a row, which is the default, the group folds, and loads again when it opens the next time. With it,
    /// the group stays open until it loads again, by ``reload(_:)`` or when it opens the next time.
    ///
    /// ```swift
    /// outline.failure = { folder, _ in "\(folder) can't be read. Tap to try again." }
    /// ```
    public var failure: (@MainActor (ID, any Error) -> ID?)?

    let content: OutlineContent<ID>
    let loader = OutlineLoader<ID>()
    let curtains = RowCurtains()

    /// Creates an outline and its expander for a table view, with all groups folded.
    ///
    /// ```swift
    /// lazy var outline = ExpansionOutline(tableView, ExpansionTree(topics, children: \.topics), policy: .accordion)
    /// ```
    ///
    /// - Parameters:
    ///   - tableView: The table view. It isn't retained.
    ///   - tree: The tree. By default, it is empty, until you call ``setTree(_:animated:)``.
    ///   - roots: What the roots are: rows, or sections that fold by their headers.
    ///   - policy: The policy that limits the number of open rows in each group. The default allows any number.
    public convenience init(
        _ tableView: UITableView,
        _ tree: ExpansionTree<ID> = ExpansionTree(),
        roots: ExpansionRoots = .rows,
        policy: ExpansionPolicy = .independent
    ) {
        self.init(in: tableView, tree, roots, policy)
    }

    init(
        in container: any RowContainer,
        _ tree: ExpansionTree<ID>,
        _ roots: ExpansionRoots,
        _ policy: ExpansionPolicy
    ) {
        let content = OutlineContent(tree, roots)
        self.content = content
        let siblings = ExpansionScope<ID>.group { id in content.tree.contains(id) ? [content.tree.parent(of: id)] : nil
        }
        expander = RowExpander(in: container, policy, siblings) { content.id(at: $0) }
        expander.locate = { content.indexPath(of: $0) }
        expander.outline = self
        loader.deliver = { [weak self] id, children in self?.take(children, of: id) }
        loader.fail = { [weak self] id, error in self?.showFailure(of: id, error) }
    }

    // MARK: Tree

    /// The tree. To change it, call ``setTree(_:animated:)``.
    ///
    /// ```swift
    /// var tree = outline.tree
    /// tree.remove("Fruit")
    /// outline.setTree(tree)
    /// ```
    public var tree: ExpansionTree<ID> { content.tree }

    /// Replaces the tree, and inserts and deletes the rows that differ in one motion.
    ///
    /// Nodes are recognized by their identifiers: rows that stay keep their cells and levels, and the first row on the
    /// screen keeps its place. If a group has more open nodes than the policy allows, those fold in the same motion
    /// that were opened the longest time ago. The cells of rows that stay aren't configured again; a diffable data
    /// source or `reconfigureRows(at:)` does that for rows with other contents.
    ///
    /// ```swift
    /// outline.setTree(ExpansionTree(topics, children: \.topics), animated: false)
    /// ```
    ///
    /// - Parameters:
    ///   - tree: The new tree.
    ///   - animated: Whether rows move with the motion of the expander.
    /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
    public func setTree(_ tree: ExpansionTree<ID>, animated: Bool = true) {
        if content.tree != tree { content.tree = tree }
        expander.showRows(by: animated ? expander.motion : .none)
    }

    private func take(_ children: ExpansionTree<ID>, of id: ID) {
        if content.take(children, of: id) { expander.showRows(by: expander.motion) }
    }

    private func showFailure(of id: ID, _ error: any Error) {
        onLoadError?(id, error)
        // The client may have started the load again.
        guard loader.errors[id] != nil else { return }
        content.didLoad.insert(id)
        if failure?(id, error) == nil {
            expander.set(.collapsed, for: id)
        } else {
            expander.showRows(by: expander.motion)
        }
    }

    /// Loads what is in an open group again, after its load failed. Does nothing for any other group.
    ///
    /// ```swift
    /// outline.reload(folder)
    /// ```
    public func reload(_ id: ID) {
        guard loader.retry(id) else { return }
        content.didLoad.insert(id)
        expander.showRows(by: expander.motion)
    }

    /// Opens all groups whose rows are loaded, as far as the policy allows.
    ///
    /// ```swift
    /// outline.expandAll()
    /// ```
    ///
    /// - Parameter animated: Whether rows move with the motion of the expander.
    public func expandAll(animated: Bool = true) {
        expander.setAll(.expanded, for: tree.loadedGroups, animated: animated)
    }

    /// Opens the groups around a node in one motion, so that it has a row.
    ///
    /// The groups open even if the policy folds others for them. To scroll to the row, too, call
    /// ``LevelExpander/show(_:level:at:animated:)``.
    ///
    /// ```swift
    /// outline.reveal("Pears")
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identifier of the node.
    ///   - animated: Whether rows move with the motion of the expander.
    /// - Returns: Whether the tree contains the node.
    /// - Complexity: O(*d*) for a node at depth *d*, and what inserting the rows costs.
    @discardableResult
    public func reveal(_ id: ID, animated: Bool = true) -> Bool {
        guard tree.contains(id) else { return false }
        var groups: [ID] = []
        while let group = tree.parent(of: groups.last ?? id) { groups.append(group) }
        expander.change(requestedID: id, motion: animated ? expander.motion : .none) { [expander, groups] state in
            var changes: [ExpansionChange<ID, RowLevel>] = []
            for group in groups.reversed() { changes += expander.set(.expanded, for: group, in: &state) }
            return changes
        }
        return true
    }

    // MARK: Rows

    /// The number of sections of the table.
    ///
    /// ```swift
    /// override func numberOfSections(in tableView: UITableView) -> Int { outline.numberOfSections }
    /// ```
    public var numberOfSections: Int { content.sectionCount }

    /// Returns the number of rows in a section of the table.
    ///
    /// ```swift
    /// override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ///     outline.numberOfRows(inSection: section)
    /// }
    /// ```
    public func numberOfRows(inSection section: Int) -> Int {
        check(section, in: "ExpansionOutline.numberOfRows(inSection:)")
        return content.rowCount(inSection: section)
    }

    /// Returns the identifier of the row at an index path.
    ///
    /// ```swift
    /// cell.textLabel?.text = outline.id(at: indexPath)
    /// ```
    ///
    /// - Parameter indexPath: The index path of a row. It is a programming error if there is no such row.
    public func id(at indexPath: IndexPath) -> ID {
        guard let id = content.id(at: indexPath) else {
            programmerError("the outline has no row at \(indexPath)", in: "ExpansionOutline.id(at:)", .range)
        }
        return id
    }

    /// Returns the identifier of the group that a section shows, or `nil` if the roots are rows.
    ///
    /// ```swift
    /// header?.textLabel?.text = outline.sectionID(section)
    /// ```
    ///
    /// - Parameter section: The index of a section. It is a programming error if there is no such section.
    public func sectionID(_ section: Int) -> ID? {
        check(section, in: "ExpansionOutline.sectionID(_:)")
        return content.roots == .sections ? content.shown.sections[section].header : nil
    }

    private func check(_ section: Int, in function: String) {
        programmerError(
            unless: (0..<content.sectionCount).contains(section),
            "the outline has no section \(section)",
            in: function,
            .range
        )
    }

    /// Returns the group that a row stands for while the group loads, or after its load failed.
    ///
    /// ```swift
    /// if let folder = outline.group(ofPlaceholder: outline.id(at: indexPath)) { outline.reload(folder) }
    /// ```
    ///
    /// - Parameter id: The identifier of a row.
    /// - Returns: The identifier of the group, or `nil` if neither ``placeholder`` nor ``failure`` returned the row.
    public func group(ofPlaceholder id: ID) -> ID? { content.groupOfPlaceholder(id) }

    /// Returns the number of steps by which a row is indented.
    ///
    /// Rows of a section that folds by its header aren't indented for the section.
    ///
    /// ```swift
    /// cell.separatorInset.left = 16 + 20 * CGFloat(outline.depth(of: id))
    /// ```
    public func depth(of id: ID) -> Int {
        let depth = tree.depth(of: id) ?? content.groupOfPlaceholder(id).flatMap { tree.depth(of: $0).map { $0 + 1 } }
        return max(0, (depth ?? 0) - (content.roots == .sections ? 1 : 0))
    }
}
