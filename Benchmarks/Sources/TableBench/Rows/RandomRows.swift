/// Rows in random order, the same in each run. The numbers come from Knuth's linear congruential
/// generator, whose upper bits are of good quality.
///
/// Tables of all sizes get rows with the same contents. None of them is so near to the end that it
/// can't reach the top.
struct RandomRows {
    private let count: Int
    private var state: UInt64 = 1

    init(count: Int) {
        self.count = count
    }

    mutating func next() -> Int {
        let look = random(below: MixedRows.period - 20)
        return random(below: count / MixedRows.period) * MixedRows.period + look
    }

    /// Returns a number from 0 to below 1, in thousandths.
    mutating func nextPart() -> Double { Double(random(below: 1_000)) / 1_000 }

    private mutating func random(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
