/// Something that was found out about how a document is written, such as its delimiter.
package struct DocumentFact: Sendable, Hashable {
    /// The name of the fact that is the encoding.
    package static let encodingName = "Encoding"

    package var name: String
    package var value: String
    /// The reason, as a sentence.
    package var evidence: String
}
