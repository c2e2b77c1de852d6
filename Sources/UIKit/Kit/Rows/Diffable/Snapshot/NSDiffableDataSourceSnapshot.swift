import Failures

/// The contents of a table as a value: ordered sections with ordered items, by their identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Comment.ID>()
/// snapshot.appendSections([.pinned, .others])
/// snapshot.appendItems(pinned.map(\.id), toSection: .pinned)
/// snapshot.appendItems(others.map(\.id), toSection: .others)
/// dataSource.apply(snapshot)
/// ```
///
/// Identifiers are unique. Inserting an item that is already in the snapshot moves it; inserting such a section is a
/// programmer error. Finding or appending an identifier takes constant time. Other changes are linear in the sections
/// that they change, for any number of items. Copying takes constant time.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    /// The items and sections to be shown again.
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
        content.sectionIdentifiers
    }

    /// The items of all sections, from the first to the last.
    public var itemIdentifiers: [ItemIdentifierType] {
        content.allItems
    }

    /// Returns the number of items in a section, which must be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        items(inSection: identifier, for: "numberOfItems(inSection:)").count
    }

    /// Returns the items of a section, in order. The section must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items(inSection: identifier, for: "itemIdentifiers(inSection:)").all
    }

    /// Returns the section that contains an item; `nil` if the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(of: identifier)
    }

    /// Returns the index of an item among those of all sections; `nil` if it is not in the snapshot. Linear in the
    /// number of sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        content.place(of: identifier).map { section, row in
            (0..<section).reduce(row) { $0 + content.items(inSection: $1).count }
        }
    }

    /// Returns the index of a section; `nil` if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        content.index(ofSection: identifier)
    }

    private func items(
        inSection identifier: SectionIdentifierType,
        for function: StaticString
    ) -> SectionItems<ItemIdentifierType> {
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
