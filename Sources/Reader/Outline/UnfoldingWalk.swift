import Documents

/// A walk through rows that finds those to unfold, in parts that fit between frames.
///
/// A row costs what is read of it to find the rows inside it, in bytes. So a part takes a bounded time, whether rows
/// are many, long or deep. Where the rows inside a row are not all found, another thread finds them, and a part ends.
@MainActor
package struct UnfoldingWalk {
    /// The maximum number of rows that a walk unfolds.
    package nonisolated static let rowLimit = 1000
    /// The maximum number of rows that are looked at.
    nonisolated private static let lookLimit = 20_000
    /// The cost of a row besides its bytes.
    nonisolated private static let costOfRow = 4096
    /// The maximum number of bytes that are read of a row, and of the rows inside it.
    nonisolated private static let costOfBytes = 128 * 1024
    /// The greatest cost of one step.
    package nonisolated static let greatestStep = costOfRow + costOfBytes
    /// The cost of a row whose rows are known.
    package nonisolated static let costOfKnownRow = 1024

    /// Returns the cost of finding the rows inside a row of a number of bytes.
    package nonisolated static func cost(ofBytes count: Int) -> Int { costOfRow + min(2 * count, costOfBytes) }

    /// Rows of a group that are still to be looked at.
    private struct Level {
        var document: any Document
        var rows: Range<Int>
        /// The rows of which these are the ones that are found; `nil` if there are no others.
        var nested: NestedRows?
        /// The row of the document around them; `nil` for rows of the document.
        var root: Int?
        /// The group, if it is visible.
        var group: Int?
        /// The number of levels inside each row that are unfolded.
        var depth: Int
    }

    private let outline: RowOutline
    /// The groups around the next row, from the outside in. It replaces recursion: values may be nested to any depth.
    private var levels: [Level] = []
    package private(set) var opened: [DocumentRowID] = []
    private var looked = 0
    /// Whether rows that have a text and no rows inside them are unfolded, too.
    private let opensTexts: Bool

    package init(_ outline: RowOutline, opensTexts: Bool = false) {
        (self.outline, self.opensTexts) = (outline, opensTexts)
    }

    /// Adds rows to look at, before those that were added earlier.
    package mutating func add(_ rows: Range<Int>, of document: any Document, root: Int?, group: Int, depth: Int) {
        levels.append(Level(document: document, rows: rows, root: root, group: group, depth: depth))
    }

    /// Whether the walk ended at a limit.
    package var isFull: Bool { opened.count >= Self.rowLimit || looked >= Self.lookLimit }
    package var isDone: Bool { levels.isEmpty || isFull }

    /// Looks at rows until they cost as much as a limit, or until the next one has to be found first.
    ///
    /// - Returns: The cost, which exceeds the limit by less than one step.
    @discardableResult
    package mutating func run(costLimit: Int) -> Int {
        var cost = 0
        while cost < costLimit, !isDone, let step = step() { cost += step }
        return cost
    }

    /// Looks at the next row, and returns the cost; `nil` if it has to be found first.
    private mutating func step() -> Int? {
        guard var level = levels.popLast() else { return 0 }
        guard let row = level.rows.popFirst() else { return wait(for: &level) ? nil : 1 }
        if !level.rows.isEmpty || level.nested != nil { levels.append(level) }
        looked += 1
        let bytes = level.document.byteRange(ofRowAt: row)
        let id = DocumentRowID(index: level.root ?? row, offset: level.root == nil ? nil : bytes.lowerBound)
        let cost = Self.cost(ofBytes: bytes.count)
        // Opening many files at once would unpack all of them.
        if level.document.format.rowsAreListed { return cost }
        guard let (nested, group) = outline.nestedRows(of: id, row, of: level.document, inGroup: level.group),
            !nested.areParts
        else {
            if opensTexts, level.document.row(at: row).detail != nil { opened.append(id) }
            return cost
        }
        opened.append(id)
        outline.prepare(nested, of: id)
        if level.depth > 1 {
            levels.append(
                Level(
                    document: nested.document,
                    rows: 0..<0,
                    nested: nested,
                    root: id.index,
                    group: group,
                    depth: level.depth - 1
                )
            )
        }
        return cost
    }

    /// Goes on with the rows of a level that were found meanwhile, or lets another thread find them.
    ///
    /// - Returns: Whether there are none yet.
    private mutating func wait(for level: inout Level) -> Bool {
        guard let nested = level.nested else { return false }
        let state = nested.document.state
        if level.rows.upperBound < state.rowCount {
            level.rows = level.rows.upperBound..<state.rowCount
        } else if state.isIndexing {
            nested.beginScanning()
        } else {
            return false
        }
        levels.append(level)
        return level.rows.isEmpty
    }
}
