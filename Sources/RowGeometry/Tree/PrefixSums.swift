/// The sums of all that precedes each of some parts in their order, with columns for each field of `Summary`: a
/// question reads only those that it is about.
///
/// Parts stand in groups of eight. A column has what precedes each group, then what precedes each part in its group. So
/// to find a part is to look at two times eight numbers, and to change one is to change as many.
///
/// The first sum is nothing. Parts behind the last have the sum of all, and the very last is one of those.
struct PrefixSums {
    private static let group = 8
    private let base: UnsafeMutablePointer<Int>

    /// How many integers the columns take.
    static let length = 5 * (group + capacity)
    /// The number of parts.
    static let capacity = group * group

    init(_ base: UnsafeMutablePointer<Int>) {
        self.base = base
    }

    @inline(__always)
    subscript(part: Int) -> Summary {
        groups[part >> 3] &+ locals[part]
    }

    /// Says what precedes a part. To be called for all in their order.
    func setSum(_ sum: Summary, before part: Int) {
        if part % Self.group == 0 { groups.set(sum, at: part / Self.group) }
        locals.set(sum - groups[part / Self.group], at: part)
    }

    /// The last part before which no more than `target` of something lies. What is measured must be linear: of two
    /// stretches together the sum.
    ///
    /// The number of steps is always the same, so that the processor need not guess.
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

    /// Takes into account that a part has changed.
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

    /// Summaries field by field.
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

        /// Adds to those of the eight from `first` on that are behind the one numbered `lane` among them.
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
            for index in 1..<PrefixSums.group { eight[index] &+= index > lane ? difference : 0 }
        }
    }
}
