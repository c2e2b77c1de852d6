/// The severity of an entry of a log.
package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
    case debug, information, warning, error

    package static func < (first: Severity, second: Severity) -> Bool { first.rawValue < second.rawValue }

    /// The codes of the words for the severity.
    var wordCodes: [UInt64] { SeverityWord.coded.filter { $0.severity == self }.map(\.code) }

    /// Returns the severity that a word means, in any case; `nil` for another word.
    init?(word: some Collection<UInt8>) {
        guard let known = SeverityWord.known(word) else { return nil }
        self = known.severity
    }

    /// Returns the severity that a capital letter means, as klog, logcat and Jupyter write it; `nil` for another one.
    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "V"), UInt8(ascii: "D"): self = .debug
        case UInt8(ascii: "I"): self = .information
        case UInt8(ascii: "W"): self = .warning
        case UInt8(ascii: "E"), UInt8(ascii: "F"), UInt8(ascii: "C"): self = .error
        default: return nil
        }
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
            if let known = SeverityWord.known(line[start..<end]), known.place == .anywhere,
                Self.isStated(start..<end, in: line)
            {
                self = known.severity
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
