/// The parts of the first line of an entry of a log.
///
/// A line begins with what its writer puts before each message: a prefix such as a priority or the name of a container,
/// a time, and words. `LogHead` reads the words. A part is a range of the line, and what is in no part is no part of
/// the message, but numbers and names that tell little. Nobody has to know these: `RowParts` shows what is left.
struct LogEntry {
    /// The parts, as ranges of bytes. `nil` for a part that the line does not have.
    private(set) var time: Range<Int>?
    private(set) var level: Range<Int>?
    /// The machine or the container in which the entry was written.
    private(set) var host: Range<Int>?
    /// The program, the thread or the place in the source that wrote the entry.
    private(set) var source: Range<Int>?
    /// The rest of the line. It ends where the bytes that are read do if the line is longer.
    private(set) var message: Range<Int>
    /// The name in front of the line, of a container or of a log that was merged with others.
    private(set) var origin: Range<Int>?
    /// The name of the field that is the origin, where logs were merged.
    static let originName = "file"
    private(set) var severity: Severity?
    /// Whether the line is of a web server, whose level is the status of a request.
    private(set) var isRequest = false
    /// Whether the line consists of names with values.
    private(set) var hasNames = false

    /// Whether the line is of a container's runtime, and whether its text goes on in the next line.
    private(set) var isContainerLine = false
    private(set) var isPartial = false

    /// The number of bytes of a line that are read.
    static let limit = 1024

    private let line: [UInt8]

    init(_ text: some Collection<UInt8>) {
        line = Array(text.prefix(Self.limit))
        message = 0..<line.count
        if line.first == UInt8(ascii: "{") {
            // An entry of JSON among lines of text.
            severity = JSONSeverity.severity(in: JSONTokens(line)) ?? Severity(ofLine: line)
            return
        }
        let prefix = LogPrefix(line)
        origin = prefix.host
        if prefix.host != nil, prefix.end < line.count, line[prefix.end] == UInt8(ascii: "{") {
            readObject(from: prefix.end)
            if hasParts { host = prefix.host }
            return
        }
        if let time = LogTime(line, at: prefix.end) ?? (prefix.end > 0 ? LogTime(line) : nil) {
            read(prefix.end <= time.range.lowerBound ? prefix : LogPrefix(), time)
        } else if !readAccess(), !readFields(from: prefix.end) {
            readLevel(from: prefix.end)
            if hasParts { host = prefix.host }
        }
        if severity == nil { severity = prefix.severity }
    }

    /// Whether the line has a time or a level.
    var hasParts: Bool { time != nil || level != nil }

    /// Whether the message goes on after the bytes that are read, in a line of a length.
    func isCut(inLineOfLength length: Int) -> Bool { message.upperBound == line.count && line.count < length }

    func text(_ range: Range<Int>?) -> String { range.map { String(decoding: line[$0], as: UTF8.self) } ?? "" }

    private mutating func read(_ prefix: LogPrefix, _ time: LogTime) {
        self.time = time.range
        (host, source) = (prefix.host, prefix.source)
        severity = time.severity
        if let content = LogContainerLine(line, after: time.end) {
            (isContainerLine, isPartial) = (true, content.isPartial)
            source = content.stream
            message = content.start..<line.count
            let inner = LogEntry(line[content.start...])
            severity = inner.severity
            return
        }
        let head = LogHead(line, after: time, prefix)
        level = head.level
        host = head.host ?? host
        source = head.source ?? source
        message = head.message
        severity = head.severity ?? severity ?? Severity(ofLine: line[message])
    }

    /// Reads `LEVEL:name:message` and `[LEVEL] message`.
    private mutating func readLevel(from start: Int) {
        let words = LogWords(line)
        guard let word = words.word(at: start), let found = words.level(word, isOpen: false) else {
            severity = Severity(ofLine: line)
            return
        }
        (level, severity) = (found.range, found.severity)
        var end = words.startOfMessage(from: word.end)
        // Python's `LEVEL:name:message` has no spaces.
        if word.hasColon, word.end < line.count, line[word.end] != 0x20,
            let colon = line[word.end...].firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == 0x20 }),
            line[colon] == UInt8(ascii: ":"), words.isName(word.end..<colon)
        {
            source = word.end..<colon
            end = words.skipSpaces(from: colon + 1)
        }
        message = end..<line.count
    }

    /// Reads a line of a web server, whose time is in brackets after the client, and the names of two users.
    private mutating func readAccess() -> Bool {
        guard let bracket = line.prefix(300).firstIndex(of: UInt8(ascii: "[")), bracket > 0,
            line[bracket - 1] == 0x20, let time = LogTime(line, at: bracket), !time.isOpen
        else { return false }
        // A proxy lists the clients, with commas between them.
        let words = line[..<bracket].split(separator: 0x20)
        let clients = words.dropLast(2)
        guard let last = clients.last, clients.dropLast().allSatisfy({ $0.last == UInt8(ascii: ",") }) else {
            return false
        }
        self.time = time.range
        source = line.startIndex..<last.endIndex
        message = LogWords(line).skipSpaces(from: time.end)..<line.count
        hasNames = true
        readRequest()
        return true
    }

    /// Reads the request and its status, which stands where others have a level.
    private mutating func readRequest() {
        guard message.lowerBound < line.count, line[message.lowerBound] == 0x22 else { return }
        var quote = message.lowerBound + 1
        // A quote in the request has a backslash.
        while quote < line.count, line[quote] != 0x22 { quote += line[quote] == 0x5C ? 2 : 1 }
        guard quote < line.count else { return }
        let status = line[min(quote + 2, line.count)...].prefix { $0.isDigit }
        guard status.count == 3, let first = status.first else { return }
        severity = first == UInt8(ascii: "5") ? .error : first == UInt8(ascii: "4") ? .warning : .information
        (level, isRequest) = (status.startIndex..<status.endIndex, true)
        message = message.lowerBound + 1..<quote
    }

    private static let timeKeys: Set = ["time", "ts", "timestamp", "@timestamp", "@t", "asctime", "datetime"]
    private static let messageKeys: Set = ["msg", "message", "event", "@m", "@mt"]
    private static let sourceKeys: Set = ["logger", "component", "caller", "source", "name"]

    /// Reads an object of JSON after a name.
    private mutating func readObject(from start: Int) {
        let tokens = JSONTokens(Array(line[start...]))
        severity = JSONSeverity.severity(in: tokens)
        var (depth, key): (Int, String?) = (0, nil)
        var (iterator, last) = (tokens.makeIterator(), JSONTokens.Kind.comma)
        while let place = iterator.nextPlace() {
            let wasColon = last == .colon
            last = place.kind
            switch place.kind {
            case .open: depth += 1
            case .close: depth -= 1
            case .string where depth == 1 && !wasColon:
                key = String(decoding: iterator.token(at: place).bytes.dropFirst().dropLast(), as: UTF8.self)
            case .string, .other:
                guard depth == 1, wasColon, let name = key?.lowercased() else { break }
                let isQuoted = place.kind == .string
                let first = start + place.range.lowerBound + (isQuoted ? 1 : 0)
                let range = first..<max(first, start + place.range.upperBound - (isQuoted ? 1 : 0))
                if time == nil, Self.timeKeys.contains(name) { time = range }
                if level == nil, JSONSeverity.keys.contains(name) { level = range }
                if source == nil, Self.sourceKeys.contains(name) { source = range }
                if !hasNames, Self.messageKeys.contains(name) { (message, hasNames) = (range, true) }
            case .colon, .comma: break
            }
        }
        if !hasNames { message = start..<line.count }
        hasNames = true
    }

    /// Reads `time=… level=… msg=…`, as Go's structured loggers write it.
    private mutating func readFields(from start: Int) -> Bool {
        let fields = LogFields(line)
        guard let time = fields.range(of: ["time", "ts", "t", "timestamp"]),
            let message = fields.range(of: ["msg", "message", "event"])
        else { return false }
        self.time = time
        level = fields.range(of: ["level", "lvl", "severity"])
        severity = level.flatMap { Severity(word: line[$0]) }
        source = fields.range(of: ["logger", "component", "caller", "source"])
        self.message = message
        hasNames = true
        return true
    }
}
