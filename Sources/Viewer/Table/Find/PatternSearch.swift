/// Looks for a pattern in the rows of a document.
@MainActor
package protocol PatternSearch: AnyObject {
    /// Called when `progress`, `count` or what depends on them is another one.
    var onChange: () -> Void { get set }

    /// Looks for the row that is at a place or next to it in a direction, around the end and the beginning. A search
    /// before, if it still goes on, ends without an answer.
    ///
    /// - Parameter completion: gets the row, or `nil` if there is none anywhere.
    func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void)

    /// The part that was searched for the next row, 0 to 1; `nil` if nothing is looked for.
    var progress: Double? { get }
    /// How many rows are known to have it.
    var count: Int { get }
    /// Whether there are no others.
    var isCountComplete: Bool { get }
    /// How many of them are before a row, which is one of them; `nil` if that is not known.
    func rank(ofRow row: Int) -> Int?
    /// Where a text has what is looked for, in UTF-16 units.
    func ranges(in text: String) -> [Range<Int>]
    /// Rows from this one on are other ones, or new.
    func rowsChanged(from row: Int)
    /// Ends everything. Nobody is called back any more.
    func cancel()
}
