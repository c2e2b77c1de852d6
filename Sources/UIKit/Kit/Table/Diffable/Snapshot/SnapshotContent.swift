import OrderedCollections

/// The ordered sections of a snapshot with their ordered items, each found by its identifier in constant time.
struct SnapshotContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private(set) var sections: OrderedDictionary<Section, OrderedSet<Item>> = [:]
    private var sectionOfItem: [Item: Section] = [:]

    var numberOfSections: Int { sections.count }

    var numberOfItems: Int { sectionOfItem.count }

    func items(inSection index: Int) -> OrderedSet<Item> {
        sections.values[index]
    }

    func index(ofSection section: Section) -> Int? {
        sections.index(forKey: section)
    }

    func section(of item: Item) -> Section? {
        sectionOfItem[item]
    }

    /// Returns the index of an item's section and of the item in it. Constant time.
    func place(of item: Item) -> (section: Int, row: Int)? {
        guard let section = sectionOfItem[item].flatMap(index), let row = items(inSection: section).firstIndex(of: item)
        else { return nil }
        return (section, row)
    }

    // MARK: Sections

    /// Inserts empty sections that are not in the snapshot. Amortized constant time for each at the end, otherwise
    /// linear in the number of all sections.
    mutating func insert(_ new: OrderedSet<Section>, at index: Int) {
        guard index < sections.count else {
            for section in new { sections[section] = [] }
            return
        }
        guard !new.isEmpty else { return }
        var all: [(Section, OrderedSet<Item>)] = sections.elements[..<index].map { ($0.key, $0.value) }
        all += new.map { ($0, []) }
        all += sections.elements[index...].map { ($0.key, $0.value) }
        sections = OrderedDictionary(uniqueKeysWithValues: all)
    }

    /// Removes sections with their items. Sections that are not in the snapshot are ignored.
    mutating func removeSections(_ gone: Set<Section>) {
        for section in gone {
            for item in sections[section] ?? [] { sectionOfItem[item] = nil }
        }
        sections.removeAll { gone.contains($0.key) }
    }

    /// Moves a section. `new` is an index in the order without the section.
    mutating func moveSection(at old: Int, to new: Int) {
        let section = sections.remove(at: old)
        sections.updateValue(section.value, forKey: section.key, insertingAt: new)
    }

    // MARK: Items

    /// Inserts items that are not in the snapshot. Amortized constant time for each at the end, otherwise linear in
    /// the section.
    mutating func insert(_ new: OrderedSet<Item>, inSection section: Int, at row: Int) {
        let identifier = sections.keys[section]
        for item in new { sectionOfItem[item] = identifier }
        let items = sections.values[section]
        if row == items.count {
            sections.values[section].append(contentsOf: new)
        } else {
            sections.values[section] = OrderedSet(items[..<row] + Array(new) + items[row...])
        }
    }

    /// Removes items. Items that are not in the snapshot are ignored. Linear in the sections that contain some of
    /// them.
    mutating func remove(_ gone: some Sequence<Item>) {
        var bySection: [Section: [Item]] = [:]
        for item in gone {
            guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
            bySection[section, default: []].append(item)
        }
        for (section, items) in bySection { sections[section]?.subtract(items) }
    }
}
