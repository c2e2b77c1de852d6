import Failures
import UIKit

extension UICollectionViewDiffableDataSource: IdentifyingSource {
    var outlineItemType: Any.Type { ItemIdentifierType.self }

    func outlineItem(at indexPath: IndexPath) -> Any? { itemIdentifier(for: indexPath) }

    func outlineIndexPath(of id: Any) -> IndexPath? {
        if let item = id as? ItemIdentifierType { return indexPath(for: item) }
        // The items are others, and have the identifiers.
        guard let id = id as? AnyHashable, ItemIdentifierType.self is any Identifiable.Type else { return nil }
        let item = snapshot().itemIdentifiers.first { ($0 as? any Identifiable)?.id as? AnyHashable == id }
        return item.flatMap { indexPath(for: $0) }
    }
}

/// The section of a collection view that shows an outline by section snapshots.
///
/// The section snapshot contains the whole tree. It is changed where the outline changes, and rebuilt only for
/// another tree.
@MainActor
final class SectionSource<Section: Hashable & Sendable, ID: Hashable & Sendable>: OutlineSource {
    typealias DataSource = UICollectionViewDiffableDataSource<Section, ID>

    private let section: Section
    private weak var collectionView: UICollectionView?
    private weak var outline: ExpansionOutline<ID>?
    /// The snapshot that was applied last, and the placeholders that it contains.
    private var snapshot = NSDiffableDataSourceSectionSnapshot<ID>()
    private var placeholders: [ID: ID] = [:]
    /// The number of visible rows of the snapshot; `nil` before the first one.
    private var givenCount: Int?
    /// The first row in which the snapshot differs from the one before, which the data source may still show.
    private var probe: (row: Int, id: ID?)?
    /// The number of snapshots.
    private var number = 0
    /// The data source whose accessories toggle the groups of the outline.
    private weak var followed: DataSource?

    init(_ collectionView: UICollectionView, _ section: Section, of outline: ExpansionOutline<ID>) {
        (self.collectionView, self.section, self.outline) = (collectionView, section, outline)
    }

    /// The index of the section, or `nil` if the collection view doesn't have it.
    var index: Int? { dataSource?.index(for: section) }

    /// The data source. It is a programming error if it isn't one of the sections and items of the outline.
    private var dataSource: DataSource? {
        guard let present = collectionView?.dataSource else { return nil }
        guard let source = present as? DataSource else {
            programmerError(
                """
                the data source of the collection view is a \(type(of: present)), and not a diffable one with sections \
                of type \(Section.self) and items of type \(ID.self)
                """,
                in: "ExpansionOutline"
            )
        }
        return source
    }

    // MARK: OutlineSource

    var outlineItemType: Any.Type { ID.self }

    func outlineItem(at indexPath: IndexPath) -> Any? {
        indexPath.section == index ? dataSource?.itemIdentifier(for: indexPath) : nil
    }

    func outlineIndexPath(of id: Any) -> IndexPath? {
        guard let path = (id as? ID).flatMap({ dataSource?.indexPath(for: $0) }), path.section == index else {
            return nil
        }
        return path
    }

    func outlineLayout<Row>(hasHeaders: Bool) -> OutlineLayout<Row> {
        OutlineLayout(sections: [.init(header: nil, rows: shownItems as? [Row] ?? [])])
    }

    private var shownItems: [ID] {
        guard let dataSource, let index else { return [] }
        return (0..<count).compactMap { dataSource.itemIdentifier(for: IndexPath(item: $0, section: index)) }
    }

    func shows<Row>(_ layout: OutlineLayout<Row>) -> Bool { count == layout.sections.first?.rows.count ?? 0 }

    /// The number of rows of the section in the collection view.
    private var count: Int {
        guard let dataSource, let index, let collectionView else { return 0 }
        return dataSource.collectionView(collectionView, numberOfItemsInSection: index)
    }

    func show<Row>(_ layout: OutlineLayout<Row>) {
        guard let dataSource, let outline, let rows = layout.sections.first?.rows as? [ID] else { return }
        follow(dataSource)
        let shown = snapshot.visibleItems
        update(from: outline)
        let groups = rows.filter(outline.tree.isGroup)
        let open = groups.filter(outline.isOpen)
        snapshot.expand(open.filter { !snapshot.isExpanded($0) })
        snapshot.collapse(groups.filter { !outline.isOpen($0) && snapshot.isExpanded($0) })
        let same = zip(shown, rows).prefix { $0 == $1 }.count
        probe = same == shown.count && same == rows.count ? nil : (same, same < rows.count ? rows[same] : nil)
        givenCount = rows.count
        give(to: dataSource)
    }

    private func give(to dataSource: DataSource) {
        number += 1
        dataSource.apply(snapshot, to: section, animatingDifferences: UIView.areAnimationsEnabled) {
            [weak self, number] in
            if self?.number == number { self?.probe = nil }
        }
    }

    /// Gives the snapshot the items of the tree and the placeholders.
    private func update(from outline: ExpansionOutline<ID>) {
        if !outline.content.isTreeShown || !outline.content.didLoad.isEmpty {
            snapshot = Self.snapshot(of: outline.tree)
            placeholders = [:]
        }
        let present = outline.content.placeholders
        guard placeholders != present else { return }
        snapshot.delete(placeholders.filter { present[$0.key] != $0.value }.map(\.key))
        for (row, group) in present where placeholders[row] != group && outline.tree.contains(group) {
            snapshot.append([row], to: group)
        }
        placeholders = present
    }

    // MARK: Changes with groups

    /// The rows of the section for the outline.
    var rows: SectionRows<ID> {
        SectionRows(
            source: self,
            given: { [self] in givenCount == nil ? nil : snapshot.visibleItems },
            count: { [self] in count },
            isOpen: { [self] in snapshot.isExpanded($0) },
            isLate: { [self] in isLate },
            canChange: { [self] in followed != nil && followed === dataSource && !isLate && givenCount == count },
            change: { [self] in change($0) }
        )
    }

    /// Whether the data source shows earlier rows than those that were given last.
    private var isLate: Bool {
        guard let probe, let dataSource else { return false }
        let shown = index.flatMap { dataSource.itemIdentifier(for: IndexPath(item: probe.row, section: $0)) }
        guard shown == probe.id else { return true }
        self.probe = nil
        return false
    }

    private func change(_ change: SectionChange<ID>) {
        guard let dataSource, let outline, let index else { return }
        if let first = change.parts.first {
            // The row after those that only leave.
            let next = IndexPath(item: first.row + first.old.count, section: index)
            probe = (first.row, first.new.first ?? dataSource.itemIdentifier(for: next))
        }
        snapshot.delete(change.goneRows)
        for group in change.loaded { Self.append(outline.tree, to: group, in: &snapshot) }
        for (row, group) in change.newRows { snapshot.append([row], to: group) }
        snapshot.expand(change.opened)
        snapshot.collapse(change.folded)
        placeholders = outline.content.placeholders
        givenCount = count + change.growth
        give(to: dataSource)
    }

    private static func snapshot(of tree: ExpansionTree<ID>) -> NSDiffableDataSourceSectionSnapshot<ID> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<ID>()
        snapshot.append(tree.roots)
        for root in tree.roots { append(tree, to: root, in: &snapshot) }
        return snapshot
    }

    /// Appends what is inside a node.
    private static func append(
        _ tree: ExpansionTree<ID>,
        to id: ID,
        in snapshot: inout NSDiffableDataSourceSectionSnapshot<ID>
    ) {
        var pending = [id]
        while let id = pending.popLast() {
            guard let children = tree.children(of: id), !children.isEmpty else { continue }
            snapshot.append(children, to: id)
            pending += children
        }
    }

    // MARK: Accessories

    /// Lets the accessories that the data source toggles toggle the groups of the outline.
    ///
    /// The handlers of the app are asked before, and told.
    private func follow(_ dataSource: DataSource) {
        guard followed !== dataSource else { return }
        followed = dataSource
        let own = dataSource.sectionSnapshotHandlers
        dataSource.sectionSnapshotHandlers.shouldExpandItem = { [weak self] item in
            guard own.shouldExpandItem?(item) ?? true else { return false }
            guard let outline = self?.outline, outline.tree.contains(item) else { return true }
            own.willExpandItem?(item)
            _ = outline.expander.userChange(item, to: .expanded)
            return false
        }
        dataSource.sectionSnapshotHandlers.shouldCollapseItem = { [weak self] item in
            guard own.shouldCollapseItem?(item) ?? true else { return false }
            guard let outline = self?.outline, outline.tree.contains(item) else { return true }
            own.willCollapseItem?(item)
            _ = outline.expander.userChange(item, to: .collapsed)
            return false
        }
    }
}
