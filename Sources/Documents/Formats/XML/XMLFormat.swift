extension FormatName {
    package static let xml = FormatName(ofFormat: "xml")
}

/// XML, HTML that is XML, and SVG. The first row is what comes before the nodes of the outermost element, with its tag.
/// The others are these nodes, which are shown inside it, and what is inside elements is inside their rows.
///
/// The scanner parses only tags, comments and character data, so that a file of any size is shown at once. Summaries
/// have the characters that references such as `&amp;` stand for. Entities that a file declares are not replaced.
struct XMLFormat: DocumentFormat {
    static let name = FormatName.xml
    /// The signs around tags.
    static let separators = "<>/"
    static let spelling = TextSpelling.xml
    static let title = "XML"
    static let rowNoun = RowNoun("node")
    static let fileExtensions: Set = [
        "xml", "svg", "xhtml", "xsd", "xsl", "xslt", "rss", "atom", "plist", "gpx", "kml",
    ]
    static let example = "<?xml version=\"1.0\"?><a><b id=\"1\">Zoë</b><!-- <c> --><d><e/>text<e x='>'/></d></a>"
    static let highestConfidence = FormatConfidence.begun
    // Several elements may share a line.
    static let rowsAreLines = false
    static let hasNestedRows = true
    static let hasRoot = true
    static let firstRowHoldsOthers = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let bytes = sample.bytes.drop { $0.isJSONSpace }
        if bytes.starts(with: Array("<?xml ".utf8)) { return .begun }
        guard bytes.first == UInt8(ascii: "<"), let scanner = sample.scanned(XMLScanner()), scanner.isInside else {
            return .none
        }
        // An address in angle brackets, or a tag of HTML that needs no end, proves nothing: the element must end, or
        // have complete nodes after its tag.
        let nodes = sample.spans(XMLScanner()).count { $0.flaw == nil }
        return scanner.hasEnded || nodes > 1 ? .regular : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        (sample.bytes.first { !$0.isJSONSpace } ?? UInt8(ascii: "<")) == UInt8(ascii: "<")
    }

    let start: Int
    private let line: Int

    init(_ beginning: DocumentBeginning) { (start, line) = (beginning.start, beginning.line) }

    var scanner: XMLScanner { XMLScanner(line: line) }

    func renderer(after scanner: XMLScanner) -> XMLRenderer { XMLRenderer() }
}

extension FormatName {
    /// The nodes inside an element of XML.
    package static let xmlContent = FormatName(ofFormat: "xml-content")
}

/// The nodes inside an element, which begins with its tag. No document has this format as a whole.
struct XMLContentFormat: DocumentFormat {
    static let name = FormatName.xmlContent
    static let separators = XMLFormat.separators
    static let title = "the inside of an element"
    static let rowNoun = XMLFormat.rowNoun
    static let example = XMLFormat.example
    static let highestConfidence = FormatConfidence.none
    static let rowsAreLines = false
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence { .none }

    let start: Int
    private let line: Int

    init(_ beginning: DocumentBeginning) { (start, line) = (beginning.start, beginning.line) }

    var scanner: XMLScanner { XMLScanner(line: line, hasHead: false) }

    func renderer(after scanner: XMLScanner) -> XMLRenderer { XMLRenderer() }
}

extension DocumentSample {
    /// Returns a scanner that has seen the sample.
    fileprivate func scanned<Scanner: RowScanner>(_ first: Scanner) -> Scanner? {
        var scanner = first
        bytes.withUnsafeBytes { scanner.scan($0, at: 0) { _ in } }
        return scanner
    }
}

extension RowFlaw {
    /// The bytes come after the end of the outermost element.
    static let afterElement = RowFlaw(message: "This comes after the end of the outermost element.", isAfterEnd: true)
    /// The file has no element.
    static let noElement = RowFlaw(message: "This is not XML: it has no element.")
    /// The file ends before the outermost element does.
    static let unclosedElement = RowFlaw(message: "The file ends before the element around this does.")
}
