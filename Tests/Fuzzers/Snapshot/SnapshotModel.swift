/// The contents of a snapshot as plain arrays.
struct SnapshotModel {
    struct Section {
        var name: Int
        var items: [Int] = []
    }

    private(set) var sections: [Section] = []
    private(set) var reloadedSections: [Int] = []
    private(set) var reloadedItems: [Int] = []
    private(set) var reconfiguredItems: [Int] = []

    var names: [Int] { sections.map(\.name) }
    var items: [Int] { sections.flatMap(\.items) }

    func section(of item: Int) -> Int? { sections.first { $0.items.contains(item) }?.name }

    // MARK: Sections

    mutating func append(sections names: [Int]) {
        sections += names.map { Section(name: $0) }
    }

    mutating func insert(sections names: [Int], beside other: Int, isAfter: Bool) {
        guard let index = self.names.firstIndex(of: other) else { return }
        sections.insert(contentsOf: names.map { Section(name: $0) }, at: index + (isAfter ? 1 : 0))
    }

    mutating func delete(sections names: [Int]) {
        sections.removeAll { names.contains($0.name) }
        forgetWhatWent()
    }

    mutating func move(section: Int, beside other: Int, isAfter: Bool) {
        guard let index = names.firstIndex(of: section) else { return }
        let moved = sections.remove(at: index)
        guard let goal = names.firstIndex(of: other) else { return }
        sections.insert(moved, at: goal + (isAfter ? 1 : 0))
    }

    mutating func reload(sections names: [Int]) {
        reloadedSections += names.filter { !reloadedSections.contains($0) }
    }

    // MARK: Items

    mutating func append(items: [Int], to section: Int) {
        take(items)
        guard let index = names.firstIndex(of: section) else { return }
        sections[index].items += items
    }

    mutating func put(items: [Int], beside other: Int, isAfter: Bool) {
        take(items)
        for index in sections.indices {
            guard let row = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: items, at: row + (isAfter ? 1 : 0))
            return
        }
    }

    mutating func delete(items: [Int]) {
        take(items)
        forgetWhatWent()
    }

    mutating func reload(items: [Int]) {
        reloadedItems += items.filter { !reloadedItems.contains($0) }
    }

    mutating func reconfigure(items: [Int]) {
        reconfiguredItems += items.filter { !reconfiguredItems.contains($0) }
    }

    /// Clears the marks, after the data source has applied them.
    mutating func forgetMarks() {
        (reloadedSections, reloadedItems, reconfiguredItems) = ([], [], [])
    }

    private mutating func take(_ gone: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    private mutating func forgetWhatWent() {
        let (names, items) = (names, items)
        reloadedSections.removeAll { !names.contains($0) }
        reloadedItems.removeAll { !items.contains($0) }
        reconfiguredItems.removeAll { !items.contains($0) }
    }
}
