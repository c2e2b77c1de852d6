import Partitioning

/// Any number of places in ascending order.
///
/// The first eight million are kept, each in four bytes. Of more, the list knows their number and one place in 4096, so
/// that its memory does not grow with the matches of a large file.
package struct PlaceList {
    private struct Chunk {
        let first: Int
        var last: Int
        /// The number of places in earlier chunks.
        let rank: Int
        var count = 1
        /// The differences from the first place, which is one of them; `nil` if only the first and the last are known.
        var steps: [UInt32]?
    }

    private static let chunkSize = 4096

    private let exactLimit: Int
    private var chunks: [Chunk] = []

    /// - Parameter exactLimit: The number of places that are kept.
    package init(exactLimit: Int = 1 << 23) { self.exactLimit = exactLimit }

    package var count: Int { chunks.last.map { $0.rank + $0.count } ?? 0 }

    /// Appends places, which must come after those that are there.
    package mutating func append(_ places: [Int]) {
        var rest = places[...]
        while let place = rest.first {
            if let last = chunks.indices.last, let step = UInt32(exactly: place - chunks[last].first),
                chunks[last].count < Self.chunkSize
            {
                // All that fit are appended at once, because a search may find millions.
                let (first, limit) = (chunks[last].first, place + Int(UInt32.max - step))
                var part = rest.prefix(Self.chunkSize - chunks[last].count)
                if let end = part.last, end > limit { part = part.prefix { $0 <= limit } }
                chunks[last].last = part.last ?? place
                chunks[last].count += part.count
                chunks[last].steps?.append(contentsOf: part.lazy.map { UInt32(truncatingIfNeeded: $0 - first) })
                rest = rest.dropFirst(part.count)
            } else {
                let rank = count
                chunks.append(Chunk(first: place, last: place, rank: rank, steps: rank < exactLimit ? [0] : nil))
                rest = rest.dropFirst()
            }
        }
    }

    /// Removes the places from one on, and as many before it as cannot be told from them.
    ///
    /// - Returns: The place from which on there are none.
    @discardableResult
    package mutating func remove(from place: Int) -> Int {
        chunks.removeSubrange(chunks.partitioningIndex { $0.first >= place }...)
        guard let index = chunks.indices.last, chunks[index].last >= place else { return place }
        guard let steps = chunks[index].steps else { return chunks.removeLast().first }
        let first = chunks[index].first
        let kept = steps.partitioningIndex { first + Int($0) >= place }
        chunks[index].steps?.removeLast(steps.count - kept)
        chunks[index].count = kept
        chunks[index].last = first + Int(steps[kept - 1])
        return place
    }

    /// Returns the number of places before a place that is in the list; `nil` for another one, or if it is unknown.
    package func rank(of place: Int) -> Int? {
        let index = chunks.partitioningIndex { $0.first > place } - 1
        guard index >= 0 else { return nil }
        let chunk = chunks[index]
        if chunk.first == place { return chunk.rank }
        guard let steps = chunk.steps else { return nil }
        let rank = steps.partitioningIndex { chunk.first + Int($0) >= place }
        return rank < steps.count && chunk.first + Int(steps[rank]) == place ? chunk.rank + rank : nil
    }

    /// Returns all places, or a place in each of some equal parts of the range that they take up.
    package func sample(atMost limit: Int) -> [Int] {
        guard let first = chunks.first?.first, let last = chunks.last?.last else { return [] }
        if count <= limit { return (0..<count).compactMap { self[$0] } }
        var sample: [Int] = []
        for part in 0..<limit {
            let place = knownPlace(from: first + Int(Double(last - first) * Double(part) / Double(limit)))
            if let place, sample.last ?? -1 < place { sample.append(place) }
        }
        return sample
    }

    /// Returns the place of a rank; `nil` if it is unknown.
    package subscript(rank: Int) -> Int? {
        let chunk = chunks[chunks.partitioningIndex { $0.rank > rank } - 1]
        return rank == chunk.rank ? chunk.first : chunk.steps.map { chunk.first + Int($0[rank - chunk.rank]) }
    }

    /// Returns the first known place from one on.
    private func knownPlace(from place: Int) -> Int? {
        let index = chunks.partitioningIndex { $0.last >= place }
        guard index < chunks.count else { return nil }
        let chunk = chunks[index]
        if chunk.first >= place { return chunk.first }
        guard let steps = chunk.steps else { return chunk.last }
        return chunk.first + Int(steps[steps.partitioningIndex { chunk.first + Int($0) >= place }])
    }
}
