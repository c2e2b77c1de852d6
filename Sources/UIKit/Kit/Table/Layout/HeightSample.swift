import RowGeometry

/// A sample of bounded size of the heights measured so far, from which the heights of all other rows are estimated.
///
/// Adding a height takes constant time, whatever their number. An estimate sorts the sample.
struct HeightSample {
    /// The number of heights that the sample can hold.
    static let capacity = 256
    /// The number of heights that must be known before the sample gives an estimate.
    static let leastCount = 64
    /// At either end one in this many heights is left out: a few rows that are open or broken are not typical.
    private static let trim = 32

    /// The number of heights that were added.
    private(set) var count = 0
    private var heights: [Extent] = []
    /// The number of heights at which the next estimate is due. Each estimate takes four times as many heights as the
    /// one before, so that estimates come to an end.
    private var due = Self.leastCount
    private var seed: UInt64 = 0

    /// Adds a height. Each of the heights that were added is in the sample with the same probability.
    mutating func add(_ height: Extent) {
        count += 1
        if heights.count < Self.capacity {
            heights.append(height)
        } else {
            // Reservoir sampling: the n-th height replaces one of the sample's k with a probability of k / n.
            let place = random(below: count)
            if place < Self.capacity { heights[place] = height }
        }
    }

    /// Returns the mean without the extremes; `nil` until enough heights were added since the last estimate.
    ///
    /// It is the mean and not the median, because the table needs sums of heights.
    mutating func takeEstimate() -> Extent? {
        guard count >= due else { return nil }
        while due <= count { due *= 4 }
        return Self.typical(heights)
    }

    /// Returns the mean of heights without the lowest and the highest; zero for no heights.
    static func typical(_ heights: [Extent]) -> Extent {
        mean(of: heights, withoutExtremes: heights.count / trim)
    }

    /// Returns the mean of the middle half of a screenful of heights, of which one may be most of the screen. Of
    /// three heights it is the middle one. A median was off by an eighth in a table of four different heights.
    static func typical(ofFew heights: [Extent]) -> Extent {
        mean(of: heights, withoutExtremes: (heights.count + 1) / 4)
    }

    private static func mean(of heights: [Extent], withoutExtremes count: Int) -> Extent {
        let rest = heights.sorted().dropFirst(count).dropLast(count)
        guard !rest.isEmpty else { return .zero }
        return Extent(units: rest.reduce(.zero, +).units / rest.count)
    }

    /// Returns a pseudorandom number. The sequence is the same in every table, so that equal tables give equal
    /// pictures.
    private mutating func random(below limit: Int) -> Int {
        // SplitMix64, with the high bits mapped to the limit.
        seed &+= 0x9E37_79B9_7F4A_7C15
        var bits = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ bits >> 31).multipliedFullWidth(by: UInt64(limit)).high)
    }
}
