/// How sure a format is that a document is of it.
///
/// A format whose evidence is stronger than one of the constants and weaker than the next one may have a value in
/// between.
struct FormatConfidence: RawRepresentable, Comparable, Sendable {
    /// From 0, which rules the format out, to 1.
    let rawValue: Double

    init(rawValue: Double) { self.rawValue = rawValue }

    /// The document is not of the format.
    static let none = FormatConfidence(rawValue: 0)
    /// The format takes any bytes.
    static let fallback = FormatConfidence(rawValue: 0.1)
    /// The name of the file is that of such documents, whose contents may look like any text.
    static let named = FormatConfidence(rawValue: 0.2)
    /// The document has a regularity that other text rarely has, such as the same number of commas in each line.
    static let regular = FormatConfidence(rawValue: 0.3)
    /// Most of the lines have a form that the format's lines have.
    static let patterned = FormatConfidence(rawValue: 0.5)
    /// The document begins as the format does, and most of what is complete of it is valid.
    static let begun = FormatConfidence(rawValue: 0.7)
    /// Most of the rows are valid by a grammar that other text does not follow by chance.
    static let parsed = FormatConfidence(rawValue: 0.8)
    /// The document has a signature of the format, or is valid as a whole.
    static let proven = FormatConfidence(rawValue: 1)

    static func < (first: FormatConfidence, second: FormatConfidence) -> Bool { first.rawValue < second.rawValue }
}
