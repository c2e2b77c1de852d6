import Testing

@testable import TerminalApp

@Suite struct OverstrikesTests {
    @Test(arguments: [
        ("N\u{08}NA\u{08}A", "NA"), ("_\u{08}a_\u{08}b", "ab"), ("ä\u{08}äx", "äx"), ("plain\n", "plain\n"),
        ("\u{08}a", "\u{08}a"),
    ])
    func charactersThatAreWrittenOverAreRemoved(text: String, rest: String) {
        for place in 0...text.utf8.count {
            var overstrikes = Overstrikes()
            let bytes = Array(text.utf8)
            let output = overstrikes.removed(from: bytes[..<place]) + overstrikes.removed(from: bytes[place...])
            #expect(String(decoding: output + overstrikes.end(), as: UTF8.self) == rest)
        }
    }
}
