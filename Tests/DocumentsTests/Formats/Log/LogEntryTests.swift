import Testing

@testable import Documents

@Suite struct LogEntryTests {
    private struct Line: Sendable, CustomStringConvertible {
        var text: String
        var time: String
        var level: String
        var source: String
        var message: String
        var severity: Severity?
        var host = ""
        var description: String { text }
    }

    private static let lines = [
        Line(
            text: "Mar 12 10:00:00 host sshd[812]: Accepted publickey",
            time: "Mar 12 10:00:00",
            level: "",
            source: "sshd[812]",
            message: "Accepted publickey",
            severity: nil,
            host: "host"
        ),
        Line(
            text: "<34>Oct  1 22:14:15 box su: error: failed",
            time: "Oct  1 22:14:15",
            level: "",
            source: "su",
            message: "error: failed",
            severity: .error,
            host: "box"
        ),
        Line(
            text: "2024-03-12T10:00:00.123Z ERROR [worker-1] broke",
            time: "2024-03-12T10:00:00.123Z",
            level: "ERROR",
            source: "worker-1",
            message: "broke",
            severity: .error
        ),
        Line(
            text: "[2024-03-12 10:00:00] up",
            time: "2024-03-12 10:00:00",
            level: "",
            source: "",
            message: "up",
            severity: nil
        ),
        Line(
            text: "1.2.3.4 - ann [12/Mar/2024:10:00:00 +0100] \"GET / HTTP/1.1\" 503 12",
            time: "12/Mar/2024:10:00:00 +0100",
            level: "503",
            source: "1.2.3.4",
            message: "GET / HTTP/1.1",
            severity: .error
        ),
        Line(
            text: "2024/03/12 10:00:00 [warn] 12#0: *1 slow",
            time: "2024/03/12 10:00:00",
            level: "warn",
            source: "",
            message: "slow",
            severity: .warning
        ),
        Line(
            text: "[Tue Mar 12 10:00:00.12 2024] [core:error] [pid 3:tid 4] gone",
            time: "Tue Mar 12 10:00:00.12 2024",
            level: "error",
            source: "pid 3:tid 4",
            message: "gone",
            severity: .error
        ),
        Line(
            text: "2024-03-12 10:00:00,123 - app.worker - WARNING - low",
            time: "2024-03-12 10:00:00,123",
            level: "WARNING",
            source: "app.worker",
            message: "low",
            severity: .warning
        ),
        Line(
            text: "WARNING:root:low on space",
            time: "",
            level: "WARNING",
            source: "root",
            message: "low on space",
            severity: .warning
        ),
        Line(
            text: "10:00:00.123 [main] INFO  c.e.App - started",
            time: "10:00:00.123",
            level: "INFO",
            source: "c.e.App",
            message: "started",
            severity: .information
        ),
        Line(
            text: "2024-03-12 10:00:00.123  INFO 12 --- [  main] c.e.App   : started",
            time: "2024-03-12 10:00:00.123",
            level: "INFO",
            source: "c.e.App",
            message: "started",
            severity: .information
        ),
        Line(
            text: "2024/03/12 10:00:00 main.go:23: listening",
            time: "2024/03/12 10:00:00",
            level: "",
            source: "main.go:23",
            message: "listening",
            severity: nil
        ),
        Line(
            text: "time=2024-03-12T10:00:00Z level=WARN msg=\"low on space\" n=1",
            time: "2024-03-12T10:00:00Z",
            level: "WARN",
            source: "",
            message: "low on space",
            severity: .warning
        ),
        Line(
            text: "E0312 10:00:00.123456    1234 server.go:12] cannot listen",
            time: "E0312 10:00:00.123456",
            level: "",
            source: "server.go:12",
            message: "cannot listen",
            severity: .error
        ),
        Line(
            text: "[   12.345678] usb 1-1: new device",
            time: "12.345678",
            level: "",
            source: "",
            message: "usb 1-1: new device",
            severity: nil
        ),
        Line(
            text: "2024-03-12 10:00:00 an error was handled",
            time: "2024-03-12 10:00:00",
            level: "",
            source: "",
            message: "an error was handled",
            severity: nil
        ),
        Line(text: "plain text: with a colon", time: "", level: "", source: "", message: "plain text: with a colon"),
    ]

    @Test(arguments: lines) private func partsAreRecognized(line: Line) {
        let entry = LogEntry(line.text.utf8)
        #expect(entry.text(entry.time) == line.time)
        #expect(entry.text(entry.level) == line.level)
        #expect(entry.text(entry.source) == line.source)
        #expect(entry.text(entry.message) == line.message)
        #expect(entry.text(entry.host) == line.host)
        #expect(entry.severity == line.severity)
    }

    /// The parts are within the line, whatever it is.
    @Test func everyPrefixHasParts() {
        for line in Self.lines {
            let bytes = Array(line.text.utf8)
            for count in 0...bytes.count {
                for byte: UInt8 in [0, 0x20, 0x5B, 0x3A, 0x22, 0xFF] {
                    let entry = LogEntry(bytes[..<count] + [byte])
                    for part in [entry.time, entry.level, entry.source, entry.message] {
                        #expect(part.map { 0 <= $0.lowerBound && $0.upperBound <= count + 1 } ?? true)
                    }
                }
            }
        }
    }

    @Test func aTraceOfItsOwnIsNamedByItsError() {
        let text = """
            Traceback (most recent call last):
              File "a.py", line 1, in f
                raise ValueError("x")
            ValueError: x
            """
        let row = document(text, as: .log).row(at: 0)
        #expect(row.summary == "ValueError: x")
        #expect(row.severity == .error)
    }

    @Test func theDetailOfAnEntryIsWhatTheSummaryLacks() {
        let rows = document("2024-03-12 10:00:00 INFO up\n\tmore\n2024-03-12 10:00:01 WARN low\n", as: .log).rows
        #expect(rows[0].summary == "up\n2024-03-12 10:00:00 · INFO" && rows[0].detail == "\tmore")
        #expect(rows[1].detail == nil)
        #expect(rows[1].cells.map(\.text) == ["2024-03-12 10:00:01", "WARN", "", "", "low"])
    }
}
