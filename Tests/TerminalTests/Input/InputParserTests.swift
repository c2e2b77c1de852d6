import Testing

@testable import Terminal

@Suite struct InputParserTests {
    /// Input of terminals with its events.
    private static let inputs: [(String, [TerminalEvent])] = [
        ("j", [key(.character("j"))]),
        ("J", [key(.character("J"))]),
        ("ä漢😀", [key(.character("ä")), key(.character("漢")), key(.character("😀"))]),
        ("\r\t\u{7F}\u{08}", [key(.enter), key(.tab), key(.backspace), key(.backspace)]),
        ("\u{03}\u{1A}\0", [key("c", .control), key("z", .control), key(" ", .control)]),
        ("\u{1C}", [key("\\", .control)]),
        ("\u{1B}j\u{1B}\r", [key("j", .alt), key(.enter, .alt)]),
        ("\u{1B}ä", [key("ä", .alt)]),
        ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}OD", [key(.up), key(.down), key(.right), key(.left)]),
        ("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~", [key(.home), key(.end), key(.pageUp), key(.pageDown)]),
        ("\u{1B}[1;5A\u{1B}[3;2~", [key(.up, .control), key(.delete, .shift)]),
        ("\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[A\u{1B}[[E", [1, 5, 12, 1, 5].map { key(.function($0)) }),
        ("\u{1B}[1;2R", [key(.function(3), .shift)]),
        ("\u{1B}[Z", [key(.tab, .shift)]),
        ("\u{1B}OM\u{1B}Oq", [key(.enter), key(.character("1"))]),
        // The protocol of kitty: escape, Ctrl+C, the release of a key, a key of the keypad, one that types nothing.
        ("\u{1B}[27u\u{1B}[99;5u", [key(.escape), key("c", .control)]),
        ("\u{1B}[97;5:3u\u{1B}[97:65;6:2u", [key("a", [.control, .shift])]),
        ("\u{1B}[57414u\u{1B}[57399u\u{1B}[57441u", [key(.enter), key(.character("0"))]),
        ("\u{1B}[27;5;106~", [key("j", .control)]),
        ("\u{1B}[97;2u", [key(.character("A"))]),
        // The mouse.
        ("\u{1B}[<0;3;2M\u{1B}[<0;3;2m", [mouse(.press(0), 1, 2), mouse(.release(0), 1, 2)]),
        (
            "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
            [mouse(.wheel(rows: -1, columns: 0), 0, 0), mouse(.wheel(rows: 1, columns: 0), 0, 0)]
        ),
        ("\u{1B}[<50;10;20M", [mouse(.drag(2), 19, 9, .control)]),
        ("\u{1B}[<35;1;1M", [mouse(.move, 0, 0)]),
        ("\u{1B}[<0;0;1M\u{1B}[<0;1M", []),
        ("\u{1B}[M !!x", [key(.character("x"))]),
        // Pastes, the focus and the size.
        ("\u{1B}[200~a\rb\r\nc\td\u{1B}[31me\u{03}\u{1B}[201~x", [.paste("a\nb\nc\td[31me"), key(.character("x"))]),
        ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("[20")]),
        ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
        ("\u{1B}[48;24;80;480;800t", [.size(GridSize(columns: 80, rows: 24))]),
        // Answers.
        ("\u{1B}[?62;22;52c", [.reply(.deviceAttributes([62, 22, 52]))]),
        ("\u{1B}[?2026;2$y", [.reply(.mode(2026, .reset))]),
        ("\u{1B}[?1u", [.reply(.keyboardFlags(1))]),
        ("\u{1B}[?997;1n", [.reply(.colorScheme(isDark: true))]),
        ("\u{1B}[12;40R", [.reply(.cursorPosition(GridPosition(row: 11, column: 39)))]),
        ("\u{1B}P>|foot(1.25)\u{1B}\\", [.reply(.name("foot(1.25)"))]),
        (
            "\u{1B}]11;rgb:ffff/8080/00\u{07}",
            [.reply(.background(TerminalReply.Color(red: 0xFFFF, green: 0x8080, blue: 0)))]
        ),
        // A sequence that isn't known is dropped as a whole, and what follows is a key.
        ("\u{1B}[>0;276;0c\u{1B}[?1;2S\u{1B}]52;c;QQ==\u{1B}\\\u{1B}_Gi=1;OK\u{1B}\\x", [key(.character("x"))]),
        ("\u{1B}]11;rgb:zz/0/0\u{07}\u{1B}P1+r\u{1B}\\x", [key(.character("x"))]),
        ("\u{9B}A\u{80}x", [key(.character("A")), key(.character("x"))]),
        // A control ends what isn't complete, and is a key itself.
        ("\u{1B}[1;\u{03}", [key("c", .control)]),
        ("\u{1B}]11;rgb\r", [key(.enter)]),
        ("\u{1B}[1\u{1B}[A", [key(.up)]),
        ("\u{1B}]11\u{1B}[A", [key(.up)]),
        ("\u{1B}[12\u{18}a", [key(.character("a"))]),
        ("\u{1B}\u{1B}[A", [key(.escape), key(.up)]),
    ]

    private static func key(_ key: Key, _ modifiers: KeyModifiers = []) -> TerminalEvent {
        .key(KeyPress(key, modifiers))
    }

    private static func key(_ character: Character, _ modifiers: KeyModifiers) -> TerminalEvent {
        key(.character(character), modifiers)
    }

    private static func mouse(
        _ action: MouseEvent.Action,
        _ row: Int,
        _ column: Int,
        _ modifiers: KeyModifiers = []
    ) -> TerminalEvent {
        .mouse(MouseEvent(action, at: GridPosition(row: row, column: column), modifiers))
    }

    @Test(arguments: inputs)
    func inputIsReported(input: (text: String, events: [TerminalEvent])) {
        var parser = InputParser()
        #expect(parser.events(from: input.text.utf8) == input.events)
        #expect(parser.patience == nil)
    }

    @Test func eventsDontDependOnWhereInputIsDivided() {
        let bytes = Self.inputs.flatMap { Array($0.0.utf8) }
        let events = Self.inputs.flatMap(\.1)
        for place in 0...bytes.count {
            var parser = InputParser()
            #expect(parser.events(from: bytes[..<place]) + parser.events(from: bytes[place...]) == events)
        }
        var parser = InputParser()
        #expect(bytes.flatMap { parser.events(from: [$0]) } == events)
    }

    @Test(arguments: [
        ("\u{1B}", [key(.escape)]), ("\u{1B}[", [key("[", .alt)]), ("\u{1B}O", [key("O", .alt)]),
        ("\u{1B}]", [key("]", .alt)]), ("\u{1B}P", [key("P", .alt)]), ("\u{1B}[1;5", []), ("\u{1B}]11;", []),
        ("\u{1B}[200~ab", [.paste("ab")]), ("\u{1B}[[", []), ("\u{1B}[M ", []),
    ])
    func anIncompleteSequenceIsDecidedByTime(input: (text: String, events: [TerminalEvent])) {
        var parser = InputParser()
        #expect(parser.events(from: input.text.utf8) == [])
        #expect(parser.patience == (input.text.utf8.count < 3 ? .short : .long))
        #expect(parser.timeOut() == input.events)
        #expect(parser.patience == nil)
        #expect(parser.events(from: "j".utf8) == [Self.key(.character("j"))])
    }

    @Test func theBeginningOfAnAnswerIsNoKeyWhileOneIsAwaited() {
        var parser = InputParser()
        parser.awaitsReplies = true
        _ = parser.events(from: "\u{1B}]".utf8)
        #expect(parser.patience == .long)
        _ = parser.timeOut()
        _ = parser.events(from: "\u{1B}".utf8)
        #expect(parser.patience == .short)
        _ = parser.timeOut()
        let place = parser.events(from: "\u{1B}[1;2R".utf8)
        #expect(place == [.reply(.cursorPosition(GridPosition(row: 0, column: 1)))])
    }

    @Test func sequencesWithoutAnEndHaveBounds() {
        var parser = InputParser()
        #expect(parser.events(from: "\u{1B}[".utf8) == [])
        for _ in 0..<100 { #expect(parser.events(from: String(repeating: "1;", count: 1000).utf8) == []) }
        #expect(parser.events(from: "Ax".utf8) == [Self.key(.character("x"))])
        #expect(parser.events(from: "\u{1B}P>|".utf8) == [])
        for _ in 0..<100 { #expect(parser.events(from: String(repeating: "1;", count: 1000).utf8) == []) }
        #expect(parser.events(from: "\u{1B}\\x".utf8) == [Self.key(.character("x"))])
        #expect(parser.events(from: "\u{1B}[200~".utf8) == [])
        for _ in 0..<20 { _ = parser.events(from: repeatElement(UInt8(ascii: "a"), count: 100_000)) }
        guard case .paste(let text)? = parser.events(from: "\u{1B}[201~".utf8).first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == InputParser.pasteLimit)
    }

    @Test func anyByteAfterAnyStateIsTaken() {
        let starts = [
            "", "\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}[[", "\u{1B}[M", "\u{1B}O", "\u{1B}]", "\u{1B}]1\u{1B}",
            "\u{1B}[200~\u{1B}[2",
        ]
        for start in starts {
            for byte in UInt8.min...UInt8.max {
                var parser = InputParser()
                _ = parser.events(from: start.utf8)
                _ = parser.events(from: [byte])
                _ = parser.timeOut()
                #expect(parser.events(from: "q".utf8) == [Self.key(.character("q"))], "\(start) \(byte)")
            }
        }
    }
}
