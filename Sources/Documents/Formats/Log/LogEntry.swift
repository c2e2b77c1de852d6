/// The parts of the first line of an entry of a log.
struct LogEntry {
    /// The parts, as ranges of bytes. `nil` for a part that the line does not have.
    private(set) var time: Range<Int>?
    private(set) var level: Range<Int>?
    /// The program, the thread or the place in the source that wrote the entry.
    private(set) var source: Range<Int>?
    /// The rest of the line.
    private(set) var message: Range<Int>
    private(set) var severity: Severity?
    /// Whether the line is of a web server, whose level is the status of a request.
    private(set) var isRequest = false

    /// The number of bytes of a line that are read.
    private static let limit = 1024
    /// The number of words before the message that are read.
    private static let wordLimit = 10

    private let line: [UInt8]

    init(_ text: some Sequence<UInt8>) {
        line = Array(text.prefix(Self.limit))
        message = 0..<line.count
        var position = 0
        if line.first == UInt8(ascii: "<"), let end = line.prefix(8).firstIndex(of: UInt8(ascii: ">")) {
            position = end + 1
        }
        if let time = LogTime(line, at: position) {
            self.time = time.range
            severity = time.severity
            position = time.end
            readHead(from: position, isSyslog: Self.isNamedDay(line, time.range), isKlog: time.severity != nil)
        } else if readAccess() || readFields() {
            return
        } else {
            readLevel(from: position)
        }
    }

    /// Whether the line has a time or a level.
    var hasParts: Bool { time != nil || level != nil }

    func text(_ range: Range<Int>?) -> String { range.map { String(decoding: line[$0], as: UTF8.self) } ?? "" }

    private static func isNamedDay(_ line: [UInt8], _ time: Range<Int>) -> Bool {
        let isBracketed = time.lowerBound > 0 && line[time.lowerBound - 1] == UInt8(ascii: "[")
        return !isBracketed && time.count >= 15 && !line[time.lowerBound].isDigit && line[time.lowerBound + 3] == 0x20
    }

    // MARK: Heads

    /// A word before the message, with the brackets around it.
    private struct Word {
        /// The place without brackets and a colon.
        var range: Range<Int>
        var end: Int
        var isBracketed: Bool
        var hasColon: Bool
    }

    /// Reads the words between the time and the message.
    private mutating func readHead(from start: Int, isSyslog: Bool, isKlog: Bool) {
        var position = skipSeparators(from: start)
        var sources: [Range<Int>] = []
        message = position..<line.count
        if isSyslog {
            // The host, and then the program with a colon.
            guard let host = word(at: position), !host.hasColon, !host.isBracketed else { return }
            let next = skipSpaces(from: host.end)
            guard let program = word(at: next), program.hasColon else { return }
            source = program.range
            message = skipSpaces(from: program.end)..<line.count
            severity = Severity(ofLine: line[message])
            return
        }
        for _ in 0..<Self.wordLimit {
            guard let word = word(at: position) else { break }
            let isLevel = level == nil && Severity(word: levelWord(word.range)) != nil
            if isLevel {
                let text = levelWord(word.range)
                // In small letters and without brackets, the word may be one of the message.
                let isStated = word.isBracketed || word.hasColon || text.allSatisfy { $0 & 0x20 == 0 }
                guard isStated else { break }
                level = text.startIndex..<text.endIndex
                severity = Severity(word: text)
            } else if word.isBracketed || isFollowedBySeparator(word) || isKlog || word.hasColon && isName(word.range) {
                sources.append(word.range)
            } else if !isIdle(word.range) {
                // Numbers of processes and rules tell nothing alone, and are left out.
                break
            }
            position = skipSeparators(from: word.end)
            message = position..<line.count
            if word.hasColon, !isLevel, !isIdle(word.range) { break }
            if isKlog, line[word.end - 1] == UInt8(ascii: "]") { break }
        }
        // The last one is the closest to the message, and names are better than numbers.
        source = sources.last { isName($0) } ?? sources.last
        if severity == nil { severity = Severity(ofLine: line[message]) }
    }

    /// Reads `LEVEL:name:message` and `[LEVEL] message`.
    private mutating func readLevel(from start: Int) {
        guard let word = word(at: start), Severity(word: levelWord(word.range)) != nil else {
            severity = Severity(ofLine: line)
            return
        }
        let text = levelWord(word.range)
        guard word.isBracketed || word.hasColon || text.allSatisfy({ $0 & 0x20 == 0 }) else { return }
        level = text.startIndex..<text.endIndex
        severity = Severity(word: text)
        var end = skipSeparators(from: word.end)
        // Python's `LEVEL:name:message` has no spaces.
        if word.hasColon, word.end < line.count, line[word.end] != 0x20,
            let colon = line[word.end...].firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == 0x20 }),
            line[colon] == UInt8(ascii: ":"), isName(word.end..<colon)
        {
            source = word.end..<colon
            end = skipSpaces(from: colon + 1)
        }
        message = end..<line.count
    }

    /// Reads a line of a web server, whose time is in brackets after the client.
    private mutating func readAccess() -> Bool {
        guard let bracket = line.prefix(300).firstIndex(of: UInt8(ascii: "[")), bracket > 0,
            line[bracket - 1] == 0x20, let time = LogTime(line, at: bracket),
            line[..<bracket].split(separator: 0x20).count == 3
        else { return false }
        self.time = time.range
        source = line.startIndex..<(line.firstIndex(of: 0x20) ?? 0)
        message = skipSpaces(from: time.end)..<line.count
        readRequest()
        return true
    }

    /// Reads the request and its status, which stands where others have a level.
    private mutating func readRequest() {
        let rest = line[message]
        guard rest.first == 0x22, let quote = rest.dropFirst().firstIndex(of: 0x22) else { return }
        let status = line[min(quote + 2, line.count)...].prefix { $0.isDigit }
        guard status.count == 3, let first = status.first else { return }
        severity = first == UInt8(ascii: "5") ? .error : first == UInt8(ascii: "4") ? .warning : .information
        (level, isRequest) = (status.startIndex..<status.endIndex, true)
        message = message.lowerBound + 1..<quote
    }

    /// Reads `time=… level=… msg=…`, as Go's structured loggers write it.
    private mutating func readFields() -> Bool {
        let fields = LogFields(line)
        guard let time = fields.range(of: ["time", "ts", "t", "timestamp"]),
            let message = fields.range(of: ["msg", "message", "event"])
        else { return false }
        self.time = time
        level = fields.range(of: ["level", "lvl", "severity"])
        severity = level.flatMap { Severity(word: line[$0]) }
        source = fields.range(of: ["logger", "component", "caller", "source"])
        self.message = message
        return true
    }

    // MARK: Words

    private func skipSpaces(from start: Int) -> Int {
        var position = start
        while position < line.count, line[position].isBlank { position += 1 }
        return position
    }

    /// Skips spaces and the dashes, bars and colons that stand alone between words.
    private func skipSeparators(from start: Int) -> Int {
        var position = skipSpaces(from: start)
        while position < line.count, "-|:".utf8.contains(line[position]) {
            var end = position
            while end < line.count, "-|:".utf8.contains(line[end]) { end += 1 }
            guard end == line.count || line[end].isBlank else { break }
            position = skipSpaces(from: end)
        }
        return position
    }

    // A dictionary would be made for each word.
    private static func closer(of bracket: UInt8) -> UInt8? {
        switch bracket {
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "<"): UInt8(ascii: ">")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    private func word(at start: Int) -> Word? {
        guard start < line.count else { return nil }
        if let closer = Self.closer(of: line[start]) {
            guard let close = line[start...].prefix(80).firstIndex(of: closer) else { return nil }
            let hasColon = close + 1 < line.count && line[close + 1] == UInt8(ascii: ":")
            return Word(
                range: start + 1..<close,
                end: close + (hasColon ? 2 : 1),
                isBracketed: true,
                hasColon: hasColon
            )
        }
        var end = start
        while end < line.count, !line[end].isBlank, line[end] != UInt8(ascii: "|") { end += 1 }
        guard end > start else { return nil }
        let level = line[start..<end].prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        if level.endIndex < end, line[level.endIndex] == UInt8(ascii: ":"), Severity(word: level) != nil {
            return Word(range: start..<level.endIndex, end: level.endIndex + 1, isBracketed: false, hasColon: true)
        }
        let hasColon = line[end - 1] == UInt8(ascii: ":")
        let closes = line[end - 1] == UInt8(ascii: "]") && !line[start..<end].contains(UInt8(ascii: "["))
        return Word(
            range: start..<(hasColon || closes ? end - 1 : end),
            end: end,
            isBracketed: false,
            hasColon: hasColon
        )
    }

    /// Returns the part of a word that may be a level: all of it, or what follows a module and a colon, as in
    /// `[core:error]`.
    private func levelWord(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let word = line[range]
        let rest = word.lastIndex(of: UInt8(ascii: ":")).map { word[($0 + 1)...] } ?? word
        let start = rest.firstIndex { !$0.isBlank } ?? rest.endIndex
        let end = rest.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
        return rest[start..<max(start, end)]
    }

    private func isFollowedBySeparator(_ word: Word) -> Bool {
        let next = skipSpaces(from: word.end)
        guard next > word.end, next < line.count, "-|:".utf8.contains(line[next]) else { return false }
        let isAlone = next + 1 == line.count || line[next + 1].isBlank || line[next + 1] == line[next]
        return isAlone && isName(word.range)
    }

    /// Whether a word is the name of a program, a type or a file.
    private func isName(_ range: Range<Int>) -> Bool {
        let word = line[range]
        guard let first = word.first, (0x61...0x7A).contains(first | 0x20) || first == UInt8(ascii: "_") else {
            return false
        }
        return word.allSatisfy { $0.isDigit || (0x61...0x7A).contains($0 | 0x20) || "._-/$:[]#@".utf8.contains($0) }
    }

    /// Whether a word has only digits and signs.
    private func isIdle(_ range: Range<Int>) -> Bool {
        line[range].allSatisfy { $0.isDigit || "-#:*.".utf8.contains($0) }
    }
}
