import SeededRandom
import Terminal

/// Random texts of kinds that differ in how terminals treat them.
package enum GridText {
    private static let settled = [
        "abc xyz .,-", "0123456789", "    ", "äöüßéñ", "漢字仮名交", "ｆｕｌｌ", "한국어", "─│┌┐└┘▸▾›", "привет", "αβγδ",
        "e\u{301}a\u{308}o\u{302}\u{323}", "😀🎉🚀⌚", "שלום", "نص",
    ]
    private static let contested = [
        "❤️", "👋🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🇩", "1️⃣", "⌚︎", "क्षि", "किताब", "ﾞｶﾞ", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{1100}\u{1161}\u{11A8}", "\u{0D4E}",
        "☰䷀", "葛\u{E0100}", "می‌خواهم", "ไทยน้ำ",
    ]
    private static let hostile = [
        "\u{1B}[2J", "\u{1B}]52;c;QQ==\u{07}", "\u{1B}P+q\u{1B}\\", "\u{9B}2J", "\u{9D}0;x\u{9C}",
        "\u{202E}abc\u{2066}",
        "a\u{200D}b", "\u{FEFF}\u{AD}\u{200B}", "\u{2028}\u{2029}", "\0\u{07}\u{08}\r\n\t\u{0B}\u{7F}", "\u{E0041}",
        "\u{301}\u{302}", "\u{0378}\u{FFFF}", "\u{034F}\u{3164}", String(repeating: "\u{300}", count: 40),
        "x" + String(repeating: "\u{301}", count: 40),
    ]

    /// The number of kinds. The first ones have the same width in all terminals.
    package static let kinds = settled.count + contested.count + hostile.count
    package static let settledKinds = settled.count

    /// Returns a text of a kind, repeated up to a number of characters.
    package static func text(_ kind: Int, count: Int) -> String {
        let text = (settled + contested + hostile)[((kind % kinds) + kinds) % kinds]
        return String(String(repeating: text, count: max(0, count) / text.count + 1).prefix(max(0, count)))
    }

    /// Returns a line of words that its seed decides.
    package static func line(_ seed: Int, columns: Int) -> String {
        var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
        var line = "\(seed) "
        while line.count < columns * 2 / 3 {
            line += ["lorem ", "e\u{301} ", "漢字 ", "e\u{300} ", "value=\(seed) "][generator.below(5)]
        }
        return line
    }

    /// Returns a style of a number.
    package static func style(_ number: Int) -> CellStyle {
        let number = abs(number % 24)
        let colors: [CellColor] = [
            .standard, .theme(1), .theme(12), .indexed(200), .rgb(red: 10, green: 200, blue: 90), .standard,
        ]
        return CellStyle(
            foreground: colors[number % 6],
            background: colors[number / 6 % 3 == 1 ? number % 5 : 0],
            attributes: CellStyle.Attributes(rawValue: [0, 1, 2, 16, 3, 28, 0, 8][number % 8])
        )
    }
}
