/// A quick test that rules out rows which can't state one of some severities.
///
/// A filter by level asks it about the bytes of each row, and parses only the rows that pass. It looks for the words of
/// the severities, for numbers after the keys of a scale, for the status of a request, for the letters of klog and
/// logcat, for the priorities of syslog, for the roles of Redis, and for the name of an exception.
struct SeverityHint {
    /// The codes of the words, and the lengths of those that begin with a pair of letters, as bits.
    private let codes: [UInt64]
    private let beginnings: [UInt16]
    /// Whether a status that begins with a digit states one of the severities.
    private let digits: [Bool]
    /// Whether a letter states one of the severities.
    private let letters: [Bool]
    /// The last words of the keys of scales, as codes, with the numbers that state one of the severities.
    private let scales: [(code: UInt64, isStated: [Bool])]
    private let isStatedByPriority: [Bool]
    private let hasError: Bool

    init(_ severities: [Severity]) {
        codes = severities.flatMap(\.wordCodes)
        scales = SeverityScale.all.flatMap { scale in
            let isStated = (0..<Self.numberLimit).map { scale.severity(of: $0).map(severities.contains) ?? false }
            return scale.keys.compactMap { key in
                SeverityWord.code(of: Array(key.utf8.reversed().prefix(while: \.isASCIILetter).reversed()))
                    .map { ($0, isStated) }
            }
        }
        isStatedByPriority = (0..<8).map { SeverityScale.severity(ofPriority: $0).map(severities.contains) ?? false }
        var beginnings = [UInt16](repeating: 0, count: 1024)
        for code in codes + scales.map(\.code) {
            let (beginning, length) = Self.beginning(of: code)
            beginnings[beginning] |= 1 << length
        }
        self.beginnings = beginnings
        digits = (0..<10).map { severities.contains($0 == 5 ? .error : $0 == 4 ? .warning : .information) }
        letters = (0..<32).map { letter in
            Severity(letter: UInt8(letter) | 0x40).map(severities.contains) ?? false
        }
        hasError = severities.contains(.error)
    }

    /// Returns the first two letters of a code, and the number of its letters.
    private static func beginning(of code: UInt64) -> (letters: Int, length: Int) {
        var (code, length) = (code, 2)
        while code >= 1024 { (code, length) = (code >> 5, length + 1) }
        return (Int(code), length)
    }

    /// Returns whether a row may state one of the severities.
    func isPossible(in row: UnsafeRawBufferPointer) -> Bool {
        if hasError, LogTrace.mayBegin(row) { return true }
        let signs = Self.signs
        var position = 0
        while position < row.count {
            let byte = row[position]
            // Most bytes are of these two kinds.
            if byte.isASCIILetter {
                let start = position
                position += 1
                while position < row.count, row[position].isASCIILetter { position += 1 }
                if isStated(by: row, start..<position) { return true }
            } else if !signs.contains(byte) {
                position += 1
            } else if byte == 0x22 {
                if position + 2 < row.count, row[position + 2].isDigit, digits[Int(row[position + 2] - 0x30)] {
                    return true
                }
                position += 1
            } else if byte == UInt8(ascii: "<") {
                if isStated(byPriorityAt: position, in: row) { return true }
                position += 1
            } else {
                // The letter that ends an escape sequence stands before the word that it colors.
                return true
            }
        }
        return false
    }

    private static let signsAfterKeys = ByteSet("\"\\: ")
    private static let signs = ByteSet("\"<\u{1B}")

    /// The numbers on a scale are less.
    private static let numberLimit = 100

    /// Returns whether a priority of syslog at a place states one of the severities.
    private func isStated(byPriorityAt place: Int, in row: UnsafeRawBufferPointer) -> Bool {
        var (end, number) = (place + 1, 0)
        while end < row.count, end - place <= 3, row[end].isDigit {
            number = 10 * number + Int(row[end] - 0x30)
            end += 1
        }
        return end > place + 1 && end < row.count && row[end] == UInt8(ascii: ">") && isStatedByPriority[number & 7]
    }

    /// Returns whether a number after a key at a place states one of the severities.
    private func isStated(_ isStated: [Bool], by row: UnsafeRawBufferPointer, after key: Int) -> Bool {
        var place = key
        while place < row.count, Self.signsAfterKeys.contains(row[place]) { place += 1 }
        var number = 0
        while place < row.count, row[place].isDigit, number < Self.numberLimit {
            number = 10 * number + Int(row[place] - 0x30)
            place += 1
        }
        return number < Self.numberLimit && isStated[number]
    }

    // The word is taken apart here, since a call for each word is a noticeable part of the time.
    @inline(__always)
    private func isStated(by row: UnsafeRawBufferPointer, _ word: Range<Int>) -> Bool {
        let first = row[word.lowerBound] & 0x1F
        guard word.count > 1 else {
            guard word.upperBound < row.count else { return false }
            let (letter, next) = (row[word.lowerBound], row[word.upperBound])
            if letters[Int(first)], next.isDigit || next == 0x20 && letter & 0x20 == 0 { return true }
            // Redis states severities by signs, after a process and its role.
            return next == 0x20 && word.lowerBound > 0 && row[word.lowerBound - 1] == UInt8(ascii: ":")
                && LogPrefix.roles.contains(letter)
        }
        guard word.count <= SeverityWord.longest,
            beginnings[Int(first) << 5 | Int(row[word.lowerBound + 1] & 0x1F)] & 1 << word.count != 0
        else { return false }
        var code: UInt64 = 0
        for position in word { code = code << 5 | UInt64(row[position] & 0x1F) }
        if codes.contains(code) { return true }
        return scales.contains { $0.code == code && isStated($0.isStated, by: row, after: word.upperBound) }
    }
}
