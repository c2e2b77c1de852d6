/// The identity of a row, which it keeps while the document grows. If the contents are replaced, equal identities mean
/// different rows.
package struct DocumentRowID: Hashable, Codable, Sendable {
    /// The index of the row in the document, or of the row of the document that it is inside of.
    package var index: Int
    /// The offset of the row's first byte if the row is inside another one; `nil` for a row of the document.
    package var offset: Int?

    package init(index: Int, offset: Int? = nil) {
        self.index = index
        self.offset = offset
    }
}

extension DocumentRowID: Comparable {
    /// Returns whether a row comes before another one. A row comes before those inside it.
    package static func < (first: Self, second: Self) -> Bool {
        (first.index, first.offset ?? -1) < (second.index, second.offset ?? -1)
    }
}
