/// Something that was found out about how a document is written, such as its delimiter.
package struct DocumentFact: Sendable, Hashable {
    package var name: String
    package var value: String
    /// The reason, as a sentence.
    package var evidence: String
}
