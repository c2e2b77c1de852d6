extension FormatName {
    package static let log = FormatName(ofFormat: "log")
}

/// The log of a program. Each entry, which is a line with the lines that continue it, is a row.
struct LogFormat: DocumentFormat {
    static let name = FormatName.log
    static let title = "a log"
    static let rowNoun = RowNoun("entry", plural: "entries")
    static let example = "2024-03-12 10:00:00 up\n   more\n\n2024-03-12 10:00:01 down\n"
    static let highestConfidence = FormatConfidence.patterned
    static let hasValuesInRows = true
    static let separators = "[](){}<>|:-,;"

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let lines = sample.lines.filter { $0.first?.isBlank == false }
        // Lines that begin with `#` say something of the file.
        if sample.lines.prefix(Self.directiveLimit).contains(where: LogTable.isDirective) { return .patterned }
        let stamped = lines.count { LogLine.hasStamp($0) }
        if lines.count > 1 && 2 * stamped > lines.count { return .patterned }
        // The output of a build or of tests has hardly any stamps, but its lines aren't paragraphs either.
        return sample.fileExtension == "log" ? .named : .none
    }

    /// The number of lines in which the names of columns are looked for.
    private static let directiveLimit = 16

    let start: Int
    private let newline: UInt8
    /// Whether a container's runtime writes the log, and cuts long lines.
    private let isOfContainer: Bool
    private let survey: LogSurvey
    /// The columns that the log names; `nil` for other logs.
    private let table: LogTable?

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
        let lines = beginning.sample.lines
        let later = beginning.laterSamples.flatMap { $0.lines.suffix(LogSurvey.laterLimit) }
        isOfContainer = lines.contains { LogContainerLine.isLine($0) }
        table = LogTable(lines, later: later)
        survey = LogSurvey(table == nil ? lines + later : [], origins: beginning.origins)
    }

    var scanner: LogEntryScanner { LogEntryScanner(newline: newline, start: start, joinsLines: isOfContainer) }

    func renderer(after scanner: LogEntryScanner) -> LogRenderer {
        LogRenderer(survey: survey, table: table.map(LogTableRenderer.init))
    }
}

/// A row begins with a line that is neither indented nor part of a stack trace.
struct LogEntryScanner: LineGroupScanner {
    /// The number of bytes after which each line begins another row.
    static let longestGroup = 16 * 1024

    /// The number of bytes after which a piece of a line that a container's runtime cuts begins another row.
    static let longestJoinedGroup = 4 * longestGroup

    static let endsAtBlankLine = false

    var state: LineGroupState

    static func goesOn(_ line: LineSplitter.Line) -> Bool { LogContainerLine.isPartial(line.head) }

    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool {
        guard group.range.count <= longestGroup else { return true }
        guard let first = line.head.first else { return true }
        return !first.isBlank && !LogLine.continuesTrace(line.head, isWhole: line.range.count <= line.head.count)
    }
}
