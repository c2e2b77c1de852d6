/// The severity of an entry of a log.
package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case debug, information, warning, error

    package static func < (first: Severity, second: Severity) -> Bool { first.rawValue < second.rawValue }

    /// The words for severities in lower case.
    private static let words: [String: Severity] = [
        "trace": .debug, "debug": .debug, "verbose": .debug, "info": .information, "notice": .information,
        "warn": .warning, "warning": .warning, "err": .error, "error": .error, "fatal": .error, "severe": .error,
        "crit": .error, "critical": .error, "alert": .error, "emerg": .error, "emergency": .error, "panic": .error,
    ]

    /// The number of letters of the longest word.
    static let longestWord = 9

    /// The words as numbers with five bits for each letter, which are compared many times faster than texts.
    private static let codes = words.map { (code: code(of: $0.key.utf8) ?? 0, severity: $0.value) }

    /// The codes of the words for the severity.
    var wordCodes: [UInt64] { Self.codes.filter { $0.severity == self }.map(\.code) }

    /// Returns a number for a word in any case; `nil` for one that is too long or has other characters than letters.
    private static func code(of word: some Collection<UInt8>) -> UInt64? {
        guard word.count <= longestWord else { return nil }
        var code: UInt64 = 0
        for byte in word {
            guard byte.isASCIILetter else { return nil }
            code = code << 5 | UInt64(byte & 0x1F)
        }
        return code
    }

    /// Returns the severity that a word means, in any case; `nil` for another word.
    init?(word: some Collection<UInt8>) {
        guard let code = Self.code(of: word), let found = Self.codes.first(where: { $0.code == code }) else {
            return nil
        }
        self = found.severity
    }

    /// The number of bytes of a line in which its severity is looked for.
    private static let lineLimit = 256

    /// Returns the severity that a line of a log states; `nil` if it states none.
    ///
    /// The word is in capitals, in brackets, after a sign such as `level=`, or followed by a colon. The first one
    /// counts.
    init?(ofLine text: String) { self.init(ofLine: text.utf8) }

    /// Returns the severity that the bytes of a line state; `nil` if they state none.
    init?(ofLine text: some Sequence<UInt8>) {
        let line = Array(text.prefix(Self.lineLimit).prefix { $0 != 0x0A })
        var start = 0
        while start < line.count {
            guard line[start].isASCIILetter else {
                start += 1
                continue
            }
            let end = line[start...].firstIndex { !$0.isASCIILetter } ?? line.count
            if let severity = Severity(word: line[start..<end]), Self.isStated(start..<end, in: line) {
                self = severity
                return
            }
            start = end
        }
        return nil
    }

    private static func isStated(_ word: Range<Int>, in line: [UInt8]) -> Bool {
        let before = word.lowerBound > 0 ? line[word.lowerBound - 1] : 0x20
        let after = word.upperBound < line.count ? line[word.upperBound] : 0x20
        // Parts of names and paths state nothing.
        let joints = "-_./\\0123456789".utf8
        guard !joints.contains(before), !joints.contains(after) else { return false }
        let isCapital = line[word].allSatisfy { $0 & 0x20 == 0 }
        let isBracketed = "[(<{|".utf8.contains(before) && "])>}|".utf8.contains(after)
        return isCapital || isBracketed || "=\"".utf8.contains(before) && word.lowerBound > 5
            || after == UInt8(ascii: ":") && before == 0x20
    }
}
