extension FormatName {
    package static let components = FormatName(ofFormat: "icalendar")
}

/// iCalendar (RFC 5545) and vCard (RFC 6350): components from `BEGIN:` to `END:`, with properties and components
/// inside.
struct ComponentsFormat: DocumentFormat {
    static let name = FormatName.components
    static let title = "iCalendar or vCard"
    static let rowNoun = RowNoun("component")
    /// The sign after names, and that of escapes in values.
    static let separators = #":\"#
    static let headMark = "BEGIN:"
    static let fileExtensions: Set = ["ics", "ical", "ifb", "vcf", "vcard", "vcs"]
    static let example = """
        BEGIN:VCALENDAR
        VERSION:2.0
        BEGIN:VEVENT
        DTSTART;TZID=Europe/Berlin:20260102T100000
        SUMMARY:Meeting\\, with a long tex
         t that is folded
        END:VEVENT
        END:VCALENDAR
        BEGIN:VCARD
        FN:Zoë
        END:VCARD

        """
    static let highestConfidence = FormatConfidence.proven
    static let hasNestedRows = true
    static let hasRoot = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let first = sample.lines.first.map { Array($0).map { $0 & 0xDF } } ?? []
        return ["BEGIN:VCALENDAR", "BEGIN:VCARD"].contains { $0.utf8.map { $0 & 0xDF }.elementsEqual(first) }
            ? .proven : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasLine { ComponentLine($0).isBeginning }
    }

    let start: Int
    private let line: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
    }

    var scanner: ComponentScanner { ComponentScanner(newline: newline, start: start, line: line) }

    func renderer(after scanner: ComponentScanner) -> ComponentRenderer { ComponentRenderer() }
}

extension FormatName {
    /// The inside of a component.
    package static let componentContent = FormatName(ofFormat: "icalendar-content")
}

/// The lines of a component after the one that begins it. No document has this format as a whole.
struct ComponentContentFormat: DocumentFormat {
    static let name = FormatName.componentContent
    static let title = "the inside of a component"
    static let rowNoun = RowNoun("property")
    static let separators = ComponentsFormat.separators
    static let headMark = ComponentsFormat.headMark
    static let example = ComponentsFormat.example
    static let highestConfidence = FormatConfidence.none
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence { .none }

    let start: Int
    private let line: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
    }

    var scanner: ComponentScanner { ComponentScanner(newline: newline, start: start, line: line) }

    func renderer(after scanner: ComponentScanner) -> ComponentRenderer { ComponentRenderer() }
}

/// Rows that are properties, with the lines that continue them, or components.
struct ComponentScanner: LinewiseScanner {
    var lines: LineSplitter
    var group: RowSpan?
    private var depth = 0

    init(newline: UInt8, start: Int, line: Int) {
        lines = LineSplitter(newline: newline, start: start, number: line)
    }

    func restarted(at offset: Int, line: Int) -> ComponentScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        (scanner.group, scanner.depth) = (nil, 0)
        return scanner
    }

    mutating func take(_ line: LineSplitter.Line, found: (RowSpan) -> Void) {
        guard !line.isBlank else { return }
        let content = ComponentLine(line.head)
        let continues = group != nil && (depth > 0 || line.head.first?.isBlank == true)
        if continues, let open = group {
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if let ended = group { found(ended) }
            group = RowSpan(line.range, line: line.number)
        }
        if content.isBeginning { depth += 1 }
        if content.isEnd { depth = max(0, depth - 1) }
    }
}

/// The part of a component that a line begins or ends, told by its first bytes.
struct ComponentLine {
    let isBeginning: Bool
    let isEnd: Bool

    init(_ line: some Sequence<UInt8>) {
        // The names are in any case.
        let head = line.prefix(6).map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
        isBeginning = head.elementsEqual("BEGIN:".utf8)
        isEnd = head.starts(with: "END:".utf8)
    }
}
