import Failures

/// All formats, and the detection of a document's.
enum DocumentFormats {
    /// The formats, in the order in which they are listed for people. Detection does not depend on it.
    static let all: [any DocumentFormat.Type] = [
        JSONFormat.self,
        JSONLinesFormat.self,
        JSONSequenceFormat.self,
        JSON5Format.self,
        XMLFormat.self,
        YAMLFormat.self,
        TOMLFormat.self,
        MarkdownFormat.self,
        CSVFormat.self,
        GitLogFormat.self,
        DiffFormat.self,
        ComparisonFormat.self,
        LogFormat.self,
        MailFormat.self,
        ComponentsFormat.self,
        TranslationsFormat.self,
        StanzasFormat.self,
        OutlineFormat.self,
        LinesFormat.self,
        ProseFormat.self,
        HexFormat.self,
    ]

    /// The formats that only rows inside other rows have.
    static let nested: [any DocumentFormat.Type] = [
        PartsFormat.self, XMLContentFormat.self, MailPartsFormat.self, ComponentContentFormat.self,
    ]

    /// The formats of files that list what is inside them, which their first bytes tell.
    static let containers: [any DocumentFormat.Type] = [ArchiveFormat.self, DatabaseFormat.self]

    /// Returns the format with a name.
    static func format(named name: FormatName) -> any DocumentFormat.Type {
        let format = [all, nested, containers].lazy.compactMap { formats in formats.first { $0.name == name } }.first
        guard let format else {
            invariantFailure("The format \(name) is not in the list of formats")
        }
        return format
    }

    /// Returns the most likely format of a sample: of the formats that its file extension tells, or of all if it tells
    /// none, the one with the highest confidence.
    static func format(
        of sample: DocumentSample,
        among formats: [any DocumentFormat.Type] = all
    ) -> any DocumentFormat.Type {
        // A property list may be XML or data.
        if HexFormat.isData(sample) { return HexFormat.self }
        let named = formats.filter { $0.fileExtensions.contains(sample.fileExtension) }
        if let only = named.first, named.count == 1 { return only }
        // Sorted by what they can reach, most formats need not look at the sample.
        let candidates = (named.isEmpty ? formats : named).sorted { $0.highestConfidence > $1.highestConfidence }
        var best: (format: any DocumentFormat.Type, confidence: FormatConfidence) = (ProseFormat.self, .none)
        for candidate in candidates where candidate.highestConfidence > best.confidence {
            let confidence = candidate.confidence(in: sample)
            if confidence > best.confidence { best = (candidate, confidence) }
        }
        return best.format
    }

    /// Returns why a sample is not of the format that the user named; `nil` if it may be.
    static func contradiction(_ sample: DocumentSample, to forced: FormatName?) -> FormatContradiction? {
        forced.flatMap { contradiction(sample, to: format(named: $0)) }
    }

    private static func contradiction<Format: DocumentFormat>(
        _ sample: DocumentSample,
        to format: Format.Type
    ) -> FormatContradiction? { FormatContradiction(sample, to: format) }

    /// Returns the format of the document with a beginning: the forced one, or else the most likely one.
    static func format(of beginning: DocumentBeginning, as forced: FormatName?) -> any DocumentFormat {
        (forced.map(format(named:)) ?? format(of: beginning.sample)).init(beginning)
    }
}
