import Failures
import UIKit

/// A diffable data source, to which an outline applies snapshots.
@MainActor
protocol IdentifyingSource: AnyObject {
    /// The type of the items. If it is `AnyHashable`, they can be of different types.
    var outlineItemType: Any.Type { get }

    /// Returns the identifier of the item at an index path.
    func outlineItem(at indexPath: IndexPath) -> Any?

    /// Returns the index path of the item with an identifier. Takes time proportional to the number of items if these
    /// are not the identifiers.
    func outlineIndexPath(of id: Any) -> IndexPath?
}

/// An object that shows the rows of an outline by snapshots.
@MainActor
protocol OutlineSource: IdentifyingSource {
    /// Returns the sections and rows that the data source shows. Costs O(*n*).
    ///
    /// - Parameter hasHeaders: Whether the sections are groups of the outline.
    func outlineLayout<ID>(hasHeaders: Bool) -> OutlineLayout<ID>

    /// Returns whether the data source has as many sections and rows as an outline.
    func shows<ID>(_ layout: OutlineLayout<ID>) -> Bool

    /// Applies the rows of an outline as a snapshot.
    func show<ID>(_ layout: OutlineLayout<ID>)
}

extension IdentifyingSource {
    /// Returns the identifier of the item at an index path: the item itself, or its `id`.
    func outlineID<ID: Hashable>(at indexPath: IndexPath) -> ID? {
        guard let item = outlineItem(at: indexPath) else { return nil }
        if let id = item as? ID { return id }
        if let item = item as? any Identifiable, let id = item.id as? ID { return id }
        programmerError(
            unless: outlineItemType == AnyHashable.self,
            "the items of the data source are of type \(outlineItemType), and have no id of type \(ID.self)",
            in: "LevelExpander.init(diffable:policy:scope:)"
        )
        return nil
    }

    /// Returns the item at an index path.
    func outlineItem<Item: Hashable>(at indexPath: IndexPath, as type: Item.Type) -> Item? {
        guard let item = outlineItem(at: indexPath) else { return nil }
        if let item = item as? Item { return item }
        programmerError(
            unless: outlineItemType == AnyHashable.self,
            "the items of the data source are of type \(outlineItemType), and not \(Item.self)",
            in: "LevelExpander.init(diffable:policy:scope:id:)"
        )
        return nil
    }
}

extension UITableViewDiffableDataSource: OutlineSource {
    var outlineItemType: Any.Type { ItemIdentifierType.self }

    func outlineItem(at indexPath: IndexPath) -> Any? { itemIdentifier(for: indexPath) }

    func outlineIndexPath(of id: Any) -> IndexPath? {
        if let item = id as? ItemIdentifierType { return indexPath(for: item) }
        // The items are others, and have the identifiers.
        guard let id = id as? AnyHashable, ItemIdentifierType.self is any Identifiable.Type else { return nil }
        let item = snapshot().itemIdentifiers.first { ($0 as? any Identifiable)?.id as? AnyHashable == id }
        return item.flatMap { indexPath(for: $0) }
    }

    func outlineLayout<ID>(hasHeaders: Bool) -> OutlineLayout<ID> {
        var layout = OutlineLayout<ID>(sections: [])
        while let section = sectionIdentifier(for: layout.sections.count) {
            var rows: [ID] = []
            while let item = itemIdentifier(for: IndexPath(row: rows.count, section: layout.sections.count)) as? ID {
                rows.append(item)
            }
            layout.sections.append(.init(header: hasHeaders ? section as? ID : nil, rows: rows))
        }
        return layout
    }

    func shows<ID>(_ layout: OutlineLayout<ID>) -> Bool {
        let shown = snapshot()
        return shown.numberOfSections == layout.sections.count
            && shown.numberOfItems == layout.sections.reduce(0) { $0 + $1.rows.count }
    }

    func show<ID>(_ layout: OutlineLayout<ID>) {
        let presentSection = snapshot().sectionIdentifiers.first
        var next = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
        for section in layout.sections {
            guard let id = section.header.map({ $0 as? SectionIdentifierType }) ?? presentSection ?? Self.firstSection,
                let items = section.rows as? [ItemIdentifierType]
            else {
                programmerError(
                    """
                    the data source has sections of type \(SectionIdentifierType.self) and items of type \
                    \(ItemIdentifierType.self), which are no \(ID.self) of the outline
                    """,
                    in: "ExpansionOutline"
                )
            }
            next.appendSections([id])
            next.appendItems(items, toSection: id)
        }
        let animation = defaultRowAnimation
        defaultRowAnimation = .fade
        apply(next, animatingDifferences: UIView.areAnimationsEnabled)
        defaultRowAnimation = animation
    }

    /// The section of an outline whose roots are rows: 0, an empty text, or the first case.
    private static var firstSection: SectionIdentifierType? {
        if let section = 0 as? SectionIdentifierType ?? "" as? SectionIdentifierType { return section }
        return (SectionIdentifierType.self as? any CaseIterable.Type).flatMap { first($0) as? SectionIdentifierType }
    }

    private static func first<Cases: CaseIterable>(_ cases: Cases.Type) -> Any? { cases.allCases.first }
}
