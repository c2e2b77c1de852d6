/// A quick test that rules out rows which can't state one of some severities.
///
/// A filter by level asks it about the bytes of each row, and parses only the rows that pass. It looks for the words of
/// the severities, for the status of a request, for the letter of klog, and for the name of an exception.
struct SeverityHint {
    /// The codes of the words, and a bit for each pair of letters with which one begins.
    private let codes: [UInt64]
    private let beginnings: [Bool]
    /// Whether a status that begins with a digit states one of the severities.
    private let digits: [Bool]
    /// Whether a letter of klog states one of the severities.
    private let letters: [Bool]
    private let hasError: Bool

    init(_ severities: [Severity]) {
        codes = severities.flatMap(\.wordCodes)
        var beginnings = [Bool](repeating: false, count: 1024)
        for code in codes { beginnings[Int(Self.beginning(of: code))] = true }
        self.beginnings = beginnings
        digits = (0..<10).map { severities.contains($0 == 5 ? .error : $0 == 4 ? .warning : .information) }
        letters = (0..<32).map { letter in
            switch UInt8(letter) | 0x60 {
            case UInt8(ascii: "i"): severities.contains(.information)
            case UInt8(ascii: "w"): severities.contains(.warning)
            case UInt8(ascii: "e"), UInt8(ascii: "f"): severities.contains(.error)
            default: false
            }
        }
        hasError = severities.contains(.error)
    }

    /// Returns the first two letters of a code.
    private static func beginning(of code: UInt64) -> UInt64 {
        var code = code
        while code >= 1024 { code >>= 5 }
        return code
    }

    /// Returns whether a row may state one of the severities.
    func isPossible(in row: UnsafeRawBufferPointer) -> Bool {
        if hasError, LogTrace.mayBegin(row) { return true }
        var position = 0
        while position < row.count {
            let byte = row[position]
            if byte == 0x22 {
                if position + 2 < row.count, row[position + 2].isDigit, digits[Int(row[position + 2] - 0x30)] {
                    return true
                }
                position += 1
            } else if byte.isASCIILetter {
                let start = position
                position += 1
                while position < row.count, row[position].isASCIILetter { position += 1 }
                if isStated(by: row, start..<position) { return true }
            } else if byte == 0x1B {
                // The letter that ends an escape sequence stands before the word that it colors.
                return true
            } else {
                position += 1
            }
        }
        return false
    }

    // The word is taken apart here, since a call for each word is a noticeable part of the time.
    @inline(__always)
    private func isStated(by row: UnsafeRawBufferPointer, _ word: Range<Int>) -> Bool {
        let first = row[word.lowerBound] & 0x1F
        guard word.count > 1 else {
            return letters[Int(first)] && word.upperBound < row.count && row[word.upperBound].isDigit
        }
        guard word.count <= Severity.longestWord,
            beginnings[Int(first) << 5 | Int(row[word.lowerBound + 1] & 0x1F)]
        else { return false }
        var code: UInt64 = 0
        for position in word { code = code << 5 | UInt64(row[position] & 0x1F) }
        return codes.contains(code)
    }
}
