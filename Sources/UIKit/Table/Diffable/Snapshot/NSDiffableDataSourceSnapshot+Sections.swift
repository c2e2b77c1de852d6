import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Puts new sections, without items, behind all others.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        content.insert(
            new(identifiers, in: "NSDiffableDataSourceSnapshot.appendSections(_:)"),
            at: content.numberOfSections
        )
    }

    /// Puts new sections, without items, in front of another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(
            identifiers,
            at: 0,
            from: toIdentifier,
            in: "NSDiffableDataSourceSnapshot.insertSections(_:beforeSection:)"
        )
    }

    /// Puts new sections, without items, behind another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(
            identifiers,
            at: 1,
            from: toIdentifier,
            in: "NSDiffableDataSourceSnapshot.insertSections(_:afterSection:)"
        )
    }

    /// Removes sections with their items. Those that are not in the snapshot are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for index in identifiers.compactMap(content.index) { marks.removeItems(content.items(inSection: index)) }
        content.removeSections(Set(identifiers))
        marks.removeSections(identifiers)
    }

    /// Puts a section, with its items, in front of another one. Both have to be there.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, by: 0, from: toIdentifier, in: "NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)")
    }

    /// Puts a section, with its items, behind another one. Both have to be there.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, by: 1, from: toIdentifier, in: "NSDiffableDataSourceSnapshot.moveSection(_:afterSection:)")
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType],
        at distance: Int,
        from other: SectionIdentifierType,
        in api: String
    ) {
        let sections = SnapshotRules.unique(identifiers, kind: "section", in: api)
        SnapshotRules.require(other, isNotAmong: sections, of: "insertion", in: api)
        let index = SnapshotRules.found(content.index(ofSection: other), "insertIndex", in: api)
        content.insert(new(identifiers, in: api), at: index + distance)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType,
        by distance: Int,
        from other: SectionIdentifierType,
        in api: String
    ) {
        SnapshotRules.require(other, isNotAmong: [identifier], of: "move", in: api)
        let old = SnapshotRules.found(content.index(ofSection: identifier), "fromSection", in: api)
        let index = SnapshotRules.found(content.index(ofSection: other), "toSection", in: api)
        content.moveSection(at: old, to: index + distance - (old < index ? 1 : 0))
    }

    private func new(
        _ identifiers: [SectionIdentifierType],
        in api: String
    ) -> OrderedSet<SectionIdentifierType> {
        let sections = SnapshotRules.unique(identifiers, kind: "section", in: api)
        SnapshotRules.requireNew(sections.filter { content.index(ofSection: $0) != nil }, in: api)
        return sections
    }
}
