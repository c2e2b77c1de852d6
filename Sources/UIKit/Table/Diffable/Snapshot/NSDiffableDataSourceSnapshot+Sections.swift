import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Puts new sections, without items, behind all others.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        content.insert(new(identifiers), at: content.numberOfSections)
    }

    /// Puts new sections, without items, in front of another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: 0, from: toIdentifier)
    }

    /// Puts new sections, without items, behind another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: 1, from: toIdentifier)
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
        move(identifier, by: 0, from: toIdentifier)
    }

    /// Puts a section, with its items, behind another one. Both have to be there.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType,
        afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, by: 1, from: toIdentifier)
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType],
        at distance: Int,
        from other: SectionIdentifierType
    ) {
        SnapshotRules.require(other, isNotAmong: SnapshotRules.unique(identifiers, kind: "section"), of: "insertion")
        let index = SnapshotRules.found(content.index(ofSection: other), "insertIndex")
        content.insert(new(identifiers), at: index + distance)
    }

    private mutating func move(_ identifier: SectionIdentifierType, by distance: Int, from other: SectionIdentifierType)
    {
        SnapshotRules.require(other, isNotAmong: [identifier], of: "move")
        let old = SnapshotRules.found(content.index(ofSection: identifier), "fromSection")
        let index = SnapshotRules.found(content.index(ofSection: other), "toSection")
        content.moveSection(at: old, to: index + distance - (old < index ? 1 : 0))
    }

    private func new(_ identifiers: [SectionIdentifierType]) -> OrderedSet<SectionIdentifierType> {
        let sections = SnapshotRules.unique(identifiers, kind: "section")
        SnapshotRules.requireNew(sections.filter { content.index(ofSection: $0) != nil })
        return sections
    }
}
