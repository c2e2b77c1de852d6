import Testing

@testable import Documents

@Suite struct TextEncodingTests {
    @Test func latin1IsRecognized() {
        let text = "Zur M\u{FC}hle ging der B\u{E4}cker, als es sch\u{F6}n war \u{2013} f\u{FC}r 5 \u{20AC}.\n"
        let bytes = text.unicodeScalars.map { scalar -> UInt8 in
            switch scalar {
            case "\u{2013}": 0x96
            case "\u{20AC}": 0x80
            default: UInt8(scalar.value)
            }
        }
        let document = document(bytes, named: "a.txt")
        #expect(document.row(at: 0).summary == text.dropLast() && document.row(at: 0).problem == nil)
        #expect(document.notice?.contains("Latin-1") == true)
    }

    @Test(arguments: [
        "Zoë, Jörg und Ärger über Öl", "plain", "日本語のテキスト", "a\u{FFFD}b",
    ])
    func utf8StaysUTF8(text: String) {
        #expect(TextEncoding(Array(text.utf8), isWhole: true) == .utf8(markLength: 0))
    }

    @Test(
        arguments: [
            [0xFF, 0x61, 0x62], [0x61, 0xFF, 0x62, 0xFE, 0x63],
            Array("Zoë".utf8) + [0xE9, 0x61, 0xE9, 0x61, 0xE9, 0x61],
            [0xE9, 0x61, 0, 0xE9, 0x61, 0xE9, 0x61],
        ] as [[UInt8]]
    )
    func damagedTextIsNoLatin1(bytes: [UInt8]) {
        #expect(TextEncoding(bytes, isWhole: true) == .utf8(markLength: 0))
    }

    @Test(arguments: [false, true]) func utf16WithoutAMarkIsRecognized(isBigEndian: Bool) {
        let text = "{\"name\": \"Zoë\"}\n{\"name\": \"𝄞\"}\n"
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
        }
        let document = document(bytes, named: "a.jsonl")
        #expect(document.rows.map(\.summary) == ["Zoë", "𝄞"])
        #expect(document.notice?.contains("UTF-16") == true)
    }
}
