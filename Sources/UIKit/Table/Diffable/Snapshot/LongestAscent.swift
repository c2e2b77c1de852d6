/// The longest ascending subsequence of numbers: the most that can stay where it is while the rest moves.
enum LongestAscent {
    /// For each number whether it belongs to that subsequence. All numbers are different. Costs O(n log n).
    static func members(of numbers: [Int]) -> [Bool] {
        // Where the least number is that ends a subsequence of each length, and which one each number follows.
        var ends: [Int] = []
        var previous: [Int?] = []
        previous.reserveCapacity(numbers.count)
        for (position, number) in numbers.enumerated() {
            var length = ends.count
            // What is in order already is found without a search.
            if let last = ends.last, numbers[last] > number {
                var low = 0
                while low < length {
                    let middle = low + (length - low) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { length = middle }
                }
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
