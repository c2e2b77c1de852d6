/// The words before the message of a line of a log.
struct LogWords {
    private let line: [UInt8]

    init(_ line: [UInt8]) { self.line = line }

    struct Word {
        /// The place without brackets and a colon.
        var range: Range<Int>
        var end: Int
        var isBracketed: Bool
        var hasColon: Bool
        /// Whether the word ends with a bracket that an earlier word opens.
        var closes = false
    }

    /// The number of bytes in which a bracket is closed.
    private static let bracketLimit = 80

    func skipSpaces(from start: Int) -> Int {
        var position = start
        while position < line.count, line[position].isBlank { position += 1 }
        return position
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") || isComma(byte)
    }

    /// Whether a byte ends a word of a log that has commas or semicolons between its words.
    private static func isComma(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }

    /// Returns the end of the dashes, bars, colons and commas that stand alone at a place; `nil` if there are none.
    private func separators(at start: Int) -> Int? {
        var end = start
        while end < line.count, Self.isSeparator(line[end]) { end += 1 }
        return end > start && (end == line.count || line[end].isBlank) ? end : nil
    }

    /// Skips spaces and the dashes, bars, colons and commas that stand alone between words.
    func skipSeparators(from start: Int) -> Int {
        var position = skipSpaces(from: start)
        while let end = separators(at: position) { position = skipSpaces(from: end) }
        return position
    }

    /// Returns the place at which a message begins. It is after a sign that stands alone. More of them are its own, and
    /// so is a sign without a text.
    func startOfMessage(from start: Int) -> Int {
        let position = skipSpaces(from: start)
        guard let end = separators(at: position) else { return position }
        let next = skipSpaces(from: end)
        // Ruby's logger writes `-- : `.
        if end == position + 2, line[position] == UInt8(ascii: "-"), separators(at: next) == next + 1,
            line[next] == UInt8(ascii: ":")
        {
            return skipSpaces(from: next + 1)
        }
        return end == position + 1 && next < line.count ? next : position
    }

    /// Whether three dashes stand at a place, as between the numbers and the names of Spring.
    func hasDashes(at start: Int) -> Bool {
        separators(at: start) == start + 3 && line[start] == UInt8(ascii: "-")
    }

    private static func closer(of bracket: UInt8) -> UInt8? {
        switch bracket {
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "<"): UInt8(ascii: ">")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }

    func word(at start: Int) -> Word? {
        guard start < line.count else { return nil }
        if let closer = Self.closer(of: line[start]) {
            guard let close = line[start...].prefix(Self.bracketLimit).firstIndex(of: closer) else { return nil }
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
        let level = line[start..<end].prefix { $0.isASCIILetter }
        if level.endIndex < end, Severity(word: level) != nil {
            let next = line[level.endIndex]
            // The comma is between the level and what follows it.
            if Self.isComma(next), level.endIndex + 1 == end {
                let range = start..<level.endIndex
                return Word(range: range, end: range.upperBound, isBracketed: false, hasColon: false)
            }
            // logrus writes `INFO[0007] `.
            let isCounted = next == UInt8(ascii: "[") && level.allSatisfy { $0 & 0x20 == 0 }
            if next == UInt8(ascii: ":") || isCounted {
                return Word(
                    range: start..<level.endIndex,
                    end: level.endIndex + (isCounted ? 0 : 1),
                    isBracketed: false,
                    hasColon: !isCounted
                )
            }
        }
        let hasColon = line[end - 1] == UInt8(ascii: ":")
        let closes = line[end - 1] == UInt8(ascii: "]") && !line[start..<end].contains(UInt8(ascii: "["))
        return Word(
            range: start..<(hasColon || closes ? end - 1 : end),
            end: end,
            isBracketed: false,
            hasColon: hasColon,
            closes: closes
        )
    }

    /// Returns the level that a word states: the word itself, what follows a module, as in `[core:error]` and
    /// `app.ERROR:`, or what a process follows, as in `INFO/MainProcess`.
    ///
    /// - Parameter isOpen: Whether the word is in a bracket that an earlier word opens.
    func level(_ word: Word, isOpen: Bool) -> (range: Range<Int>, severity: Severity, name: Range<Int>?)? {
        var text = line[word.range]
        var name: Range<Int>?
        if let colon = text.lastIndex(of: UInt8(ascii: ":")) {
            text = text[(colon + 1)...]
        } else if word.hasColon, let point = text.lastIndex(of: UInt8(ascii: ".")),
            text[(point + 1)...].allSatisfy({ $0 & 0x20 == 0 })
        {
            name = word.range
            text = text[(point + 1)...]
        } else if isOpen || word.isBracketed, let slash = text.firstIndex(of: UInt8(ascii: "/")) {
            name = word.range
            text = text[..<slash]
        }
        while text.first?.isBlank == true { text.removeFirst() }
        while text.last?.isBlank == true { text.removeLast() }
        guard let known = SeverityWord.known(text) else { return nil }
        // In small letters and without brackets, the word may be one of the message.
        let isMarked = word.isBracketed || word.hasColon || isOpen
        let isStated = isMarked || known.place != .label && text.allSatisfy { $0 & 0x20 == 0 }
        return isStated ? (text.startIndex..<text.endIndex, known.severity, name) : nil
    }

    func isFollowedBySeparator(_ word: Word) -> Bool {
        let next = skipSpaces(from: word.end)
        guard next > word.end, next < line.count, Self.isSeparator(line[next]) else { return false }
        let isAlone = next + 1 == line.count || line[next + 1].isBlank || line[next + 1] == line[next]
        return isAlone && isName(word.range) && skipSeparators(from: next) < line.count
    }

    private static let signsOfNames = ByteSet("._-/$:[]#@")
    private static let signsOfNumbers = ByteSet("-#:*.")

    /// Whether a word is the name of a program, a type or a file.
    func isName(_ range: Range<Int>) -> Bool {
        let word = line[range]
        guard let first = word.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return false }
        return word.allSatisfy { $0.isDigit || $0.isASCIILetter || Self.signsOfNames.contains($0) }
    }

    /// Whether a word is the beginning of a value of JSON.
    func isValue(_ word: Word) -> Bool {
        word.isBracketed && line[word.range].first { !$0.isBlank }.map { $0 == 0x22 || $0 == UInt8(ascii: "{") } == true
    }

    /// Whether a word has only digits and signs.
    func isNumber(_ range: Range<Int>) -> Bool {
        line[range].allSatisfy { $0.isDigit || Self.signsOfNumbers.contains($0) }
    }

    /// Whether a word is the process and the thread of nginx, as in `123#123:`.
    func isThread(_ word: Word) -> Bool {
        word.hasColon && line[word.range].first?.isDigit == true && line[word.range].contains(UInt8(ascii: "#"))
            && line[word.range].allSatisfy { $0.isDigit || $0 == UInt8(ascii: "#") }
    }

    /// Whether a word is the connection of nginx, as in `*7`.
    func isConnection(_ word: Word) -> Bool {
        line[word.range].first == UInt8(ascii: "*") && word.range.count > 1
            && line[word.range].dropFirst().allSatisfy(\.isDigit)
    }
}
