import Testing

@testable import TerminalApp

@Suite struct OverstrikesTests {
    @Test(arguments: [
        ("N\u{08}NA\u{08}A", "\u{1B}[1mNA\u{1B}[m"), ("_\u{08}a_\u{08}b c", "\u{1B}[4mab\u{1B}[m c"),
        ("a\u{08}_x", "\u{1B}[4ma\u{1B}[mx"), ("ä\u{08}äx", "\u{1B}[1mä\u{1B}[mx"), ("plain\n", "plain\n"),
        ("\u{08}a", "\u{08}a"), ("N\u{08}N\u{08}N\n", "\u{1B}[1mN\u{1B}[m\n"), ("a\u{08}b", "b"),
        ("N\u{08}N_\u{08}x", "\u{1B}[1mN\u{1B}[m\u{1B}[4mx\u{1B}[m"),
    ])
    func charactersThatAreWrittenOverHaveStyles(text: String, rest: String) {
        for place in 0...text.utf8.count {
            var overstrikes = Overstrikes()
            let bytes = Array(text.utf8)
            let output = overstrikes.styled(bytes[..<place]) + overstrikes.styled(bytes[place...])
            #expect(String(decoding: output + overstrikes.end(), as: UTF8.self) == rest)
        }
    }
}
