import Foundation

/// The attributes of the ranges of a text. Lengths and offsets are in UTF-16 units.
///
/// Foundation's mutable attributed strings compare values when they replace attributes, which may end the process on
/// Linux (see `FoundationMark`). Runs are never compared and never merged, so that each operation is O(n) in their
/// number.
struct AttributeRuns {
    typealias Attributes = [NSAttributedString.Key: Any]

    private struct Run {
        var length: Int
        var attributes: Attributes
    }

    private var runs: [Run] = []

    /// Creates the attributes of a text with a single run; without runs for an empty text.
    init(length: Int, attributes: Attributes) {
        if length > 0 { runs = [Run(length: length, attributes: attributes)] }
    }

    init(_ text: NSAttributedString) {
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            runs.append(Run(length: range.length, attributes: values))
        }
    }

    /// The attributes of the character at an offset, or of the last character beyond the end; `nil` for an empty text.
    func attributes(at offset: Int) -> Attributes? {
        var end = 0
        for run in runs {
            end += run.length
            if offset < end { return run.attributes }
        }
        return runs.last?.attributes
    }

    /// Replaces the runs of a range.
    mutating func replace(_ range: Range<Int>, withLength length: Int, attributes: Attributes) {
        let inserted = length > 0 ? [Run(length: length, attributes: attributes)] : []
        runs = part(0..<range.lowerBound) + inserted + part(range.upperBound..<max(range.upperBound, self.length))
    }

    /// Replaces the runs of a range by other runs.
    mutating func replace(_ range: Range<Int>, with other: AttributeRuns) {
        runs = part(0..<range.lowerBound) + other.runs + part(range.upperBound..<max(range.upperBound, length))
    }

    private func part(_ range: Range<Int>) -> [Run] {
        runs(in: range).map { Run(length: $0.range.count, attributes: $0.attributes) }
    }

    /// The length of the text.
    var length: Int { runs.reduce(0) { $0 + $1.length } }

    /// Sets an attribute of the whole text.
    mutating func set(_ key: NSAttributedString.Key, to value: Any?) {
        for index in runs.indices { runs[index].attributes[key] = value }
    }

    /// Replaces the values of an attribute in a range.
    mutating func mapValues(of key: NSAttributedString.Key, in range: Range<Int>, _ transform: (Any?) -> Any?) {
        map(in: range) { values in
            var values = values
            values[key] = transform(values[key])
            return values
        }
    }

    /// Replaces the attributes in a range.
    mutating func map(in range: Range<Int>, _ transform: (Attributes) -> Attributes) {
        let changed = part(range).map { Run(length: $0.length, attributes: transform($0.attributes)) }
        runs = part(0..<range.lowerBound) + changed + part(range.upperBound..<max(range.upperBound, length))
    }

    /// Returns the runs inside a range, clipped to it.
    func runs(in range: Range<Int>) -> [(range: Range<Int>, attributes: Attributes)] {
        var (found, start): ([(range: Range<Int>, attributes: Attributes)], Int) = ([], 0)
        for run in runs where start < range.upperBound {
            let place = (start..<start + run.length).clamped(to: range)
            if !place.isEmpty { found.append((place, run.attributes)) }
            start += run.length
        }
        return found
    }

    /// Returns the longest range around an offset in which a test of the attributes holds; `nil` if it fails there.
    func range(around offset: Int, where test: (Attributes) -> Bool) -> Range<Int>? {
        var (start, found): (Int, Range<Int>?) = (0, nil)
        for run in runs {
            let end = start + run.length
            if test(run.attributes) {
                found = (found?.lowerBound ?? start)..<end
            } else if let range = found, range.contains(offset) {
                return range
            } else {
                found = nil
            }
            start = end
        }
        return found.flatMap { $0.contains(offset) ? $0 : nil }
    }
}
