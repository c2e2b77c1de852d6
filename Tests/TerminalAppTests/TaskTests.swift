import Foundation
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalApp

/// Tasks that people have, as scripts of keys, in a terminal of the tests and in tmux.
@Suite(.serialized, .enabled(if: TerminalRun.program != nil)) struct TaskTests {
    private let folder: TemporaryFolder
    private static let size = GridSize(columns: 80, rows: 16)

    init() throws { folder = try TemporaryFolder() }

    /// A key or a text that is typed, and what the screen shows then.
    private typealias Step = (keys: String, text: String)

    private func file(_ name: String, _ text: String) throws -> String {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func run(_ arguments: [String], in terminal: TaskTerminals, _ steps: [Step]) throws -> any TaskTerminal {
        let run = try terminal.run(arguments, size: Self.size)
        #expect(run.isReady())
        for step in steps {
            run.type(step.keys)
            let isShown = run.waits(for: step.text)
            #expect(isShown, "after \(step.keys.debugDescription), “\(step.text)” is not in \(run.lines)")
            guard isShown else { break }
        }
        return run
    }

    private func end(_ run: any TaskTerminal) {
        run.type("Q")
        #expect(run.end() == 0)
        if let run = run as? TerminalRun { #expect(run.leftover == nil) }
    }

    @Test(arguments: TaskTerminals.allCases) func aRequestThatFailed(terminal: TaskTerminals) throws {
        let lines = (0..<3000).map { line in
            let status = line == 2345 ? 503 : 200
            return #"{"id": \#(line), "status": \#(status), "url": "/orders/\#(line)", "error": {"code": "E\#(line)"}}"#
        }
        let path = try file("requests.jsonl", lines.joined(separator: "\n") + "\n")
        let run = try run(
            [path],
            in: terminal,
            [
                ("", "3,000 values"), ("&status>=500\r", "1 of 3,000"), ("", "/orders/2345"), ("l", "error:"),
                ("jjjjl", "code: E2345"),
            ]
        )
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func theHeadersOfAnEntryAndItsPath(terminal: TaskTerminals) throws {
        let entries = (0..<40).map { entry in
            #"{"request": {"url": "https://example.org/\#(entry)", "headers": [{"name": "Accept", "value": "v\#(entry)"}]}}"#
        }
        let path = try file("a.har", #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ", "))]}}"#)
        let run = try run(
            [path],
            in: terminal,
            [
                // The search opens what is around the match, and the keys act on the row with it.
                ("/example.org/31\r", "request.url"), ("j", "request.headers"),
                ("l", "Accept"), ("yp", "bytes were sent to the terminal"),
            ]
        )
        #expect(run.copied == ".log.entries[31].request.headers")
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func theImageOfTheSecondContainer(terminal: TaskTerminals) throws {
        let text = """
            kind: Service
            metadata:
              name: web
            ---
            kind: Deployment
            spec:
              containers:
                - name: web
                  image: web:1
                - name: proxy
                  image: proxy:2

            """
        let run = try run(
            [try file("a.yaml", text)],
            in: terminal,
            [("", "Deployment"), ("/image.*2\r", "image: proxy:2")]
        )
        run.type("ys")
        #expect(run.waits(for: "bytes were sent"))
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func aTableSortedAndSearched(terminal: TaskTerminals) throws {
        let csv = "id,city,amount\n" + (0..<200).map { "\($0),City \($0 % 9),\($0 * 37 % 200)\n" }.joined()
        let run = try run(
            [try file("a.csv", csv)],
            in: terminal,
            [
                ("", "amount"), ("s-amount\r", "by -amount"), ("", "199"), ("q", "28/200"), ("&city=", "City 0 23"),
                ("City 3\r", "22 of 200"),
            ]
        )
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func theHunkAfterTheNext(terminal: TaskTerminals) throws {
        let commits = (0..<3).map { commit in
            """
            commit \(String(repeating: "\(commit)", count: 40))
            Author: A <a@example.org>
            Date:   Tue Mar 12 10:00:00 2024 +0100

                Change number \(commit)

            diff --git a/file b/file
            --- a/file
            +++ b/file
            @@ -1,2 +1,2 @@
            -old \(commit)
            +new \(commit)
             same
            @@ -10,2 +10,2 @@
            -older \(commit)
            +newer \(commit)
             same

            """
        }
        let run = try run(
            [try file("a.txt", commits.joined()), "--format", "git-log"],
            in: terminal,
            [("", "Change number 0"), ("/^@@\r", "1 of 6"), ("n", "2 of 6"), ("n", "3 of 6")]
        )
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func rowsBeforeAnError(terminal: TaskTerminals) throws {
        let log = (0..<300).map { line -> String in
            let level = line == 222 ? "ERROR" : "INFO"
            return
                "2026-11-28 12:\(line / 60 + 10):\(line % 60 + 10 > 59 ? 59 : line % 60 + 10) \(level) [main] step \(line)\n"
        }
        let run = try run(
            [try file("a.log", log.joined())],
            in: terminal,
            [
                ("", "step 3"), ("e", "step 222"), ("kk", "step 220"), ("[", "1/300"), ("&level>=error\r", "1 of 300"),
                ("++", "step 220"),
            ]
        )
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func aLogThatGrows(terminal: TaskTerminals) throws {
        let path = try file("a.log", "2026-11-28 12:00:00 INFO [main] step 1\n")
        let run = try run([path], in: terminal, [("", "step 1"), ("F", "following")])
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data("2026-11-28 12:00:01 ERROR [main] step 2\n".utf8))
        #expect(run.waits(for: "step 2"))
        run.type("\u{3}")
        #expect(run.waits(for: "No longer following"))
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func rowsThatAreSaved(terminal: TaskTerminals) throws {
        let path = try file(
            "a.log",
            (0..<50).map { "2026-11-28 12:00:00 \($0 % 5 == 0 ? "WARN" : "INFO") step \($0)\n" }.joined()
        )
        let target = folder.url.appending(path: "saved.log").path
        let run = try run(
            [path],
            in: terminal,
            [("", "step 3"), ("&level>=warn\r", "10 of 50"), ("\u{13}\u{15}\(target)\r", "Saved 10")]
        )
        #expect(try String(contentsOfFile: target, encoding: .utf8).split(separator: "\n").count == 10)
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func aPartOfATree(terminal: TaskTerminals) throws {
        let run = try run(
            [try file("a.json", #"{"a": {"b": [{"c": 1}, {"c": 2}]}, "d": 4}"#)],
            in: terminal,
            [
                ("", "d: 4"), ("l", "b:"), ("jr", "1/2"), ("jl", ".a.b[1]"), ("j", ".a.b[1].c"), ("\u{7F}", ".a.b"),
                ("H", "1/2"),
            ]
        )
        end(run)
    }

    @Test(arguments: TaskTerminals.allCases) func twoFilesThatDiffer(terminal: TaskTerminals) throws {
        let old = try file("old.json", #"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}]"#)
        let new = try file("new.json", #"[{"id": 2, "name": "c"}, {"id": 1, "name": "a"}]"#)
        end(try run(["--compare", old, new], in: terminal, [("", "[id=2]"), ("", "1 difference")]))
    }
}
