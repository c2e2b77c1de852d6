import Testing

@testable import Terminal

@Suite struct TerminalCapabilitiesTests {
    private func capabilities(_ answers: String) -> TerminalCapabilities {
        var (parser, capabilities) = (InputParser(), TerminalCapabilities())
        parser.awaitsReplies = true
        for case .reply(let reply) in parser.events(from: answers.utf8) { capabilities.note(reply) }
        return capabilities
    }

    @Test func answersAreNoted() {
        let all = capabilities(
            "\u{1B}[?2026;2$y\u{1B}[?2027;1$y\u{1B}[?1007;2$y\u{1B}[?0u\u{1B}P>|foot(1.25)\u{1B}\\\u{1B}[?62;52c"
        )
        #expect(all.synchronizesFrames && all.countsClusters && all.wheelIsSilent && all.distinguishesKeys)
        #expect(all.setsClipboard && all.isComplete && all.name == "foot(1.25)")
    }

    @Test func aTerminalThatKnowsNothingAnswersTheLastQuestion() {
        let none = capabilities("\u{1B}[?2026;0$y\u{1B}[?1;2c")
        #expect(none.isComplete && !none.synchronizesFrames && !none.distinguishesKeys && !none.setsClipboard)
        #expect(!capabilities("\u{1B}[?2026;1$y").isComplete)
        #expect(TerminalCapabilities.queries.last == .deviceAttributes)
    }
}
