import Glibc

/// A value that a path leads to.
package struct PathMatch: Sendable, Hashable {
    /// The row of the document that is or contains the value.
    package var row: Int
    /// The offset of the row inside it; `nil` if the row is the value.
    package var offset: Int?
}

/// A search for the value at a path. Of several members with the same key the first one counts.
struct PathSearch {
    let document: IndexedDocument
    let isCancelled: () -> Bool

    /// - Throws: `RowPathError` if nothing is there, and `CancellationError` if the search is canceled.
    func run(_ path: RowPath) throws -> PathMatch {
        // A value that a string contains is found as one that the file has.
        let path = RowPath(path.parts.filter { $0 != .parsed })
        guard !path.parts.isEmpty else { return PathMatch(row: 0) }
        var rows = document
        var nested: NestedRows?
        var match = PathMatch(row: 0)
        for (depth, part) in path.parts.enumerated() {
            let row = try row(part, of: rows, nested) { Self.error(part, at: depth, of: path, document) }
            if depth == 0 { match.row = row } else { match.offset = rows.byteRange(ofRowAt: row).lowerBound }
            guard depth + 1 < path.parts.count else { break }
            nested = rows.nestedRows(at: row)
            guard let next = nested?.rows, !next.state.format.rowsAreParts else {
                let place = RowPath(Array(path.parts.prefix(depth + 1))).text()
                throw RowPathError("\(place) has nothing inside, so \(path.parts[depth + 1].text) is not there")
            }
            rows = next
        }
        return match
    }

    private static func error(_ part: RowPath.Part, at depth: Int, of path: RowPath, _ document: IndexedDocument)
        -> RowPathError
    {
        let place = depth == 0 ? document.title : RowPath(Array(path.parts.prefix(depth))).text()
        return RowPathError("\(place) has no \(part.text)")
    }

    private func row(
        _ part: RowPath.Part,
        of rows: IndexedDocument,
        _ nested: NestedRows?,
        error: () -> RowPathError
    ) throws -> Int {
        var next = 0
        while true {
            guard !isCancelled() else { throw CancellationError() }
            let state = rows.state
            switch part {
            case .index(let index):
                // Comments before the first value are a row of their own, without a name.
                let first = state.rowCount > 0 && rows.name(ofRowAt: 0) == .none ? 1 : 0
                if first + index < state.rowCount {
                    switch rows.name(ofRowAt: first + index) {
                    case .index, .element: return first + index
                    case .key, .none: throw error()
                    }
                }
                next = state.rowCount
            case .key(let key):
                while next < state.rowCount {
                    if rows.name(ofRowAt: next) == .key(key) { return next }
                    next += 1
                    if next % 1024 == 0, isCancelled() { throw CancellationError() }
                }
            case .parsed: throw error()
            }
            guard state.isIndexing, !state.isWaiting else { throw error() }
            if let nested {
                _ = nested.scanMore()
            } else if rows.isStepwise {
                _ = rows.indexer.step()
            } else {
                usleep(5000)
            }
        }
    }
}

extension IndexedDocument {
    func find(_ path: RowPath) async throws -> PathMatch {
        try await onThread(nil) { [self] isCancelled, _ in
            try PathSearch(document: self, isCancelled: isCancelled).run(path)
        }
    }
}
