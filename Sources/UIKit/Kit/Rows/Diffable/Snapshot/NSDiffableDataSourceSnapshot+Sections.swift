import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Appends new, empty sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        content.insert(
            new(identifiers, in: "NSDiffableDataSourceSnapshot.appendSections(_:)"),
            at: content.numberOfSections
        )
    }

    /// Inserts new, empty sections before another one.
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

    /// Inserts new, empty sections after another one.
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

    /// Removes sections with their items. Sections that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for index in identifiers.compactMap(content.index) { marks.removeItems(content.items(inSection: index).all) }
        content.removeSections(Set(identifiers))
        marks.removeSections(identifiers)
    }

    /// Moves a section with its items before another one. Both must be in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, by: 0, from: toIdentifier, in: "NSDiffableDataSourceSnapshot.moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items after another one. Both must be in the snapshot.
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
        // The target counts without the section itself, which is taken out first.
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
