/// Reads the moments of the lines of a log, one after the other. Most lines have the form of the one before.
struct LogMomentReader {
    /// The names under which entries of JSON keep their time, in lower case.
    private static let names: Set = [
        "time", "ts", "timestamp", "@timestamp", "@t", "t", "date", "datetime", "asctime", "eventtime", "created",
    ]
    /// The number of members of an entry of JSON among which the time is.
    private static let memberLimit = 32

    private let clock: LogClock
    /// Where the time of the last line began, in which form, and whether a bracket was in front of it.
    private var last: (start: Int, form: LogTimeForm, isBracketed: Bool)?

    init(_ clock: LogClock) { self.clock = clock }

    /// Returns the moment that a line states; `nil` if it states none.
    ///
    /// - Parameter line: The line, or its first bytes. As many as `LogEntry.limit` are read.
    mutating func moment(of line: UnsafeRawBufferPointer) -> LogMoment? {
        guard let first = line.first, !first.isBlank else { return nil }
        // Most lines are read by the first of these bytes, and copying all takes most of the time then.
        if let last, let moment = moment(of: Array(line.prefix(64)), asIn: last) { return moment }
        let bytes = Array(line.prefix(LogEntry.limit))
        return first == UInt8(ascii: "{") ? jsonMoment(bytes) : moment(ofEntry: bytes)
    }

    private func moment(
        of line: [UInt8],
        asIn last: (start: Int, form: LogTimeForm, isBracketed: Bool)
    ) -> LogMoment? {
        guard last.start == 0 || last.start == 1 && line.first == UInt8(ascii: "[") else { return nil }
        return last.form.reader.parts(in: line, from: last.start).map(clock.moment(of:))
    }

    private mutating func moment(ofEntry line: [UInt8]) -> LogMoment? {
        guard let range = LogEntry(line).time else { return nil }
        let isBracketed =
            range.lowerBound > 0 && [UInt8(ascii: "["), UInt8(ascii: "(")].contains(line[range.lowerBound - 1])
        if let (form, _) = LogTimeForm.first(in: line, from: range.lowerBound, isBracketed: isBracketed) {
            // A short line may end with its time, which is cut off with the others.
            last = range.upperBound < 60 ? (range.lowerBound, form, isBracketed) : nil
            return form.reader.parts(in: line, from: range.lowerBound).map(clock.moment(of:))
        }
        return moment(ofText: String(decoding: line[range], as: UTF8.self))
    }

    private func jsonMoment(_ line: [UInt8]) -> LogMoment? {
        for member in JSONMembers(line, limit: Self.memberLimit).members
        where Self.names.contains(member.name.lowercased()) {
            if let moment = moment(ofText: member.text) { return moment }
        }
        return nil
    }

    private func moment(ofText text: String) -> LogMoment? {
        let bytes = Array(text.utf8)
        if let (form, end) = LogTimeForm.first(in: bytes, from: 0, isBracketed: false), end == bytes.count {
            return form.reader.parts(in: bytes, from: 0).map(clock.moment(of:))
        }
        return LogMoment(number: text[...])
    }
}
