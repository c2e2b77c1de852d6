/// A replacement of elements by any number of entries that are appended one at a time.
///
/// The entries on both sides of the range are cut to what remains of them and written again, so that
/// equal neighbors merge.
@usableFromInline
struct RunReplacement {
    private var range: Range<Int>
    /// The lower bound of the range, moved back to the beginning of the entry before it.
    private var lower: Int
    private var builder = ElementTreeBuilder()

    init(of range: Range<Int>, in tree: ElementTree) {
        self.range = range
        lower = range.lowerBound
        if lower > 0, let left = tree.location(ofElement: lower - 1) {
            lower = left.before.elements
            builder.append(left.entry.repeated(range.lowerBound - lower))
        }
    }

    mutating func append(_ entry: Entry) {
        builder.append(entry)
    }

    @usableFromInline
    mutating func append(_ size: RowSize) {
        builder.append(Entry(size))
    }

    consuming func finish(_ tree: inout ElementTree) {
        var upper = range.upperBound
        if let right = tree.location(ofElement: upper) {
            upper = right.before.elements + right.entry.count
            builder.append(right.entry.repeated(upper - range.upperBound))
        }
        tree.replace(lower..<upper, with: builder.finish())
    }
}
