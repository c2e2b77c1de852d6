import Testing

@testable import Documents

@Suite struct ByteSetTests {
    @Test func aSetHasItsBytesOfASCIIAndNoOther() {
        for text: StaticString in ["", "\0", "?@", "-_.", "\"<\u{1B}", "AZaz09", "\u{7F}\u{3F}\u{40}"] {
            let bytes = Array("\(text)".utf8)
            let set = ByteSet(text)
            for byte in UInt8.min ... .max { #expect(set.contains(byte) == bytes.contains(byte), "\(text), \(byte)") }
        }
        #expect(!(UInt8.min ... .max).contains { ByteSet("é").contains($0) })
    }
}
