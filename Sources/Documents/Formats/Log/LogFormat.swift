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

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let lines = sample.lines.filter { $0.first?.isBlank == false }
        let stamped = lines.count { LogLine.hasStamp($0) }
        if lines.count > 1 && 2 * stamped > lines.count { return .patterned }
        // The output of a build or of tests has hardly any stamps, but its lines aren't paragraphs either.
        return sample.fileExtension == "log" ? .named : .none
    }

    let start: Int
    private let newline: UInt8
    private let survey: LogSurvey

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
        let later = beginning.laterSamples.flatMap { $0.lines.suffix(LogSurvey.laterLimit) }
        survey = LogSurvey(beginning.sample.lines + later)
    }

    var scanner: LogEntryScanner { LogEntryScanner(newline: newline, start: start) }

    func renderer(after scanner: LogEntryScanner) -> LogRenderer { LogRenderer(survey: survey) }
}

/// A row begins with a line that is neither indented nor part of a stack trace.
struct LogEntryScanner: LineGroupScanner {
    /// The number of bytes after which each line begins another row.
    static let longestGroup = 16 * 1024

    static let endsAtBlankLine = false

    var state: LineGroupState

    static func begins(_ line: LineCursor.Line, after group: LineGroup) -> Bool {
        guard group.range.count <= longestGroup else { return true }
        guard let first = line.head.first else { return true }
        return !first.isBlank && !LogLine.continuesTrace(line.head, isWhole: line.range.count <= line.head.count)
    }
}
