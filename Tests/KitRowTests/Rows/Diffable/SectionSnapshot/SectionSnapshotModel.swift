/// The items of a section snapshot as rows in order, each with its level.
struct SectionSnapshotModel: Equatable {
    struct Row: Equatable {
        var item: Int
        var level: Int
        var isExpanded = false
    }

    var rows: [Row] = []

    func index(of item: Int) -> Int? { rows.firstIndex { $0.item == item } }

    /// Returns the index after the rows inside the row at an index.
    func end(of index: Int) -> Int {
        rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
    }

    func parent(of item: Int) -> Int? {
        guard let index = index(of: item) else { return nil }
        return rows[..<index].last { $0.level < rows[index].level }?.item
    }

    func isVisible(_ item: Int) -> Bool {
        guard index(of: item) != nil else { return false }
        guard let parent = parent(of: item), let place = index(of: parent) else { return true }
        return rows[place].isExpanded && isVisible(parent)
    }

    func part(of item: Int, includingParent: Bool) -> SectionSnapshotModel {
        guard let index = index(of: item) else { return SectionSnapshotModel() }
        let part = rows[(includingParent ? index : index + 1)..<end(of: index)]
        let base = part.first?.level ?? 0
        let rows = part.map { Row(item: $0.item, level: $0.level - base, isExpanded: $0.isExpanded) }
        return SectionSnapshotModel(rows: rows)
    }

    // MARK: Changes

    mutating func append(_ other: SectionSnapshotModel, to parent: Int?) {
        guard let parent, let index = index(of: parent) else {
            rows += other.rows
            return
        }
        insert(other, at: end(of: index), level: rows[index].level + 1)
    }

    mutating func insert(_ other: SectionSnapshotModel, beside item: Int, isAfter: Bool) {
        guard let index = index(of: item) else { return }
        insert(other, at: isAfter ? end(of: index) : index, level: rows[index].level)
    }

    mutating func deleteChildren(of item: Int) {
        guard let index = index(of: item) else { return }
        rows.removeSubrange((index + 1)..<end(of: index))
    }

    mutating func delete(_ item: Int) {
        guard let index = index(of: item) else { return }
        rows.removeSubrange(index..<end(of: index))
    }

    mutating func setExpanded(_ isExpanded: Bool, _ item: Int) {
        if let index = index(of: item) { rows[index].isExpanded = isExpanded }
    }

    private mutating func insert(_ other: SectionSnapshotModel, at index: Int, level: Int) {
        let new = other.rows.map { Row(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }
        rows.insert(contentsOf: new, at: index)
    }
}
