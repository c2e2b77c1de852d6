import Foundation

extension TableData {
    var ids: [Int] { sections.flatMap { $0.rows.map(\.id) } }

    func has(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }

    func path(ofRow id: Int) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let row = content.rows.firstIndex(where: { $0.id == id }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }

    func row(_ id: Int) -> Row? {
        path(ofRow: id).map { self[$0] }
    }

    /// Returns the identifier of a row by its number, modulo the number of rows, or `nil` if there are none.
    func id(_ number: Int) -> Int? {
        path(number).map { self[$0].id }
    }

    mutating func removeRows(_ ids: [Int]) {
        for index in sections.indices { sections[index].rows.removeAll { ids.contains($0.id) } }
    }
}
