import OrderedCollections

/// The ordered sections of a snapshot with their ordered items, each found by its identifier.
///
/// Finding an item takes constant time if it is in a list. One that isn't is looked for in each outline.
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private var sections: OrderedDictionary<Section, SectionItems<Item>> = [:]
    /// The sections of the items in lists.
    private var sectionOfItem: [Item: Section] = [:]
    /// The sections that are outlines.
    private var outlines: OrderedSet<Section> = []

    var numberOfSections: Int { sections.count }

    var numberOfItems: Int {
        outlines.reduce(sectionOfItem.count) { $0 + (sections[$1]?.count ?? 0) }
    }

    /// The sections in order.
    var sectionIdentifiers: [Section] { sections.keys.elements }

    /// The items of all sections, from the first to the last. Linear.
    var allItems: [Item] { sections.values.flatMap(\.all) }

    func items(inSection index: Int) -> SectionItems<Item> {
        sections.values[index]
    }

    func section(at index: Int) -> Section { sections.keys[index] }

    func index(ofSection section: Section) -> Int? {
        sections.index(forKey: section)
    }

    func section(of item: Item) -> Section? {
        sectionOfItem[item] ?? outlines.first { sections[$0]?.row(of: item) != nil }
    }

    /// Returns the index of an item's section and of the item in it.
    func place(of item: Item) -> (section: Int, row: Int)? {
        guard let section = section(of: item).flatMap(index), let row = items(inSection: section).row(of: item)
        else { return nil }
        return (section, row)
    }

    // MARK: Sections

    /// Inserts empty sections that are not in the snapshot. Amortized constant time for each at the end, otherwise
    /// linear in the number of all sections.
    mutating func insert(_ new: OrderedSet<Section>, at index: Int) {
        guard index < sections.count else {
            for section in new { sections[section] = .list([]) }
            return
        }
        guard !new.isEmpty else { return }
        var all: [(Section, SectionItems<Item>)] = sections.elements[..<index].map { ($0.key, $0.value) }
        all += new.map { ($0, .list([])) }
        all += sections.elements[index...].map { ($0.key, $0.value) }
        sections = OrderedDictionary(uniqueKeysWithValues: all)
    }

    /// Removes sections with their items. Sections that are not in the snapshot are ignored.
    mutating func removeSections(_ gone: Set<Section>) {
        for section in gone { removeItems(inSection: section) }
        sections.removeAll { gone.contains($0.key) }
    }

    /// Moves a section. `new` is an index in the order without the section.
    mutating func moveSection(at old: Int, to new: Int) {
        let section = sections.remove(at: old)
        sections.updateValue(section.value, forKey: section.key, insertingAt: new)
    }

    // MARK: Items

    /// Inserts items that are not in the snapshot. Amortized constant time for each at the end, otherwise linear in
    /// the section. An outline becomes a list.
    mutating func insert(_ new: OrderedSet<Item>, inSection section: Int, at row: Int) {
        let identifier = sections.keys[section]
        flatten(identifier)
        for item in new { sectionOfItem[item] = identifier }
        guard case .list(var items) = sections.values[section] else { return }
        // The items have one owner, so that they are appended without a copy of the others.
        sections.values[section] = .list([])
        if row == items.count {
            items.append(contentsOf: new)
        } else {
            items = OrderedSet(items[..<row] + Array(new) + items[row...])
        }
        sections.values[section] = .list(items)
    }

    /// Removes items. Items that are not in the snapshot are ignored. Linear in the sections that contain some of
    /// them. An outline that contains some becomes a list.
    mutating func remove(_ gone: some Sequence<Item>) {
        for section in outlines where gone.contains(where: { sections[section]?.row(of: $0) != nil }) {
            flatten(section)
        }
        var bySection: [Section: [Item]] = [:]
        for item in gone {
            guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
            bySection[section, default: []].append(item)
        }
        for (section, items) in bySection {
            guard case .list(var kept)? = sections[section] else { continue }
            sections[section] = .list([])
            kept.subtract(items)
            sections[section] = .list(kept)
        }
    }

    // MARK: Outlines

    /// Gives a section the visible items of an outline whose rows are counted. A section that isn't there is added at
    /// the end, and other sections lose items that they have in common with it.
    ///
    /// If the section was an outline before, the cost is that of the rows that come.
    mutating func setOutline(_ tree: SectionTree<Item>, ofSection section: Section) {
        let old = sections[section]
        removeItems(inSection: section)
        // Of two sets, each of whose items may be in the other, the smaller one is looked through.
        if case .outline? = old, let old, numberOfItems > 0 {
            remove(SectionItems.windows(from: old, to: .outline(tree)).flatMap { $0.new.map(tree.item) })
        } else if numberOfItems < tree.rowCount {
            if numberOfItems > 0 { remove(allItems.filter { tree.row(of: $0) != nil }) }
        } else {
            remove(SectionItems.outline(tree).all)
        }
        sections[section] = .outline(tree)
        outlines.append(section)
    }

    /// Gives a section another outline with the same visible items.
    mutating func replaceItems(inSection section: Section, by tree: SectionTree<Item>) {
        removeItems(inSection: section)
        sections[section] = .outline(tree)
        outlines.append(section)
    }

    private mutating func removeItems(inSection section: Section) {
        if case .list(let items)? = sections[section] {
            for item in items { sectionOfItem[item] = nil }
        }
        outlines.remove(section)
        if sections[section] != nil { sections[section] = .list([]) }
    }

    private mutating func flatten(_ section: Section) {
        guard case .outline(let tree)? = sections[section] else { return }
        let items = SectionItems.outline(tree).all
        outlines.remove(section)
        sections[section] = .list(OrderedSet(items))
        for item in items { sectionOfItem[item] = section }
    }
}
