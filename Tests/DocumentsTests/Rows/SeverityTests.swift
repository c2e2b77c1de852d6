import SeededRandom
import Testing

@testable import Documents

@Suite struct SeverityTests {
    @Test(arguments: [
        ("2024-03-12 10:00:00,123 ERROR db: gone", Severity.error), ("[error] 12#0: failed", .error),
        ("10:00:00 WARN slow", .warning), ("time=… level=warning msg=slow", .warning), ("<debug> x", .debug),
        ("2024-03-12T10:00:00Z INFO an error was handled", .information), ("nginx: error: no file", .error),
        ("Nov 22 10:00:00 host app[3]: WARNING: low", .warning), ("FATAL out of memory", .error),
        (#"{"level":"error","msg":"x"}"#, .error),
    ])
    func aLineStatesItsSeverity(line: String, severity: Severity) {
        #expect(Severity(ofLine: line) == severity)
    }

    @Test(arguments: [
        "", "10:00:00 no errors here", "GET /error.html 200", "errors-2024.log", "src/ERROR.swift",
        "the error was handled",
        "first\nERROR second line",
    ])
    func otherLinesStateNone(line: String) {
        #expect(Severity(ofLine: line) == nil)
    }

    @Test func membersOfEntriesStateTheirSeverity() {
        let text =
            #"{"time": 1, "level": "warn", "x": {"level": "error"}}"# + "\n" + #"{"a": {"level": "error"}}"# + "\n"
            + #"{"a": [{"level": "error"}]}"# + "\n"
        #expect(document(text, named: "a.jsonl").rows.map(\.severity) == [.warning, .error, nil])
    }

    @Test func aStackTraceIsPartOfItsEntry() {
        let text = """
            2024-03-12 10:00:00 ERROR failed
            Traceback (most recent call last):
              File "a.py", line 1, in f
            ValueError: bad: value
            2024-03-12 10:00:01 INFO next
            java.lang.IllegalStateException: no
                at A.b(A.java:3)
            Caused by: java.io.IOException
                ... 2 more
            2024-03-12 10:00:02 ERROR: third
            KeyboardInterrupt
            ERROR: an entry of its own
            """
        let rows = document(text, named: "a.log", as: .log).rows
        #expect(
            rows.map { $0.summary.split(separator: "\n").dropLast().joined(separator: " | ") } == [
                "failed | ValueError: bad: value", "next | java.lang.IllegalStateException: no",
                "third | KeyboardInterrupt", "an entry of its own",
            ]
        )
        #expect(rows.map { $0.detail?.split(separator: "\n").count } == [3, 4, 1, nil])
        #expect(rows.map(\.severity) == [.error, .information, .error, .error])
    }
}
