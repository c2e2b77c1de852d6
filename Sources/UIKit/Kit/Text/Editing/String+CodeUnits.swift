import Foundation

extension StringProtocol {
    /// Returns whether a text has the same code units. Strings are also equal if they are only equivalent, such as a
    /// letter with its accent and the two in one, which have different lengths. Costs O(n).
    func hasSameCodeUnits(as other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}

extension NSRange {
    /// Returns the part of the range in a text of a length. A range without a location is at the end.
    func clamped(to length: Int) -> Range<Int> {
        let start = min(max(location, 0), length)
        return start..<start + min(max(self.length, 0), length - start)
    }
}
