/// The unit in which a search counts.
package enum SearchUnit: Sendable {
    /// Rows with a match, by their indexes in the document.
    case rows
    /// Matches, by the offsets of their first bytes.
    case matches
}

/// A search for a pattern in a document.
///
/// "Row" stands for the offset of a match if the unit is `matches`.
@MainActor
package protocol PatternSearch: AnyObject {
    /// The unit of rows and counts.
    var unit: SearchUnit { get }
    /// Called when `progress`, `count` or values that depend on them have changed.
    var onChange: () -> Void { get set }

    /// Looks for a match in a direction, from a row on, past the end or the beginning and back to it. A search in
    /// progress ends without a result.
    ///
    /// - Parameter completion: Called with the row; `nil` if there is no match.
    func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void)

    /// The progress of looking for a row, from 0 to 1; `nil` if none is looked for.
    var progress: Double? { get }
    /// The number of rows that are known to have a match.
    var count: Int { get }
    /// Whether the count is final.
    var isCountComplete: Bool { get }
    /// The number of rows that were not searched, because the pattern can match them in too many ways.
    var unsearchedCount: Int { get }
    /// Returns the number of rows with a match before a row that has one; `nil` if it is unknown.
    func rank(ofRow row: Int) -> Int?
    /// The places of the matches that are known, in order; of very many, some from each part of the document.
    var places: [Int] { get }
    /// Returns the ranges of the matches in a text, in UTF-16 units.
    func ranges(in text: String) -> [Range<Int>]
    /// The rows from an index on have changed or are new.
    func rowsChanged(from row: Int)
    /// Ends the search. No closure is called after that.
    func cancel()
}

extension PatternSearch {
    package var unit: SearchUnit { .rows }
    package var places: [Int] { [] }
    package var unsearchedCount: Int { 0 }
}
