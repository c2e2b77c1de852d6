/// The rows in which a search met a limit, in words.
package struct UnsearchedRows {
    package var count: Int

    package init(count: Int) { self.count = count }

    /// Returns a sentence that says how many rows were not searched, and why; `nil` if all were.
    ///
    /// - Parameter subject: What can match the rows in too many ways.
    package func reason(of subject: String) -> String? {
        guard count > 0 else { return nil }
        let (rows, them) = count == 1 ? ("1 row was", "it") : ("\(count.grouped) rows were", "them")
        return "\(rows) not searched: the \(subject) can match \(them) in too many ways."
    }
}
