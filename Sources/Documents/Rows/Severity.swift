/// The severity of an entry of a log.
package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case debug, information, warning, error

    package static func < (first: Severity, second: Severity) -> Bool { first.rawValue < second.rawValue }

    /// A pattern that matches each row of a severity, and others.
    package var pattern: String {
        let words = Self.words.filter { $0.value == self }.keys.sorted().joined(separator: "|")
        return #"\b("# + words + ")" + Self.signs[self, default: ""]
    }

    /// Patterns of signs that state a severity without a word: the status of a request, and the first letter of klog.
    private static let signs: [Severity: String] = [
        .error: #"|" 5\d\d\b|^[ef]\d{4} "#, .warning: #"|" 4\d\d\b|^w\d{4} "#,
        .information: #"|" [123]\d\d\b|^i\d{4} "#,
    ]

    /// The words for severities in lower case.
    private static let words: [String: Severity] = [
        "trace": .debug, "debug": .debug, "verbose": .debug, "info": .information, "notice": .information,
        "warn": .warning, "warning": .warning, "err": .error, "error": .error, "fatal": .error, "severe": .error,
        "crit": .error, "critical": .error, "alert": .error, "emerg": .error, "emergency": .error, "panic": .error,
    ]

    /// Returns the severity that a word means, in any case; `nil` for another word.
    init?(word: some Collection<UInt8>) {
        guard let severity = Self.words[String(decoding: word, as: UTF8.self).lowercased()] else { return nil }
        self = severity
    }

    /// The number of bytes of a line in which its severity is looked for.
    private static let lineLimit = 256

    /// Returns the severity that a line of a log states; `nil` if it states none.
    ///
    /// The word is in capitals, in brackets, after a sign such as `level=`, or followed by a colon. The first one
    /// counts.
    init?(ofLine text: String) {
        let line = Array(text.utf8.prefix(Self.lineLimit).prefix { $0 != 0x0A })
        var start = 0
        while start < line.count {
            guard line[start].isLetter else {
                start += 1
                continue
            }
            let end = line[start...].firstIndex { !$0.isLetter } ?? line.count
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

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & ~0x20) }
}
