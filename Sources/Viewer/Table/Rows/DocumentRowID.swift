/// Which row of a document it is: the place among all of them, which rows keep while the document grows. That of a document
/// with other contents is another row.
package struct DocumentRowID: Hashable, Codable, Sendable {
    package var index: Int
}
