/// The encoding in which bytes are plausible text, among those of languages without Latin letters.
///
/// Each encoding is tried. What the bytes are in it gets a mark for each character beyond ASCII: letters that follow
/// each other as in words get high ones, capitals inside words and letters beside those of other scripts low ones. Of
/// encodings with two bytes for a character, the rows of the frequent characters count, which stand together in all of
/// these sets: hiragana, katakana, the first level of kanji and hanzi, and hangul. The best mean wins, if it is high
/// enough. Cyrillic letters with few vowels, and Greek ones with few accents, are those of another alphabet. Short
/// texts of few letters, and languages of Latin letters other than those of western Europe, stay unknown.
enum PlausibleEncoding {
    /// The number of bytes that are tried.
    private static let limit = 16 * 1024
    /// The least mean mark of a byte beyond ASCII, and the least sum.
    private static let leastMean = 0.6
    private static let leastSum = 3.0
    /// The least number of different bytes beyond ASCII.
    private static let leastVariety = 5

    private static let alphabets = [
        "windows-1251", "KOI8-R", "IBM866", "ISO-8859-5", "windows-1253", "windows-1255", "windows-1256",
    ]

    /// The sets of two bytes for a character: the name, and the mark of a pair of bytes; `nil` for none.
    private static let pairs: [(name: String, mark: @Sendable (UInt8, UInt8) -> Double?)] = [
        (
            "Shift_JIS",
            { first, second in
                guard (0x40...0xFC).contains(second), second != 0x7F else { return nil }
                switch first {
                case 0x82 where second >= 0x9F, 0x83 where second <= 0x96: return 2
                case 0x81, 0x82: return 1
                case 0x88...0x97: return 1.6
                case 0x83...0x9F, 0xE0...0xEA, 0xFA...0xFC: return 0.2
                default: return nil
                }
            }
        ),
        (
            "EUC-JP",
            { first, second in
                guard (0xA1...0xFE).contains(second) else { return nil }
                switch first {
                case 0xA4, 0xA5: return 2
                case 0xA1, 0xA3: return 1
                case 0xB0...0xCF: return 1.4
                case 0xA2, 0xA6...0xA8, 0xD0...0xF4: return 0.2
                default: return nil
                }
            }
        ),
        (
            "GBK",
            { first, second in
                guard (0x81...0xFE).contains(first), (0x40...0xFE).contains(second), second != 0x7F else { return nil }
                if second < 0xA1 { return 0.1 }
                switch first {
                case 0xB0...0xD7: return 1.6
                case 0xA1, 0xA3: return 1
                default: return 0.2
                }
            }
        ),
        (
            "Big5",
            { first, second in
                guard (0x40...0x7E).contains(second) || (0xA1...0xFE).contains(second) else { return nil }
                switch first {
                case 0xA4...0xC6: return 1.5
                case 0xA1: return 1
                case 0xA2...0xA3, 0xC7...0xF9: return 0.2
                default: return nil
                }
            }
        ),
        (
            "EUC-KR",
            { first, second in
                guard (0xA1...0xFE).contains(second) else { return nil }
                switch first {
                case 0xB0...0xC8: return 1.7
                case 0xA1, 0xA3: return 1
                case 0xA2, 0xA4...0xAC, 0xCA...0xFD: return 0.1
                default: return nil
                }
            }
        ),
    ]

    static func name(of bytes: [UInt8]) -> String? {
        let sample = bytes.prefix(limit)
        let high = sample.count { $0 >= 0x80 }
        // Other data has control characters.
        guard Set(sample.filter { $0 >= 0x80 }).count >= leastVariety,
            !sample.contains(where: { $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1B })
        else {
            return nil
        }
        var best: (name: String, sum: Double)?
        for (name, mark) in pairs {
            guard let sum = sum(sample, isCut: sample.count < bytes.count, mark) else { continue }
            if sum > best?.sum ?? 0 { best = (name, sum) }
        }
        for name in alphabets {
            guard let result = sample.withUnsafeBytes({ Iconv.utf8($0, from: name) }), !result.isRepaired else {
                continue
            }
            let sum = sum(String(decoding: result.output, as: UTF8.self))
            if sum > best?.sum ?? 0 { best = (name, sum) }
        }
        guard let best, best.sum >= leastSum, best.sum >= leastMean * Double(high) else { return nil }
        return best.name
    }

    /// Returns the sum of the marks of pairs of bytes; `nil` if a byte beyond ASCII is in none.
    private static func sum(
        _ bytes: ArraySlice<UInt8>,
        isCut: Bool,
        _ mark: (UInt8, UInt8) -> Double?
    ) -> Double? {
        var sum = 0.0
        var position = bytes.startIndex
        while position < bytes.endIndex {
            guard bytes[position] >= 0x80 else {
                position += 1
                continue
            }
            guard position + 1 < bytes.endIndex else { return isCut ? sum : nil }
            guard let mark = mark(bytes[position], bytes[position + 1]) else { return nil }
            sum += mark
            position += 2
        }
        return sum
    }

    private enum Script { case latin, cyrillic, greek, hebrew, arabic, other }

    /// Returns the sum of the marks of the letters of a text.
    private static func sum(_ text: String) -> Double {
        var sum = 0.0
        var before: (script: Script, isLower: Bool) = (.other, false)
        var (cyrillic, vowels) = (0, 0)
        var (greek, accents) = (0, 0)
        for scalar in text.unicodeScalars {
            let script = script(of: scalar.value)
            let isLower = scalar.properties.isLowercase
            let followsLetter = before.script != .other
            defer { before = (script, isLower) }
            if followsLetter, script != .other, script != before.script { sum -= 1 }
            guard scalar.value >= 0x80 else { continue }
            switch script {
            case .latin, .other: sum -= 0.5
            case .hebrew, .arabic: sum += 0.8
            case .cyrillic, .greek:
                if script == .cyrillic {
                    cyrillic += 1
                    if Self.vowels.contains(scalar) { vowels += 1 }
                } else if isLower {
                    greek += 1
                    if Self.accented.contains(scalar) { accents += 1 }
                }
                let isInWord = followsLetter && before.script == script
                if isLower {
                    sum += frequent.contains(scalar) ? 1 : 0.6
                } else {
                    sum += isInWord && before.isLower ? -2 : 0.7
                }
            }
        }
        // Of the letters of Russian, 42 of a hundred are vowels. Nearly every word of Greek has an accent.
        let isOther = cyrillic >= 12 && 100 * vowels < 28 * cyrillic || greek >= 12 && 30 * accents < greek
        return isOther ? 0 : sum
    }

    private static let vowels = Set("аеёиоуыэюяіїєАЕЁИОУЫЭЮЯІЇЄ".unicodeScalars)
    private static let accented = Set("άέήίόύώ".unicodeScalars)
    /// The most frequent letters of Russian and Greek.
    private static let frequent = Set("оеаинтсрвлкмдпуяαοιετσνηυρπκμλς".unicodeScalars)

    private static func script(of value: UInt32) -> Script {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: .latin
        case 0x370...0x3FF: .greek
        case 0x400...0x45F, 0x490...0x491: .cyrillic
        case 0x5D0...0x5EA: .hebrew
        case 0x620...0x64A, 0x67E, 0x686, 0x698, 0x6AF: .arabic
        default: .other
        }
    }
}
