import Foundation

/// Sums of lengths that are not negative, in points: a Fenwick tree.
///
/// A sum, a change and a search are logarithmic in the number of lengths.
struct LengthSums: Sendable {
    private var lengths: [CGFloat]
    /// At `index`, the sum of the lengths of the `index & -index` entries that end there.
    private var sums: [CGFloat]

    init(_ lengths: [CGFloat]) {
        self.lengths = lengths
        sums = [0] + lengths
        for index in sums.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    var count: Int { lengths.count }

    subscript(index: Int) -> CGFloat {
        get { lengths[index] }
        set {
            let difference = newValue - lengths[index]
            guard difference != 0 else { return }
            lengths[index] = newValue
            var index = index + 1
            while index < sums.count {
                sums[index] += difference
                index += index & -index
            }
        }
    }

    /// Returns the sum of the lengths before one.
    func sum(before end: Int) -> CGFloat {
        var (sum, index) = (CGFloat(0), end)
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// Returns the number of lengths that end at or before a position.
    func count(endingBy position: CGFloat) -> Int {
        var (passed, rest) = (0, position)
        var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = passed + step
            if next <= count, sums[next] <= rest {
                passed = next
                rest -= sums[next]
            }
            step >>= 1
        }
        return passed
    }
}
