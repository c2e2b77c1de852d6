import Failures
import OrderedCollections

/// The rows of a table as a value: which identifiers, in which sections and in which order.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Comment.ID>()
/// snapshot.appendSections([.pinned, .others])
/// snapshot.appendItems(pinned.map(\.id), toSection: .pinned)
/// snapshot.appendItems(others.map(\.id), toSection: .others)
/// dataSource.apply(snapshot)
/// ```
///
/// Every identifier is there once. To insert an item that is there already moves it; to insert such a section is a
/// programmer error. Finding an identifier is constant time, appending one as well; other changes cost the length of
/// the sections that they change, for any number of items. A copy is constant time.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    /// What is to be shown anew.
    var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

    /// A snapshot with no sections.
    public init() {}

    public var numberOfItems: Int {
        content.numberOfItems
    }

    public var numberOfSections: Int {
        content.numberOfSections
    }

    public var sectionIdentifiers: [SectionIdentifierType] {
        Array(content.sections.keys)
    }

    /// The items of all sections, from the first to the last.
    public var itemIdentifiers: [ItemIdentifierType] {
        Array(content.sections.values.joined())
    }

    /// How many items a section has. It has to be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        items(inSection: identifier, for: "numberOfItems(inSection:)").count
    }

    /// The items of a section, in order. It has to be there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        Array(items(inSection: identifier, for: "itemIdentifiers(inSection:)"))
    }

    /// The section that an item is in; `nil` if it is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(of: identifier)
    }

    /// Where an item is among those of all sections; `nil` if it is not in the snapshot. Linear in the number of
    /// sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        content.place(of: identifier).map { section, row in
            content.sections.values[..<section].reduce(row) { $0 + $1.count }
        }
    }

    /// Where a section is; `nil` if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        content.index(ofSection: identifier)
    }

    private func items(
        inSection identifier: SectionIdentifierType,
        for function: StaticString
    ) -> OrderedSet<ItemIdentifierType> {
        guard let index = content.index(ofSection: identifier) else {
            programmerError(
                """
                Section identifier was not found. You can verify the section exists by calling the \
                indexOfSectionIdentifier API (which has O(1) performance)
                """,
                in: "NSDiffableDataSourceSnapshot.\(function)"
            )
        }
        return content.items(inSection: index)
    }
}
