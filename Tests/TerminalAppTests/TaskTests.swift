import Foundation
import StrictTerminal
import TemporaryFolder
import Terminal
import Testing

@testable import TerminalApp

/// Tasks that people have, as scripts of keys.
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

    private func run(_ arguments: [String], _ steps: [Step], _ comment: Comment? = nil) throws -> TerminalRun {
        let run = try TerminalRun(arguments, size: Self.size)
        // Until then the line echoes keys.
        #expect(run.wait { $0.isRaw })
        for step in steps {
            run.type(step.keys)
            let isShown = run.wait { $0.shows(step.text, Self.size) }
            #expect(
                isShown,
                "after \(step.keys.debugDescription), “\(step.text)” is not in \((try? run.screen(Self.size)) ?? [])"
            )
            guard isShown else { break }
        }
        return run
    }

    private func end(_ run: TerminalRun) {
        run.type("Q")
        #expect(run.end() == 0)
        #expect(run.leftover == nil)
    }

    @Test func aRequestThatFailed() throws {
        let lines = (0..<3000).map { line in
            let status = line == 2345 ? 503 : 200
            return #"{"id": \#(line), "status": \#(status), "url": "/orders/\#(line)", "error": {"code": "E\#(line)"}}"#
        }
        let path = try file("requests.jsonl", lines.joined(separator: "\n") + "\n")
        let run = try run(
            [path],
            [
                ("", "3,000 values"), ("&status>=500\r", "1 of 3,000"), ("", "/orders/2345"), ("l", "error:"),
                ("jjjjl", "code: E2345"),
            ]
        )
        end(run)
    }

    @Test func theHeadersOfAnEntryAndItsPath() throws {
        let entries = (0..<40).map { entry in
            #"{"request": {"url": "https://example.org/\#(entry)", "headers": [{"name": "Accept", "value": "v\#(entry)"}]}}"#
        }
        let path = try file("a.har", #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ", "))]}}"#)
        let run = try run(
            [path],
            [
                // The search opens what is around the match, and the keys act on the row with it.
                ("/example.org/31\r", "request.url"), ("j", "request.headers"),
                ("l", "Accept"), ("yp", "sent to the terminal's clipboard: the path"),
            ]
        )
        let path64 = Data(".log.entries[31].request.headers".utf8).base64EncodedString()
        #expect(String(decoding: run.output, as: UTF8.self).contains("\u{1B}]52;c;\(path64)\u{1B}\\"))
        end(run)
    }

    @Test func theImageOfTheSecondContainer() throws {
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
        let run = try run([try file("a.yaml", text)], [("", "Deployment"), ("/image.*2\r", "image: proxy:2")])
        run.type("ys")
        #expect(run.wait { $0.shows("bytes were sent", Self.size) })
        end(run)
    }

    @Test func aTableSortedAndSearched() throws {
        let csv = "id,city,amount\n" + (0..<200).map { "\($0),City \($0 % 9),\($0 * 37 % 200)\n" }.joined()
        let run = try run(
            [try file("a.csv", csv)],
            [
                ("", "amount"), ("s-amount\r", "by -amount"), ("", "199"), ("q", "28/200"), ("&city=", "City 0 23"),
                ("City 3\r", "22 of 200"),
            ]
        )
        end(run)
    }

    @Test func theHunkAfterTheNext() throws {
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
            [("", "Change number 0"), ("/^@@\r", "1 of 6"), ("n", "2 of 6"), ("n", "3 of 6")]
        )
        end(run)
    }

    @Test func rowsBeforeAnError() throws {
        let log = (0..<300).map { line -> String in
            let level = line == 222 ? "ERROR" : "INFO"
            return
                "2026-11-28 12:\(line / 60 + 10):\(line % 60 + 10 > 59 ? 59 : line % 60 + 10) \(level) [main] step \(line)\n"
        }
        let run = try run(
            [try file("a.log", log.joined())],
            [
                ("", "step 3"), ("e", "step 222"), ("kk", "step 220"), ("[", "1/300"), ("&level>=error\r", "1 of 300"),
                ("++", "step 220"),
            ]
        )
        end(run)
    }

    @Test func aLogThatGrows() throws {
        let path = try file("a.log", "2026-11-28 12:00:00 INFO [main] step 1\n")
        let run = try run([path], [("", "step 1"), ("F", "following")])
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.seekToEnd()
        try file.write(contentsOf: Data("2026-11-28 12:00:01 ERROR [main] step 2\n".utf8))
        #expect(run.wait { $0.shows("step 2", Self.size) })
        run.type("\u{3}")
        #expect(run.wait { $0.shows("No longer following", Self.size) })
        end(run)
    }

    @Test func rowsThatAreSaved() throws {
        let path = try file(
            "a.log",
            (0..<50).map { "2026-11-28 12:00:00 \($0 % 5 == 0 ? "WARN" : "INFO") step \($0)\n" }.joined()
        )
        let target = folder.url.appending(path: "saved.log").path
        let run = try run(
            [path],
            [("", "step 3"), ("&level>=warn\r", "10 of 50"), ("\u{13}\u{15}\(target)\r", "Saved 10")]
        )
        #expect(try String(contentsOfFile: target, encoding: .utf8).split(separator: "\n").count == 10)
        end(run)
    }

    @Test func aPartOfATree() throws {
        let run = try run(
            [try file("a.json", #"{"a": {"b": [{"c": 1}, {"c": 2}]}, "d": 4}"#)],
            [
                ("", "d: 4"), ("l", "b:"), ("jr", "1/2"), ("jl", ".a.b[1]"), ("j", ".a.b[1].c"), ("\u{7F}", ".a.b"),
                ("H", "1/2"),
            ]
        )
        end(run)
    }

    @Test func twoFilesThatDiffer() throws {
        let old = try file("old.json", #"[{"id": 1, "name": "a"}, {"id": 2, "name": "b"}]"#)
        let new = try file("new.json", #"[{"id": 2, "name": "c"}, {"id": 1, "name": "a"}]"#)
        end(try run(["--compare", old, new], [("", "[id=2]"), ("", "1 difference")]))
    }
}
