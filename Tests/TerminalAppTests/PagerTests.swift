import Foundation
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalApp

/// The contract of pagers.
@Suite(.serialized, .enabled(if: TerminalRun.program != nil)) struct PagerTests {
    /// A pipe into the program.
    private struct Producer {
        let input: Int32
        let output: Int32

        init() {
            var ends: [Int32] = [0, 0]
            _ = PagerInput.makePipe(&ends)
            (input, output) = (ends[0], ends[1])
        }

        func write(_ text: String) { _ = PagerInput.write(Array(text.utf8), to: output) }
        func end() { close(output) }
    }

    private func start(_ producer: Producer, _ arguments: [String] = [], _ environment: [String] = []) throws
        -> TerminalRun
    {
        defer { close(producer.input) }
        return try TerminalRun(arguments, input: producer.input, environment: environment)
    }

    @Test func nothingIsReadFromTheTerminalBeforeTheData() throws {
        let producer = Producer()
        let run = try start(producer)
        run.type("secret\n")
        for _ in 0..<20 { run.pump() }
        // The program that writes may ask for a password. Its keys are echoed by the line, and are still there.
        #expect(!run.isRaw && run.unreadKeys == 7)
        #expect(!String(decoding: run.output, as: UTF8.self).contains("\u{1B}"))
        producer.write("one\ntwo\n")
        #expect(run.wait { $0.isRaw })
        producer.end()
        // The keys get to the viewer now.
        run.type("\u{1B}")
        run.pause(milliseconds: 200)
        run.type("Q")
        #expect(run.end() == 0)
    }

    @Test func aTextThatFitsIsWritten() throws {
        let producer = Producer()
        producer.write("\u{1B}[31mone\u{1B}[m\ntwo\u{1B}]0;title\u{7}\n")
        producer.end()
        let run = try start(producer, [], ["LESS=FRX"])
        run.type("typed ahead\n")
        #expect(run.end() == 0)
        let text = String(decoding: run.output, as: UTF8.self)
        #expect(text.contains("\u{1B}[31mone\u{1B}[m\r\ntwo␛]0;title␇\r\n"))
        #expect(!text.contains("\u{1B}]") && !text.contains("1049"))
        // The shell gets the keys.
        #expect(run.unreadKeys == 12)
    }

    @Test func aSlowProducerIsShownLineByLine() throws {
        let producer = Producer()
        producer.write("one\ntw")
        let run = try start(producer, ["-F"])
        #expect(run.wait { String(decoding: $0.output, as: UTF8.self).contains("one") })
        #expect(!run.isRaw)
        producer.write("o\n")
        producer.end()
        #expect(run.end() == 0)
        let text = String(decoding: run.output, as: UTF8.self).replacing("\u{1B}[m", with: "")
        #expect(text == "one\r\ntwo\r\n")
    }

    @Test func aLongerTextIsPaged() throws {
        let producer = Producer()
        let run = try start(producer, [], ["LESS=FR"])
        producer.write((1...100).map { "line \($0)\n" }.joined())
        #expect(run.wait { $0.shows("line 5") })
        run.type("G")
        #expect(run.wait { $0.shows("line 100") })
        producer.end()
        run.type("q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    @Test func aProducerThatDiesLeavesItsRows() throws {
        let producer = Producer()
        let run = try start(producer)
        producer.write((1...50).map { "line \($0)\n" }.joined() + "half a li")
        #expect(run.wait { $0.shows("line 3") })
        producer.end()
        run.type("G")
        #expect(run.wait { $0.shows("half a li") })
        run.type("q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    @Test func aProducerGetsToKnowOfTheEnd() throws {
        let producer = Producer()
        let run = try start(producer)
        producer.write((1...5000).map { "line \($0)\n" }.joined())
        #expect(run.wait { $0.shows("line 3") })
        run.type("q")
        #expect(run.end() == 0)
        signal(SIGPIPE, SIG_IGN)
        var isOpen = true
        for _ in 0..<1000 where isOpen {
            isOpen = write(producer.output, "x", 1) > 0
            usleep(1000)
        }
        #expect(!isOpen)
    }

    @Test func pagesOfManAreBoldAndUnderlined() throws {
        let producer = Producer()
        let name = "NAME".map { "\($0)\u{8}\($0)" }.joined()
        producer.write(
            "\(name)\n       ls - list _\u{8}d_\u{8}i_\u{8}r\n" + (1...30).map { "       text \($0)\n" }.joined()
        )
        producer.end()
        let run = try start(producer, [], ["MAN_PN=ls(1)", "LESS=-ix8RmPm Manual page ls(1)"])
        #expect(run.wait { $0.shows("NAME") && $0.shows("ls(1)") })
        #expect(!run.shows("␈") && !run.shows("NNAAMMEE"))
        #expect(String(decoding: run.output, as: UTF8.self).contains("1mNAME"))
        run.type("Q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    @Test func aTerminalWithoutACursorGetsTheText() throws {
        let producer = Producer()
        producer.write("one\ntwo\n")
        producer.end()
        let run = try start(producer, [], ["TERM=dumb"])
        #expect(run.end() == 0)
        let text = String(decoding: run.output, as: UTF8.self)
        #expect(text.contains("one\r\ntwo\r\n") && text.contains("TERM") && !text.contains("\u{1B}"))
    }

    @Test func nothingIsSavedOrEditedInSecureMode() throws {
        let producer = Producer()
        producer.write((1...50).map { "line \($0)\n" }.joined())
        producer.end()
        let run = try start(producer, [], ["LESSSECURE=1"])
        #expect(run.wait { $0.shows("line 3") })
        run.type("v")
        #expect(run.wait { $0.shows("LESSSECURE") })
        run.type("j\u{13}")
        #expect(run.wait { $0.shows("Saving is turned off") })
        run.type("q")
        #expect(run.end() == 0)
    }
}
