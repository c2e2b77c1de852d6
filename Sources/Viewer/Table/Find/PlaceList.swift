/// Any number of places in ascending order. Each takes four bytes.
struct PlaceList {
    private struct Chunk {
        var first: Int
        /// The number of places in earlier chunks.
        var rank: Int
        /// The differences from the first place, which is one of them.
        var steps: [UInt32]
    }

    private static let chunkSize = 4096

    private var chunks: [Chunk] = []
    private(set) var count = 0

    /// Appends places, which must come after those that are there.
    mutating func append(_ places: [Int]) {
        for place in places {
            if let last = chunks.indices.last, chunks[last].steps.count < Self.chunkSize,
                let step = UInt32(exactly: place - chunks[last].first)
            {
                chunks[last].steps.append(step)
            } else {
                chunks.append(Chunk(first: place, rank: count, steps: [0]))
            }
            count += 1
        }
    }

    /// Removes the places from one on.
    mutating func remove(from place: Int) {
        let rank = rank(from: place)
        while let last = chunks.last, last.rank >= rank { chunks.removeLast() }
        if let last = chunks.indices.last {
            chunks[last].steps.removeLast(max(0, chunks[last].rank + chunks[last].steps.count - rank))
        }
        count = rank
    }

    /// Returns the number of places before a place that is in the list; `nil` for another one.
    func rank(of place: Int) -> Int? {
        let rank = rank(from: place)
        return rank < count && self[rank] == place ? rank : nil
    }

    /// Returns all places, or the first one in each of some equal parts of the range that they take up.
    func sample(atMost limit: Int) -> [Int] {
        guard count > limit else { return (0..<count).map { self[$0] } }
        let (first, last) = (self[0], self[count - 1])
        var sample: [Int] = []
        for part in 0..<limit {
            let rank = rank(from: first + Int(Double(last - first) * Double(part) / Double(limit)))
            if rank < count, sample.last != self[rank] { sample.append(self[rank]) }
        }
        return sample
    }

    subscript(rank: Int) -> Int {
        let chunk = chunks[Self.partition(chunks.count) { chunks[$0].rank > rank } - 1]
        return chunk.first + Int(chunk.steps[rank - chunk.rank])
    }

    /// Returns the number of places before a place.
    private func rank(from place: Int) -> Int {
        let index = Self.partition(chunks.count) { chunks[$0].first >= place }
        guard index > 0 else { return 0 }
        let chunk = chunks[index - 1]
        return chunk.rank + Self.partition(chunk.steps.count) { chunk.first + Int(chunk.steps[$0]) >= place }
    }

    /// Returns the first number that satisfies a condition. All later ones must satisfy it, too, and none before.
    private static func partition(_ count: Int, where belongs: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
