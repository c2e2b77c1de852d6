import Documents

@testable import Reader

/// The rows of a page and the current one, made from the document each time: slow, and plainly right.
@MainActor
struct PageModel {
    let document: any Document
    var open: Set<DocumentRowID> = []
    /// The rows of the document that are shown; `nil` for all.
    var shown: [Int]?
    var current: DocumentRowID?

    struct Row: Equatable {
        let id: DocumentRowID
        let depth: Int
        let hasInside: Bool
        let parent: DocumentRowID?
    }

    init(_ document: any Document) {
        self.document = document
        current = rows.first?.id
    }

    /// The visible rows.
    var rows: [Row] { rows { open.contains($0) } }

    /// All rows.
    var all: [Row] { rows { _ in true } }

    private func rows(_ isOpen: (DocumentRowID) -> Bool) -> [Row] {
        var rows: [Row] = []
        func add(_ document: any Document, _ index: Int, _ root: Int?, _ depth: Int, _ parent: DocumentRowID?) {
            let offset = root == nil ? nil : document.byteRange(ofRowAt: index).lowerBound
            let id = DocumentRowID(index: root ?? index, offset: offset)
            let nested = document.nestedRows(at: index)
            rows.append(Row(id: id, depth: depth, hasInside: nested != nil, parent: parent))
            guard let nested, isOpen(id) else { return }
            for child in 0..<nested.document.rowCount { add(nested.document, child, id.index, depth + 1, id) }
        }
        for index in shown ?? Array(0..<document.rowCount) { add(document, index, nil, 0, nil) }
        return rows
    }

    var currentIndex: Int { rows.firstIndex { $0.id == current } ?? 0 }

    mutating func setCurrent(_ index: Int) {
        let rows = rows
        current = rows.isEmpty ? nil : rows[min(max(0, index), rows.count - 1)].id
    }

    /// Finds the current row after rows have gone: itself, or the innermost one around it that is visible.
    mutating func settle() {
        let visible = Set(rows.map(\.id))
        let parents = Dictionary(all.map { ($0.id, $0.parent) }, uniquingKeysWith: { old, _ in old })
        while let id = current, !visible.contains(id) {
            guard let parent = parents[id], let parent else { break }
            current = parent
        }
        guard let id = current, !visible.contains(id) else { return }
        // Of filtered rows, the next one.
        let next = (shown ?? []).first { $0 >= id.index } ?? shown?.last
        current = next.map { DocumentRowID(index: $0) }
    }

    /// The group of a row: those with the same row around them.
    func siblings(of id: DocumentRowID) -> [Row] {
        let all = all
        let parent = all.first { $0.id == id }?.parent
        return all.filter { $0.parent == parent }
    }

    /// The rows inside a row, and inside these.
    func descendants(of id: DocumentRowID) -> [Row] {
        let all = all
        guard let start = all.firstIndex(where: { $0.id == id }) else { return [] }
        return Array(all[(start + 1)...].prefix { $0.depth > all[start].depth })
    }
}
