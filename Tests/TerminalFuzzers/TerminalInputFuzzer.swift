import Fuzzing
import SeededRandom
import Terminal

/// Feeds random input to parsers, whole and byte by byte, and compares the events.
@MainActor package final class TerminalInputFuzzer: Fuzzer {
    package struct Setup: Codable, Sendable {
        package var awaitsReplies: Bool

        package init(awaitsReplies: Bool) { self.awaitsReplies = awaitsReplies }
    }

    package enum Step: Codable, Sendable {
        /// Input, which ends in the middle of anything.
        case bytes([UInt8])
        /// No input for long enough.
        case timeOut
        /// A paste of pieces, which may contain parts of its own mark.
        case paste([UInt8])
        /// A sequence or a string of printable bytes that a key interrupts.
        case interrupted(introducer: Int, body: [UInt8])
    }

    package static let name = "terminal-input"

    private var whole = InputParser()
    private var divided = InputParser()
    private var found: Flaw?

    /// Input of terminals, in pieces that can follow each other in any way.
    private static let pieces = [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}\\", "\u{07}", "A", "~", "u", "M", "[",
        "<",
        "?", ">", "=", ";", ":", "1", "3", "200", "201", "27", "999999999999999999999", "0", "$", "y", "c", "R", "t",
        "n",
        "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;1M", "\u{1B}[1;5A", "\u{1B}[?2026;2$y", "\u{1B}[?62;22c",
        "11;rgb:0/0/0",
        "\u{1B}[97;5:3u", "\r", "\n", "\u{03}", "\u{18}", "ä", "漢", "😀", "\u{9B}", "x", " ", "\u{1B}[[A",
        "\u{1B}[48;24;80t",
    ]

    private static let pasted = ["\u{1B}", "\u{1B}[", "\u{1B}[201", "\u{1B}[200~", "a", "\r", "\u{03}", "ä", "[201~"]
    private static let introducers = ["[", "]", "P", "_", "^", "X", "[?", "[<", "]11;"]

    package static func drawSetup(using generator: inout SeededGenerator) -> Setup {
        Setup(awaitsReplies: generator.below(2) == 0)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> Step {
        switch generator.below(12) {
        case 0: return .timeOut
        case 3:
            return .paste((0..<generator.below(8)).flatMap { _ in Array(pasted[generator.below(pasted.count)].utf8) })
        case 4:
            let body = (0..<generator.below(80)).map { _ in UInt8(0x30 + generator.below(16)) }
            return .interrupted(introducer: generator.below(introducers.count), body: body)
        case 1, 2: return .bytes((0..<generator.below(20)).map { _ in UInt8(generator.below(256)) })
        default:
            let text = (0..<1 + generator.below(6)).map { _ in pieces[generator.below(pieces.count)] }.joined()
            let bytes = Array(text.utf8)
            return .bytes(generator.below(4) == 0 ? Array(bytes.prefix(generator.below(bytes.count + 1))) : bytes)
        }
    }

    package init(_ setup: Setup) {
        whole.awaitsReplies = setup.awaitsReplies
        divided.awaitsReplies = setup.awaitsReplies
    }

    package func perform(_ step: Step) {
        let events: [TerminalEvent]
        let others: [TerminalEvent]
        switch step {
        case .bytes(let bytes):
            events = whole.events(from: bytes)
            others = bytes.flatMap { divided.events(from: [$0]) }
        case .timeOut:
            events = whole.timeOut()
            others = divided.timeOut()
            if whole.patience != nil { found = found ?? Flaw("waits for nothing after a time out", "\(step)") }
        case .paste(let bytes):
            let mark = "\u{1B}[201~"
            let input = Array("\u{1B}[200~".utf8) + bytes + Array(mark.utf8)
            (events, others) = idleEvents(of: input)
            // Up to the first mark, without controls.
            let text = String(decoding: bytes, as: UTF8.self) + mark
            let content = text.prefix(upTo: text.firstRange(of: mark)?.lowerBound ?? text.endIndex)
            let visible = content.replacing("\r", with: "\n").unicodeScalars
                .filter { $0 == "\n" || $0.properties.generalCategory != .control }.map { String($0) }.joined()
            if events.first != .paste(visible) { found = found ?? Flaw("reports pastes", "\(events) for \(bytes)") }
        case .interrupted(let index, let body):
            let introducer = Self.introducers[((index % 9) + 9) % 9]
            (events, others) = idleEvents(of: Array("\u{1B}\(introducer)".utf8) + body + Array("\u{1B}[A".utf8))
            if events != [.key(KeyPress(.up))] {
                found = found ?? Flaw("reports the next key", "\(events) after \(body)")
            }
        }
        if events != others {
            found = found ?? Flaw("doesn't depend on how input is divided", "\(events) and \(others)")
        }
        if whole.patience != divided.patience { found = found ?? Flaw("waits in the same way", "\(step)") }
        for event in events {
            guard let problem = Self.problem(of: event) else { continue }
            found = found ?? Flaw("reports no controls", "\(problem): \(event)")
        }
    }

    package func flaw() -> Flaw? { found }

    /// Returns the events of input that nothing precedes.
    private func idleEvents(of bytes: [UInt8]) -> ([TerminalEvent], [TerminalEvent]) {
        (_, _) = (whole.timeOut(), divided.timeOut())
        return (whole.events(from: bytes), bytes.flatMap { divided.events(from: [$0]) })
    }

    private static func problem(of event: TerminalEvent) -> String? {
        func hasControl(_ text: String) -> Bool {
            text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
        }
        switch event {
        case .key(let press):
            guard case .character(let character) = press.key else { return nil }
            return hasControl(String(character)) || character == "\n" || character == "\t" ? "a key" : nil
        case .paste(let text): return hasControl(text) ? "a paste" : nil
        case .mouse(let mouse): return mouse.position.row < 0 || mouse.position.column < 0 ? "a place" : nil
        default: return nil
        }
    }
}
