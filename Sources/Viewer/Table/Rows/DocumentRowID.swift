/// The identity of a row: its index, which a row keeps while the document grows. If the contents are replaced, equal
/// identities mean different rows.
package struct DocumentRowID: Hashable, Codable, Sendable {
    package var index: Int
}
