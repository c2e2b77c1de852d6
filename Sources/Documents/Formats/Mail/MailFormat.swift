extension FormatName {
    package static let mail = FormatName(ofFormat: "mail")
}

/// Mail (RFC 5322), or many of them in a file of the form mbox. Each message is a row, with its fields and its parts
/// inside.
struct MailFormat: DocumentFormat {
    static let name = FormatName.mail
    static let title = "mail"
    static let rowNoun = RowNoun("message")
    static let fileExtensions: Set = ["eml", "mbox"]
    static let example = """
        From ann@example.org Fri Jan  2 10:00:00 2026
        From: =?utf-8?q?Zo=C3=AB?= <zoe@example.org>
        To: ann@example.org
        Subject: =?utf-8?B?SGVsbG8gV8O2cmxk?=
        Content-Type: multipart/mixed; boundary="b"

        --b
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        Hall=C3=B6 =
        Welt
        --b--

        From ann@example.org Fri Jan  2 10:00:01 2026
        From: bob@example.org
        Subject: two

        Text

        """
    /// More than fields with blank lines between groups of them.
    static let highestConfidence = FormatConfidence(rawValue: 0.45)
    static let hasNestedRows = true
    static let hasRoot = true

    /// The fields that mail has and other stanzas have not.
    private static let telling = ["To", "Cc", "Message-ID", "MIME-Version", "Received", "Return-Path", "Reply-To"]

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let header = MailHeader(sample.bytes)
        let isMail = header.isProper && header.value(of: "From") != nil
        guard isMail else { return .none }
        if sample.bytes.withUnsafeBytes(MailScanner.beginsMessage) { return highestConfidence }
        return telling.contains { header.value(of: $0) != nil } ? highestConfidence : .none
    }

    /// A message may have a damaged line in its header.
    static func mayBe(_ sample: DocumentSample) -> Bool {
        let header = MailHeader(sample.bytes)
        return header.isProper || header.value(of: "From") != nil
            || sample.bytes.withUnsafeBytes(MailScanner.beginsMessage)
    }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) { (start, newline) = (beginning.start, beginning.newline) }

    var scanner: MailScanner { MailScanner(newline: newline, start: start) }

    func renderer(after scanner: MailScanner) -> MailRenderer { MailRenderer() }
}

/// A row begins with a line such as `From ann@example.org Fri Jan  2 10:00:00 2026`, which only mbox has.
struct MailScanner: LineGroupScanner {
    static let endsAtBlankLine = false

    var state: LineGroupState

    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool { beginsMessage(line.head) }

    private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { Array($0.utf8) }

    static func beginsMessage(_ line: UnsafeRawBufferPointer) -> Bool {
        guard line.starts(with: "From ".utf8) else { return false }
        let rest = line.dropFirst(5).prefix(LineSplitter.headLength)
        guard let blank = rest.firstIndex(where: \.isJSONSpace), rest[blank] == 0x20 else { return false }
        let day = rest[blank...].drop { $0 == 0x20 }.prefix(3)
        return days.contains { day.elementsEqual($0) }
    }
}

/// Renders messages. The summary is the subject and, below it, the sender and the date.
struct MailRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let header = MailHeader(source.bytes)
        guard header.isProper else {
            let text = RowText(source)
            return DocumentRow(source, summary: text.text, lineLimit: 3, detail: nil, problems: text.problems)
        }
        let subject = header.value(of: "Subject") ?? "(no subject)"
        var summary = RoleText(subject.onOneLine(limit: SummaryText.lengthLimit))
        let facts = [
            RoleText(header.value(of: "From") ?? "", .source), RoleText(header.value(of: "Date") ?? "", .time),
        ]
        .filter { !$0.isEmpty }
        if !facts.isEmpty {
            summary.append("\n")
            summary.append(facts.joined(separator: SummaryText.separator))
        }
        let range = source.span.range
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 3,
            detail: nil,
            inside: NestedPlace(range, .mailParts),
            problems: []
        )
        row.name = .index
        return row
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func name(_ source: RowSource) -> RowName { .index }

    func fields(_ source: RowSource) -> [RecordField] { MailHeader(source.bytes).fields }
}
