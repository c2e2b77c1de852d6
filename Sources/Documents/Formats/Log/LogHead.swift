/// The words between the time of a line and its message.
///
/// A word belongs to the message unless something shows that it does not: brackets, a colon after a name, a dash or a
/// bar between words, capitals of a level, or the form of the time. Numbers before a level are in front of the message
/// with it; others are the message's own, since `42 files copied` is not about files alone.
struct LogHead {
    private(set) var level: Range<Int>?
    private(set) var host: Range<Int>?
    private(set) var source: Range<Int>?
    private(set) var message: Range<Int>
    private(set) var severity: Severity?

    /// The number of words before the message that are read.
    private static let wordLimit = 10

    private let line: [UInt8]
    private let words: LogWords

    init(_ line: [UInt8], after time: LogTime, _ prefix: LogPrefix) {
        self.line = line
        words = LogWords(line)
        message = words.startOfMessage(from: time.end)..<line.count
        if prefix.isStructuredSyslog {
            readStructuredSyslog(from: time.end)
        } else if prefix.source != nil {
            readSign(from: time.end)
        } else {
            switch time.head {
            case .syslog: readSyslog(from: time.end)
            case .logcat: readLogcat(from: time.end)
            case .words: read(from: time.end, isOpen: time.isOpen)
            case .klog: read(from: time.end, isOpen: true, endsAtBracket: true)
            }
        }
    }

    /// - Parameters:
    ///   - isOpen: Whether all words up to a closing bracket are in front of the message.
    ///   - endsAtBracket: Whether the message begins after that bracket.
    private mutating func read(from start: Int, isOpen: Bool, endsAtBracket: Bool = false) {
        var isOpen = isOpen
        var position = words.skipSeparators(from: start)
        var sources: [Range<Int>] = []
        // The word of which a level is a part. It is not divided.
        var named: Range<Int>?
        var (hasNumbers, hasThread) = (false, false)
        for _ in 0..<Self.wordLimit {
            guard let word = words.word(at: position) else { break }
            let next = words.skipSeparators(from: word.end)
            var isLevel = false
            if level == nil, let found = words.level(word, isOpen: isOpen) {
                (level, severity) = (found.range, found.severity)
                named = named ?? found.name
                (hasNumbers, isLevel) = (false, true)
            } else if words.isNumber(word.range), !word.isBracketed, !isOpen {
                if words.isThread(word) || hasThread && words.isConnection(word) {
                    hasThread = true
                } else if words.hasDashes(at: words.skipSpaces(from: word.end)) {
                    // Spring writes the process before three dashes.
                } else {
                    // The number belongs to what follows it, which is known only then.
                    guard level == nil else { break }
                    hasNumbers = true
                    position = next
                    continue
                }
            } else if hasNumbers || words.isValue(word) {
                break
            } else if word.isBracketed || isOpen || words.isFollowedBySeparator(word)
                || word.hasColon && words.isName(word.range)
            {
                sources.append(word.range)
            } else {
                break
            }
            let isLast = word.hasColon && !isLevel && !words.isNumber(word.range) && !isOpen
            position = next
            message = words.startOfMessage(from: word.end)..<line.count
            if isOpen, word.closes {
                isOpen = false
                if endsAtBracket { break }
            }
            if isLast { break }
        }
        // The last one is the closest to the message, and names are better than numbers.
        source = named ?? sources.last { words.isName($0) } ?? sources.last
    }

    /// Reads the host, and then the program with a colon.
    private mutating func readSyslog(from start: Int) {
        guard let host = words.word(at: words.skipSpaces(from: start)), !host.hasColon, !host.isBracketed,
            let program = words.word(at: words.skipSpaces(from: host.end)), program.hasColon
        else { return }
        (self.host, source) = (host.range, program.range)
        message = words.skipSpaces(from: program.end)..<line.count
    }

    /// Reads `HOST PROGRAM PROCESS MESSAGE-ID DATA message` of RFC 5424. A dash stands for what is missing.
    private mutating func readStructuredSyslog(from start: Int) {
        var position = words.skipSpaces(from: start)
        var parts: [Range<Int>] = []
        while parts.count < 4 {
            let end = line[position...].firstIndex(of: 0x20) ?? line.count
            guard end > position, end < line.count else { return }
            parts.append(position..<end)
            position = end + 1
        }
        let isMissing = { (part: Range<Int>, line: [UInt8]) in
            part.count == 1 && line[part.lowerBound] == UInt8(ascii: "-")
        }
        host = isMissing(parts[0], line) ? nil : parts[0]
        source = isMissing(parts[1], line) ? nil : parts[1]
        if position < line.count, line[position] == UInt8(ascii: "-") {
            position += 1
        } else {
            while position < line.count, line[position] == UInt8(ascii: "[") {
                var isQuoted = false
                while position < line.count, isQuoted || line[position] != UInt8(ascii: "]") {
                    if line[position] == 0x22 { isQuoted.toggle() }
                    position += line[position] == 0x5C ? 2 : 1
                }
                position = min(position + 1, line.count)
            }
        }
        message = words.skipSpaces(from: position)..<line.count
    }

    /// Reads `PROCESS THREAD LEVEL TAG: message`.
    private mutating func readLogcat(from start: Int) {
        var position = words.skipSpaces(from: start)
        for _ in 0..<2 {
            guard let number = words.word(at: position), line[number.range].allSatisfy(\.isDigit) else { return }
            position = words.skipSpaces(from: number.end)
        }
        guard let letter = words.word(at: position), letter.range.count == 1,
            let severity = Severity(letter: line[letter.range.lowerBound])
        else { return }
        (level, self.severity) = (letter.range, severity)
        position = words.skipSpaces(from: letter.end)
        message = position..<line.count
        guard let colon = line[position...].prefix(100).firstIndex(of: UInt8(ascii: ":")) else { return }
        let tag = line[position..<colon].lastIndex { $0 != 0x20 }.map { position..<$0 + 1 }
        source = tag
        message = words.skipSpaces(from: colon + 1)..<line.count
    }

    /// Reads the sign with which Redis states a severity (`serverLogRaw` in its `server.c`).
    private mutating func readSign(from start: Int) {
        let position = words.skipSpaces(from: start)
        guard position + 1 < line.count, line[position + 1] == 0x20 else { return }
        switch line[position] {
        case UInt8(ascii: "."), UInt8(ascii: "-"): severity = .debug
        case UInt8(ascii: "*"): severity = .information
        case UInt8(ascii: "#"): severity = .warning
        default: return
        }
        level = position..<position + 1
        message = words.skipSpaces(from: position + 1)..<line.count
    }
}
