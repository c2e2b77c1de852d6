import Foundation
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalApp

/// Whatever way the program ends, the terminal is as it was.
@Suite(.serialized, .enabled(if: TerminalRun.program != nil)) struct EndsTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.log")
        let lines = (0..<200).map { "2026-11-28 12:00:00 INFO [main] request \($0) took \($0 * 7) ms\n" }.joined()
        try Data(lines.utf8).write(to: file)
        path = file.path
    }

    private func start(_ arguments: [String] = [], _ answers: TerminalRun.Answers = .right) throws -> TerminalRun {
        let run = try TerminalRun([path] + arguments, answers: answers)
        #expect(run.wait { $0.shows("request 3 ") })
        return run
    }

    @Test(
        arguments: [("q", 0), ("Q", 0), (":q\r", 0), ("\u{3}", 130), ("/took\r\u{1B}q", 0), ("?qq", 0), ("Mq", 0)]
            as [(String, Int32)]
    )
    func keysEnd(keys: String, status: Int32) throws {
        let run = try start()
        for key in keys {
            run.type(String(key))
            run.pause(milliseconds: 80)
        }
        #expect(run.end() == status)
        #expect(run.leftover == nil)
        #expect(String(decoding: run.output.suffix(20), as: UTF8.self).contains("\u{1B}[?1049l"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT])
    func signalsEnd(number: Int32) throws {
        let run = try start()
        run.type("jj")
        // A signal of the keyboard only stops what is in progress.
        #expect(run.wait { $0.shows("3/200") })
        kill(run.process, number)
        #expect(run.end() == 128 + number)
        #expect(run.leftover == nil)
    }

    @Test(arguments: TerminalRun.Answers.allCases)
    func terminalsMayAnswerAsTheyLike(answers: TerminalRun.Answers) throws {
        let run = try start([], answers)
        run.type("jj")
        #expect(run.wait { $0.shows("3/200") })
        run.sendLateAnswers()
        run.pump(milliseconds: 50)
        run.type("G")
        #expect(run.wait { $0.shows("request 199 ") })
        run.type("Q")
        #expect(run.end() == 0)
        #expect(run.leftover == nil && run.unreadKeys == 0)
    }

    @Test func aTerminalThatTakesNoBytesIsLeft() throws {
        let run = try start()
        run.isReading = false
        for _ in 0..<400 {
            run.type(" ")
            run.type("b")
            usleep(500)
        }
        run.type("q")
        #expect(run.end() == 0)
    }

    @Test func aSuspendedProgramThatNobodyContinuesGoesOn() throws {
        // The leader of a session is not stopped, since nobody could continue it.
        let run = try start()
        run.type("\u{1A}")
        run.pump(milliseconds: 200)
        run.type("jjj")
        #expect(run.wait { $0.shows("4/200") })
        run.type("q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    /// Answers that the program leaves behind would be commands of the shell.
    @Test func answersThatComeLateAreReadBeforeItIsSuspended() throws {
        let run = try start([], .late)
        run.type("\u{1A}j")
        run.pause(milliseconds: 100)
        run.type("j")
        run.sendLateAnswers()
        run.type("j")
        #expect(run.wait { $0.shows("4/200") })
        #expect(!String(decoding: run.output, as: UTF8.self).contains("^["))
        run.type("q")
        #expect(run.end() == 0 && run.leftover == nil)
    }

    @Test func theScreenStaysIfItIsAskedFor() throws {
        let run = try start(["-X"])
        run.type("q")
        #expect(run.end() == 0)
        #expect(!String(decoding: run.output, as: UTF8.self).contains("1049"))
    }

    @Test func theValueIsWrittenAfterTheEnd() throws {
        let run = try start()
        run.type("jP")
        #expect(run.end() == 0)
        #expect(String(decoding: run.output, as: UTF8.self).hasSuffix("request 1 took 7 ms\r\n"))
    }
}
