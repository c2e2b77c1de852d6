import Documents

/// A walk through rows that finds those to unfold, in parts that fit between frames.
///
/// A row costs what is read of it to find the rows inside it, in bytes. So a part takes a bounded time, whether rows
/// are many, long or deep.
@MainActor
struct UnfoldingWalk {
    /// The maximum number of rows that a walk unfolds.
    nonisolated static let rowLimit = 1000
    /// The maximum number of rows that are looked at.
    nonisolated private static let lookLimit = 20_000
    /// The cost of a row besides its bytes.
    nonisolated private static let costOfRow = 4096
    /// The maximum number of bytes that are read of a row, and of the rows inside it.
    nonisolated private static let costOfBytes = 128 * 1024
    /// The greatest cost of one step.
    nonisolated static let greatestStep = costOfRow + costOfBytes

    /// Rows of a group that are still to be looked at.
    private struct Level {
        var document: any Document
        var rows: Range<Int>
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
    private(set) var opened: [DocumentRowID] = []
    private var looked = 0

    init(_ outline: RowOutline) { self.outline = outline }

    /// Adds rows to look at, before those that were added earlier.
    mutating func add(_ rows: Range<Int>, of document: any Document, root: Int?, group: Int, depth: Int) {
        levels.append(Level(document: document, rows: rows, root: root, group: group, depth: depth))
    }

    /// Whether the walk ended at a limit.
    var isFull: Bool { opened.count >= Self.rowLimit || looked >= Self.lookLimit }
    var isDone: Bool { levels.isEmpty || isFull }

    /// Looks at rows until they cost as much as a limit.
    ///
    /// - Returns: The cost, which exceeds the limit by less than one step.
    @discardableResult
    mutating func run(costLimit: Int) -> Int {
        var cost = 0
        while cost < costLimit, !isDone { cost += step() }
        return cost
    }

    /// Looks at the next row, and returns the cost.
    private mutating func step() -> Int {
        guard var level = levels.popLast() else { return 0 }
        guard let row = level.rows.popFirst() else { return 1 }
        if !level.rows.isEmpty { levels.append(level) }
        looked += 1
        let bytes = level.document.byteRange(ofRowAt: row)
        let id = DocumentRowID(index: level.root ?? row, offset: level.root == nil ? nil : bytes.lowerBound)
        let cost = Self.costOfRow + min(2 * bytes.count, Self.costOfBytes)
        guard let (nested, group) = outline.nestedRows(of: id, row, of: level.document, inGroup: level.group),
            !nested.areParts
        else { return cost }
        opened.append(id)
        outline.prepare(nested, of: id)
        if level.depth > 1 {
            levels.append(
                Level(
                    document: nested.document,
                    rows: 0..<nested.document.rowCount,
                    root: id.index,
                    group: group,
                    depth: level.depth - 1
                )
            )
        }
        return cost
    }
}
