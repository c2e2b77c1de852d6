import Foundation

/// The rows of a table, as its data source stores them.
struct TableData: Equatable {
    struct Row: Equatable {
        let id: Int
        var height: Int
    }

    struct Section: Equatable {
        let id: Int
        var rows: [Row]
    }

    var sections: [Section] = []
    private var lastID = 0

    init(heights: [[Int]]) {
        sections = heights.map { makeSection($0) }
    }

    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

    /// Returns the index path of a row by its number, modulo the number of rows, or `nil` if there are none.
    func path(_ number: Int) -> IndexPath? {
        guard rowCount > 0 else { return nil }
        var row = number % rowCount
        for (index, section) in sections.enumerated() {
            if row < section.rows.count { return IndexPath(row: row, section: index) }
            row -= section.rows.count
        }
        return nil
    }

    subscript(path: IndexPath) -> Row {
        get { sections[path.section].rows[path.row] }
        set { sections[path.section].rows[path.row] = newValue }
    }

    mutating func makeRow(_ height: Int) -> Row {
        lastID += 1
        return Row(id: lastID, height: height)
    }

    mutating func makeSection(_ heights: [Int]) -> Section {
        lastID += 1
        return Section(id: lastID, rows: heights.map { makeRow($0) })
    }
}
