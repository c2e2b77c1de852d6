import CoreGraphics
import Foundation

/// The list of a sidebar: the header, the tabs, and the footer, each in a section.
@MainActor
final class SidebarList: NSObject {
    let table = UITableView(frame: .zero, style: .plain)
    private(set) weak var owner: UITabBarController?
    private(set) var rows: [SidebarRow] = []
    /// The groups whose rows aren't visible.
    private var folded: Set<ObjectIdentifier> = []
    private(set) var header: (any UIContentConfiguration)?
    private(set) var footer: (any UIContentConfiguration)?
    /// The tabs that the user has hidden or shown since the list is edited.
    private var changedTabs: [UITab] = []

    static let tabsSection = 1
    static let footerSection = 2

    init(of owner: UITabBarController) {
        self.owner = owner
        super.init()
        table.backgroundColor = .clear
        table.separatorStyle = .none
        table.accessibilityLabel = "Sidebar"
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        table.dropDelegate = self
        table.register(SidebarCell.self, forCellReuseIdentifier: "Tab")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Content")
    }

    // MARK: Rows

    func show(header: (any UIContentConfiguration)?) {
        guard header != nil || self.header != nil else { return }
        self.header = header
        table.reloadSections([0], with: .none)
    }

    func show(footer: (any UIContentConfiguration)?) {
        guard footer != nil || self.footer != nil else { return }
        self.footer = footer
        table.reloadSections([Self.footerSection], with: .none)
    }

    /// Shows the current tabs, and selects the row of the selected one. Rows fade in and out in a window.
    func update() {
        guard let owner else { return }
        let new = SidebarRows(of: owner.tabs, folded: folded, showsHidden: isEditing).rows
        let difference = new.map(\.identifier).difference(from: rows.map(\.identifier))
        rows = new
        if difference.isEmpty || table.window == nil {
            if !difference.isEmpty { table.reloadData() }
        } else {
            change(by: difference)
        }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let row = row(at: path), let cell = table.cellForRow(at: path) as? SidebarCell else { continue }
            if cell.look != row.look { configure(cell, row) }
        }
        select()
    }

    private func change(by difference: CollectionDifference<SidebarRow.Identifier>) {
        var (removed, inserted): ([IndexPath], [IndexPath]) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.append(IndexPath(row: offset, section: Self.tabsSection))
            case .insert(let offset, _, _): inserted.append(IndexPath(row: offset, section: Self.tabsSection))
            }
        }
        table.performBatchUpdates {
            table.deleteRows(at: removed, with: .fade)
            table.insertRows(at: inserted, with: .fade)
        }
    }

    private func select() {
        var path: IndexPath?
        if let tab = owner?.selectedTab { path = self.path(of: tab) }
        guard path != table.indexPathForSelectedRow, !isEditing else { return }
        table.selectRow(at: path, animated: false, scrollPosition: .none)
    }

    func row(at path: IndexPath) -> SidebarRow? {
        path.section == Self.tabsSection && rows.indices.contains(path.row) ? rows[path.row] : nil
    }

    private func path(of tab: UITab) -> IndexPath? {
        rows.firstIndex { $0.tab === tab }.map { IndexPath(row: $0, section: Self.tabsSection) }
    }

    func configure(_ cell: SidebarCell, _ row: SidebarRow) {
        let request = UITabSidebarItem.Request(row.content, isSection: row.kind == .section)
        guard let owner, let delegate = owner.sidebar.delegate else {
            return cell.show(UITabSidebarItem(request: request), for: row) { _ in }
        }
        let item = delegate.tabBarController(owner, sidebar: owner.sidebar, itemFor: request)
        cell.show(item, for: row) { [weak owner] item in
            guard let owner else { return }
            owner.sidebar.delegate?.tabBarController(owner, sidebar: owner.sidebar, update: item)
        }
    }

    func reconfigure(_ tab: UITab) {
        guard let path = path(of: tab) else { return }
        (table.cellForRow(at: path) as? SidebarCell)?.reconfigure()
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
        table.layoutIfNeeded()
        switch target {
        case .header:
            if header != nil { table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: animated) }
        case .footer:
            let path = IndexPath(row: 0, section: Self.footerSection)
            if footer != nil { table.scrollToRow(at: path, at: .bottom, animated: animated) }
        case .tab(let tab):
            if let path = path(of: tab) { table.scrollToRow(at: path, at: .middle, animated: animated) }
        }
    }

    /// Folds or unfolds the rows of a group.
    func toggle(_ group: UITab) {
        let identifier = ObjectIdentifier(group)
        if folded.remove(identifier) == nil { folded.insert(identifier) }
        update()
    }

    // MARK: Editing

    var isEditing: Bool { table.isEditing }

    /// Begins to edit the list, or ends it. Tabs that are hidden have rows meanwhile.
    func setEditing(_ isEditing: Bool, animated: Bool) {
        guard let owner, isEditing != table.isEditing else { return }
        table.setEditing(isEditing, animated: animated)
        if isEditing {
            owner.delegate?.tabBarControllerWillBeginEditing(owner)
            update()
        } else {
            let changed = changedTabs
            changedTabs = []
            update()
            if !changed.isEmpty { owner.delegate?.tabBarController(owner, visibilityDidChangeFor: changed) }
            owner.delegate?.tabBarControllerDidEndEditing(owner)
        }
    }

    /// Hides a tab for the user, or shows it again.
    func toggleVisibility(of tab: UITab) {
        let rest = changedTabs.filter { $0 !== tab }
        changedTabs = rest.count == changedTabs.count ? rest + [tab] : rest
        tab.decideHidden(!tab.isHidden)
        owner?.keepDecisions()
    }

    /// Puts a tab in another place of its group for the user.
    func move(from source: Int, to destination: Int) {
        guard let owner, source != destination, rows.indices.contains(destination), let group = rows[source].group
        else { return }
        rows.insert(rows.remove(at: source), at: destination)
        // Tabs without a row stay behind.
        let shown = rows.filter { $0.group === group }.compactMap { $0.tab?.identifier }
        let rest = group.displayOrder.map(\.identifier).filter { !shown.contains($0) }
        group.displayOrderIdentifiers = shown + rest
        owner.keepDecisions()
        owner.delegate?.tabBarController(owner, displayOrderDidChangeFor: group)
    }
}
