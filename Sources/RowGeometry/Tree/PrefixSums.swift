/// The sums of all that precedes each of up to 64 parts in order, with a column for each field of `Summary`. A search
/// reads only the columns that its measure depends on.
///
/// Parts are in groups of eight. A column holds what precedes each group, and then what precedes each part within its
/// group. Finding a part thus compares with seven groups and seven parts, and a change adds to as many.
///
/// The first sum is zero. Unused parts after the last one hold the total.
struct PrefixSums {
    private static let group = 8
    private let base: UnsafeMutablePointer<Int>

    /// The number of integers in all columns.
    static let length = 5 * (group + capacity)
    /// The number of parts.
    static let capacity = group * group

    init(_ base: UnsafeMutablePointer<Int>) {
        self.base = base
    }

    /// The sum of all that precedes a part.
    @inline(__always)
    subscript(part: Int) -> Summary {
        groups[part >> 3] &+ locals[part]
    }

    /// Sets the sum of what precedes a part. Must be called for all parts in order.
    func setSum(_ sum: Summary, before part: Int) {
        if part % Self.group == 0 { groups.set(sum, at: part / Self.group) }
        locals.set(sum - groups[part / Self.group], at: part)
    }

    /// Returns the last part before which the measure does not exceed `target`. The measure must be linear: the
    /// measure of a sum is the sum of the measures.
    ///
    /// The sums ascend, so counting those that don't exceed the target gives the index. The number of steps is always
    /// the same, without branches that the processor could mispredict.
    @inline(__always)
    func lastPart(notPast target: Int, of measure: (Summary) -> Int) -> Int {
        var group = 0
        for step in 1..<Self.group {
            group &+= measure(groups[step]) > target ? 0 : 1
        }
        let rest = target &- measure(groups[group])
        let first = group &* Self.group
        var part = first
        for step in 1..<Self.group {
            part &+= measure(locals[first &+ step]) > rest ? 0 : 1
        }
        return part
    }

    /// Adds a difference to the sums after a part that has changed.
    @inline(__always)
    func add(_ difference: Summary, behind part: Int) {
        groups.add(difference, to: 0, behind: part >> 3)
        locals.add(difference, to: part & ~7, behind: part & 7)
    }

    func copy(from other: PrefixSums) {
        base.initialize(from: other.base, count: Self.length)
    }

    @inline(__always)
    private var groups: Columns { Columns(base: base, length: Self.group) }

    @inline(__always)
    private var locals: Columns { Columns(base: base + 5 * Self.group, length: Self.capacity) }

    /// The fields of summaries, each in a column of its own.
    private struct Columns {
        let base: UnsafeMutablePointer<Int>
        let length: Int

        @inline(__always)
        subscript(index: Int) -> Summary {
            Summary(
                elements: base[index],
                sections: base[index &+ length],
                extent: base[index &+ 2 &* length],
                unmeasured: base[index &+ 3 &* length],
                estimated: base[index &+ 4 &* length]
            )
        }

        func set(_ summary: Summary, at index: Int) {
            base[index] = summary.elements
            base[index + length] = summary.sections
            base[index + 2 * length] = summary.extent
            base[index + 3 * length] = summary.unmeasured
            base[index + 4 * length] = summary.estimated
        }

        /// Adds to those of the eight sums from `first` whose number among the eight is greater than `lane`.
        @inline(__always)
        func add(_ difference: Summary, to first: Int, behind lane: Int) {
            add(difference.elements, to: base + first, behind: lane)
            add(difference.sections, to: base + (first &+ length), behind: lane)
            add(difference.extent, to: base + (first &+ 2 &* length), behind: lane)
            add(difference.unmeasured, to: base + (first &+ 3 &* length), behind: lane)
            add(difference.estimated, to: base + (first &+ 4 &* length), behind: lane)
        }

        @inline(__always)
        private func add(_ difference: Int, to eight: UnsafeMutablePointer<Int>, behind lane: Int) {
            guard difference != 0 else { return }
            // A selection instead of a branch: the loop runs over all of the group, whatever `lane` is.
            for index in 1..<PrefixSums.group { eight[index] &+= index > lane ? difference : 0 }
        }
    }
}
