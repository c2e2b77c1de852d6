/// The model of a snapshot as plain arrays.
struct SnapshotModel {
    var sections: [(name: Int, items: [Int])] = []
    var reloadedSections: [Int] = []
    var reloadedItems: [Int] = []
    var reconfiguredItems: [Int] = []

    var items: [Int] { sections.flatMap(\.items) }

    func section(of item: Int) -> Int? { sections.first { $0.items.contains(item) }?.name }

    func index(of section: Int) -> Int? { sections.firstIndex { $0.name == section } }

    mutating func take(_ gone: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    mutating func put(_ items: [Int], beside other: Int, after distance: Int) {
        take(items)
        for index in sections.indices {
            guard let row = sections[index].items.firstIndex(of: other) else { continue }
            sections[index].items.insert(contentsOf: items, at: row + distance)
            return
        }
    }

    mutating func forgetWhatWent() {
        let (names, items) = (sections.map(\.name), items)
        reloadedSections.removeAll { !names.contains($0) }
        reloadedItems.removeAll { !items.contains($0) }
        reconfiguredItems.removeAll { !items.contains($0) }
    }
}
