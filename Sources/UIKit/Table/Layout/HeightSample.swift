import RowGeometry

/// What the heights measured so far say of the rows that are not measured: a sample of them, of bounded size.
///
/// Cost: constant for each height, whatever their number; an estimate sorts the sample.
struct HeightSample {
    /// How many heights the sample holds.
    static let capacity = 256
    /// How many heights must be known before the sample says anything.
    static let leastCount = 64
    /// One in so many heights is left out at either end: a few rows that are open or broken are not typical.
    private static let trim = 32

    /// How many heights were added.
    private(set) var count = 0
    private var heights: [Extent] = []
    /// From how many heights on the next estimate is due. Each takes four times as many as the one before, so that
    /// estimates come to an end.
    private var due = Self.leastCount
    private var seed: UInt64 = 0

    /// Takes a height; each of those that were added is in the sample with the same probability.
    mutating func add(_ height: Extent) {
        count += 1
        if heights.count < Self.capacity {
            heights.append(height)
        } else {
            let place = random(below: count)
            if place < Self.capacity { heights[place] = height }
        }
    }

    /// The mean without the extremes, as sums of heights need; `nil` as long as it would say little more than before.
    mutating func takeEstimate() -> Extent? {
        guard count >= due else { return nil }
        while due <= count { due *= 4 }
        return Self.typical(heights)
    }

    /// The mean of heights without the lowest and the highest; zero of none.
    static func typical(_ heights: [Extent]) -> Extent {
        mean(of: heights, withoutExtremes: heights.count / trim)
    }

    /// The same of a screenful, of which one may be most of the screen: the mean of the middle half. Of three it is the one
    /// in the middle.
    static func typical(ofFew heights: [Extent]) -> Extent {
        mean(of: heights, withoutExtremes: (heights.count + 1) / 4)
    }

    private static func mean(of heights: [Extent], withoutExtremes count: Int) -> Extent {
        let rest = heights.sorted().dropFirst(count).dropLast(count)
        guard !rest.isEmpty else { return .zero }
        return Extent(units: rest.reduce(.zero, +).units / rest.count)
    }

    /// Equal tables give equal pictures: so chance is the same in each.
    private mutating func random(below limit: Int) -> Int {
        seed &+= 0x9E37_79B9_7F4A_7C15
        var bits = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ bits >> 31).multipliedFullWidth(by: UInt64(limit)).high)
    }
}
