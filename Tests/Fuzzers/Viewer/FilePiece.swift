import Documents
import SeededRandom

/// A part of a file's contents.
package enum FilePiece: Codable, Sendable {
    case text(String)
    case bytes([UInt8])
    case repeated(String, Int)

    package var contents: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        case .repeated(let text, let count): Array(String(repeating: text, count: max(0, count)).utf8)
        }
    }

    /// Whole files of all formats, and lines of some.
    private static let texts =
        FormatName.allCases.map(\.example) + [
            #"[{"a": 1, "b": [true, null, "x\"y\u00e9"]}, 2, "three"]"#,
            #"{"a": {"b": [1, 2, {"c": "d"}]}, "e": "f"}"#,
            "{\"a\": 1}\n{\"a\": [2, 3]}\n\"x\"\n", "{\"a\": [", "]}\n", "]", ",", "{}", "[]\n",
            "name,text\nAnn,\"a \"\"b\"\"\nc\"\nBob,x\r\n", "Ann,b\n", "\"", "a;b\n1;2\n", "a\tb\n",
            "commit 0123456789abcdef\nAuthor: Ann <a@b>\nDate:   Tue Mar 12 10:00:00 2024 +0100\n\n    Subject\n\n    Body\n",
            "2024-03-12 10:00:00 up\n   more\n\n2024-03-12 10:00:00 down\n", "   more\n", "\n", "\n\n", "\r", "\r\n",
            "Zoë\nand\n\n\u{1B}[31mred\u{1B}[m 𝄞\n", "a word and another one\n", "שלום עולם abc\n",
            "\u{202E}abc\u{2066}x\n",
            "a\u{2028}b\u{85}c\n", "👩‍👩‍👧 e\u{301}\u{327}\n", "\u{AD}soft\u{AD}hyphen\n",
        ]
    private static let bytes: [[UInt8]] = [
        [0], [0, 0, 0], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE, 0, 0], [0xC3], [0xE2, 0x82],
        [0xF0, 0x9F, 0x98], [0x80, 0x81], [0xED, 0xA0, 0x80], [0x1B], [0x1B, 0x5B], [0x7F], [0x61, 0, 0x62, 0],
    ]
    private static let repeated = [
        "[", "{\"a\":", "word ", "wordwithoutspaces", "\n", "a\n", "\r", "\u{301}", "א", "漢字", "\u{2066}", "\"", ",",
        "\t",
        "{\"key\": [1, 2, {\"deep\": \"text of some length\"}]}, ", " ", "\0",
    ]

    static func draw(using generator: inout SeededGenerator) -> FilePiece {
        switch generator.below(10) {
        case 0..<6: .text(texts[generator.below(texts.count)])
        case 6: .bytes(bytes[generator.below(bytes.count)])
        case 7: .bytes((0..<generator.below(40)).map { _ in UInt8(generator.below(256)) })
        default:
            .repeated(
                repeated[generator.below(repeated.count)],
                generator.below(generator.below(6) == 0 ? 6000 : 60)
            )
        }
    }

    static func drawSeveral(using generator: inout SeededGenerator) -> [FilePiece] {
        // Rows of one format mixed with foreign ones.
        let piece = draw(using: &generator)
        return (0..<generator.below(12)).map { _ in generator.below(2) == 0 ? piece : draw(using: &generator) }
    }
}

extension [FilePiece] {
    var contents: [UInt8] { flatMap(\.contents) }
}
