/// A flaw that a scanner finds around a row, as opposed to its bytes. Only the last row of a document has one.
///
/// A format declares its flaws in an extension of this type.
struct RowFlaw: Sendable, Hashable {
    /// The flaw, as a sentence.
    let message: String
    /// Whether the row comes after the end of what the format has, so that its bytes are not of the format.
    var isAfterEnd = false
}
