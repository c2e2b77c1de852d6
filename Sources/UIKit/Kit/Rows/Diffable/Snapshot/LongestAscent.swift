import Partitioning

/// The longest ascending subsequence of a list of numbers: the largest set of rows that can stay while the others
/// move.
enum LongestAscent {
    /// Returns for each number whether it belongs to the subsequence. The numbers must be distinct. O(n log n).
    static func members(of numbers: [Int]) -> [Bool] {
        // `ends[k]` is the position of the smallest number that ends an ascending subsequence of length k + 1.
        // `previous` links each number to its predecessor in its subsequence.
        var ends: [Int] = []
        var previous: [Int?] = []
        previous.reserveCapacity(numbers.count)
        for (position, number) in numbers.enumerated() {
            var length = ends.count
            // A number above all ends extends the longest subsequence, so ordered input needs no binary search.
            if let last = ends.last, numbers[last] > number {
                length = ends.partitioningIndex { numbers[$0] >= number }
            }
            previous.append(length > 0 ? ends[length - 1] : nil)
            if length == ends.count { ends.append(position) } else { ends[length] = position }
        }
        var members = Array(repeating: false, count: numbers.count)
        var next = ends.last
        while let position = next {
            members[position] = true
            next = previous[position]
        }
        return members
    }
}
