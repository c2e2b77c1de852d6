import Partitioning

/// The order of the visible rows of an outline: the rows of a document and, after each open row, those inside it.
///
/// The rows are kept as runs of successive rows of one group, so a group of any number of rows costs as much as one
/// row. An update costs time proportional to the number of runs, and finding the row at an index a binary search.
package struct OutlineRuns: Equatable {
    /// Successive rows of a group that have no other rows between them.
    package struct Run: Equatable {
        /// The group. The rows of the document are group 0.
        package var group: Int
        package var rows: Range<Int>
        /// The number of rows around the group, each nested in the previous row.
        package var depth: Int

        package init(group: Int, rows: Range<Int>, depth: Int) {
            (self.group, self.rows, self.depth) = (group, rows, depth)
        }
    }

    /// A visible row.
    package struct Place: Equatable {
        package var group: Int
        package var row: Int
        package var depth: Int

        package init(group: Int, row: Int, depth: Int) {
            (self.group, self.row, self.depth) = (group, row, depth)
        }
    }

    package private(set) var runs: [Run] = []
    /// The index of the first row of each run, and then the number of rows.
    private var starts = [0]

    /// Creates an outline of a document's rows, with all of them folded.
    package init(count: Int) {
        if count > 0 { replace(0..<0, with: [Run(group: 0, rows: 0..<count, depth: 0)]) }
    }

    /// Creates an outline of runs. Those that continue each other are joined.
    package init(_ all: [Run]) {
        for run in all where !run.rows.isEmpty {
            if let last = runs.last, last.group == run.group, last.rows.upperBound == run.rows.lowerBound {
                runs[runs.count - 1].rows = last.rows.lowerBound..<run.rows.upperBound
            } else {
                runs.append(run)
            }
        }
        starts = runs.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.rows.count) }
    }

    package var count: Int { starts[runs.count] }

    package subscript(index: Int) -> Place? {
        guard let run = run(at: index) else { return nil }
        return Place(
            group: runs[run].group,
            row: runs[run].rows.lowerBound + index - starts[run],
            depth: runs[run].depth
        )
    }

    /// Returns the index of a row; `nil` if it is not visible.
    package func index(of row: Int, in group: Int) -> Int? {
        guard let run = runs.firstIndex(where: { $0.group == group && $0.rows.contains(row) }) else { return nil }
        return starts[run] + row - runs[run].rows.lowerBound
    }

    /// Returns the visible rows inside a row, and inside those.
    package func descendants(ofRowAt index: Int) -> Range<Int> {
        guard let run = run(at: index), index + 1 == starts[run + 1] else { return index + 1..<index + 1 }
        var end = run + 1
        while end < runs.count, runs[end].depth > runs[run].depth { end += 1 }
        return index + 1..<starts[end]
    }

    /// Returns the index of the row around a row; `nil` for a row of the document.
    package func parent(ofRowAt index: Int) -> Int? {
        guard var run = run(at: index) else { return nil }
        let depth = runs[run].depth
        while run > 0, runs[run].depth >= depth { run -= 1 }
        return runs[run].depth < depth ? starts[run + 1] - 1 : nil
    }

    /// The groups that have visible rows.
    package var groups: Set<Int> { Set(runs.lazy.map(\.group)) }

    /// Inserts rows of a group before the row at an index.
    package mutating func insert(_ rows: Range<Int>, of group: Int, depth: Int, at index: Int) {
        guard !rows.isEmpty else { return }
        let place = split(at: index)
        replace(place..<place, with: [Run(group: group, rows: rows, depth: depth)])
    }

    /// Removes the rows at some indexes.
    package mutating func remove(_ indexes: Range<Int>) {
        guard !indexes.isEmpty else { return }
        let first = split(at: indexes.lowerBound)
        let end = split(at: indexes.upperBound)
        replace(first..<end, with: [])
    }

    /// Makes a run begin at an index, and returns its place.
    private mutating func split(at index: Int) -> Int {
        guard let place = run(at: index) else { return runs.count }
        let length = index - starts[place]
        guard length > 0 else { return place }
        let run = runs[place]
        let cut = run.rows.lowerBound + length
        runs[place].rows = run.rows.lowerBound..<cut
        runs.insert(Run(group: run.group, rows: cut..<run.rows.upperBound, depth: run.depth), at: place + 1)
        starts.insert(index, at: place + 1)
        return place + 1
    }

    /// Replaces runs, and joins those beside them that continue each other.
    private mutating func replace(_ places: Range<Int>, with new: [Run]) {
        runs.replaceSubrange(places, with: new)
        for place in [places.lowerBound + new.count, places.lowerBound] where place > 0 && place < runs.count {
            let (before, after) = (runs[place - 1], runs[place])
            guard before.group == after.group, before.rows.upperBound == after.rows.lowerBound else { continue }
            runs[place - 1].rows = before.rows.lowerBound..<after.rows.upperBound
            runs.remove(at: place)
        }
        let first = max(0, places.lowerBound - 1)
        starts.removeSubrange(min(first + 1, starts.count)...)
        starts.reserveCapacity(runs.count + 1)
        for place in first..<runs.count { starts.append(starts[place] + runs[place].rows.count) }
    }

    /// Returns the run with an index; `nil` after the end.
    private func run(at index: Int) -> Int? {
        guard index >= 0, index < count else { return nil }
        return starts[..<runs.count].partitioningIndex { $0 > index } - 1
    }
}
