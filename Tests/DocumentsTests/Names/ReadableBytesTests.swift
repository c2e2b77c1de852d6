import Testing

@testable import Documents

@Suite struct ReadableBytesTests {
    @Test(arguments: [
        ("plain name.txt", "plain name.txt"),
        ("two\nlines\r\tx", #"two\nlines\r\tx"#),
        ("Zoë 漢字 👩‍👧", "Zoë 漢字 👩‍👧"),
        ("red\u{1B}[31m", #"red\u{1B}[31m"#),
        ("a\u{202E}txt.exe\u{2066}\u{85}\u{2028}", #"a\u{202E}txt.exe\u{2066}\u{85}\u{2028}"#),
        ("", ""),
    ])
    func textHasNoEffectOnATerminal(text: String, readable: String) {
        #expect(ReadableBytes.text(of: Array(text.utf8)) == readable)
    }

    @Test func bytesThatAreNoTextAreNumbers() {
        #expect(ReadableBytes.text(of: [0x61, 0xFF, 0x62]) == #"a\xFFb"#)
        #expect(ReadableBytes.text(of: [0xC3]) == #"\xC3"#)
        #expect(ReadableBytes.text(of: [0xE2, 0x82, 0x28]) == #"\xE2\x82("#)
        // A surrogate, and a continuation byte.
        #expect(ReadableBytes.text(of: [0xED, 0xA0, 0x80]) == #"\xED\xA0\x80"#)
        #expect(ReadableBytes.text(of: [0x80, 0xC3, 0xA4]) == #"\x80ä"#)
    }
}
