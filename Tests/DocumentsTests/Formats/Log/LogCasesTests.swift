import Testing

@testable import Documents

/// Tests of logs as programs write them: what of a line is the message, and what else is in the row or in the open row.
@Suite @MainActor struct LogCasesTests {
    private static func messages(_ text: String) -> [String] {
        document(text, named: "a.log").rows.map { String($0.summary.prefix { $0 != "\n" }) }
    }

    private static func facts(_ text: String) -> [String] {
        document(text, named: "a.log").rows.map { String($0.summary.drop { $0 != "\n" }.dropFirst()) }
    }

    @Test func numbersAreWordsOfTheMessage() {
        let rows = [
            ("2026-01-02 10:00:00 INFO 42 files copied", "42 files copied"),
            ("2026-01-02 10:00:01 INFO 10.0.0.1 connected", "10.0.0.1 connected"),
            ("2026-01-02 10:00:02 ERROR 404 not found", "404 not found"),
            ("2026-01-02 10:00:03 WARN -5 degrees in rack 7", "-5 degrees in rack 7"),
            ("2026-01-02 10:00:05 INFO 3:15 remaining", "3:15 remaining"), ("2026-01-02 10:00:06 INFO 99.9", "99.9"),
            ("2026-01-02 10:00:08 INFO 2026-01-01 report done", "2026-01-01 report done"),
            ("2026-01-02 10:00:09 ERROR: 17 | 18 | rows differ", "17 | 18 | rows differ"),
            ("2026-01-02 10:00:10 42 files copied", "42 files copied"), ("2026-01-02 10:00:11 7", "7"),
            ("2026-01-02 10:00:12 INFO --- begin ---", "--- begin ---"), ("2026-01-02 10:00:13 INFO - up", "up"),
            ("2026-01-02 10:00:14 INFO 17: 3", "17: 3"), ("2026-01-02 10:00:15 INFO -", "-"),
            (#"2026-01-02 10:00:17 INFO {"a": 1, "b": {"c": 2}} x"#, #"{"a": 1, "b": {"c": 2}} x"#),
            ("INFO 42 files copied", "42 files copied"), ("2026-01-02 10:00:16 INFO :: x", ":: x"),
        ]
        let document = document(rows.map { $0.0 + "\n" }.joined(), named: "a.log")
        #expect(document.rows.map { String($0.summary.prefix { $0 != "\n" }) } == rows.map(\.1))
        #expect(document.rows.allSatisfy { $0.detail == nil })
    }

    @Test func aConditionOnTheMessageFindsItsNumbers() throws {
        let text = "2026-01-02 10:00:00 INFO 42 files copied\n2026-01-02 10:00:01 INFO 7 files\n"
        let document = document(text, named: "a.log")
        var found = RowSet()
        let filter = try RowFilter("message~42", fieldNames: document.fieldNames)
        _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
        #expect(found == RowSet([0]))
    }

    @Test(
        arguments: [
            ("2026-01-02 10:00:04 INFO [cache] [hit] key=3", "key=3", "rest: [cache]"),
            (
                "2021-07-15 03:38:19,780 - INFO  [T=4][C=99b][M=#1001] [AAA:272]- bla", "bla",
                "rest: [T=4][C=99b][M=#1001]"
            ),
            (
                "2026/01/02 10:00:00 [error] 123#123: *7 open() \"/x\" failed", "open() \"/x\" failed",
                "rest: 123#123: *7"
            ),
            ("2026/01/02 10:00:02 [notice] 1#1: start worker process 30", "start worker process 30", "rest: 1#1:"),
            ("2026-01-02T10:00:00.123+01:00  INFO 1 --- [main] c.e.App : Started", "Started", "rest: 1 --- [main]"),
            ("2024-03-12 10:00:00 1234 ERROR [db] gone", "gone", "rest: 1234"),
            (
                "[Tue Mar 12 10:00:00.12 2024] [core:error] [pid 3:tid 4] [client 1.2.3.4] gone", "gone",
                "rest: core: [pid 3:tid 4]"
            ),
            (
                "01-02 10:00:01.123  1000  1001 E AndroidRuntime: FATAL EXCEPTION: main", "FATAL EXCEPTION: main",
                "rest: 1000  1001"
            ),
            ("I0312 10:00:00.123456    1234 server.go:12] up", "up", "rest: 1234"),
            (
                "<34>1 2026-10-11T22:14:15.003Z mymachine su - ID47 - 'su root' failed", "'su root' failed",
                "rest: <34>1 ID47"
            ),
            ("<34>1 2026-10-11T22:14:15Z h su 7 - [x y=\"a\\]b\"] down", "down", "rest: <34>1 7 - [x y=\"a\\]b\"]"),
            ("I, [2024-03-12T10:00:00.123456 #7]  INFO -- : up", "up", "rest: I,"),
            ("2026-01-02 10:00:00.123 UTC [1] LOG:  ready", "ready", nil as String?),
        ] as [(String, String, String?)]
    )
    func anOpenRowShowsTheRest(line: String, message: String, rest: String?) {
        let document = document(line + "\n" + line + "\n", named: "a.log")
        for row in document.rows {
            #expect(row.summary.prefix { $0 != "\n" } == message)
            #expect(row.detail == rest)
        }
        let fields =
            document.rows.isEmpty
            ? []
            : LogRenderer(survey: LogSurvey([]), table: nil)
                .fields(RowSource(span: RowSpan(0..<line.utf8.count, line: 1), bytes: Array(line.utf8)))
        #expect(fields.first { $0.name == "rest" }?.value == rest.map { String($0.dropFirst(6)) })
    }

    @Test(
        arguments: [
            (
                "Jan  2 10:00:01 host sshd[123]: error: PAM: failure", "Jan  2 10:00:01 · host · sshd[123]",
                Severity.error
            ),
            (
                "<34>1 2026-10-11T22:14:15.003Z mymachine su - ID47 - failed",
                "2026-10-11T22:14:15.003Z · mymachine · su", .error
            ),
            (
                "db-1   | 2026-01-02 10:00:00.123 UTC [1] LOG:  ready", "2026-01-02 10:00:00.123 UTC · LOG · db-1 · 1",
                .information
            ),
            ("web-1  | 2026-01-02T10:00:01Z ERROR boom", "2026-01-02T10:00:01Z · ERROR · web-1", .error),
            ("25 Dec 2017 00:00:02,666 [ERROR]  bla bla", "25 Dec 2017 00:00:02,666 · ERROR", .error),
            ("2026-07-24 23:36:34.784 +02:00 [WRN] z", "2026-07-24 23:36:34.784 +02:00 · WRN", .warning),
            ("10:01AM ERR failed error=\"x y\" id=5", "10:01AM · ERR", .error),
            ("[2026-01-02T10:00:02Z WARN  app] env_logger style", "2026-01-02T10:00:02Z · WARN · app", .warning),
            ("01-02 10:00:01.123  1000  1001 E AndroidRuntime: x", "01-02 10:00:01.123 · E · AndroidRuntime", .error),
            ("1:M 02 Jan 2026 10:00:00.123 # low", "02 Jan 2026 10:00:00.123 · # · 1:M", .warning),
            ("[2024-03-12 10:00:00] app.ERROR: gone --- x", "2024-03-12 10:00:00 · ERROR · app.ERROR", .error),
            ("Dec 06, 2013 5:21:18 PM org.apache.A b", "Dec 06, 2013 5:21:18 PM", nil),
            ("01/02/2026 10:00:00 AM ERROR x", "01/02/2026 10:00:00 AM · ERROR", .error),
            (
                "[2024-03-12 10:00:00,123: WARNING/MainProcess] x",
                "2024-03-12 10:00:00,123 · WARNING · WARNING/MainProcess",
                .warning
            ),
            (
                "[2024-03-12T10:00:00.123456+00:00] app.ERROR: x",
                "2024-03-12T10:00:00.123456+00:00 · ERROR · app.ERROR",
                .error
            ),
        ] as [(String, String, Severity?)]
    )
    func whoWroteAnEntryIsBelowTheMessage(line: String, facts: String, severity: Severity?) {
        #expect(Self.facts(line + "\n") == [facts])
        #expect(document(line + "\n", named: "a.log").rows.map(\.severity) == [severity])
    }

    @Test func dotNETStatesLevelsInFourLetters() {
        let text =
            "info: A[0]\n      up\nfail: A[0]\n      gone\n      System.Exception: x\nwarn: A[1]\n      low\ndbug: A[2]\n"
            + "crit: A[3]\ntrce: A[4]\n"
        let rows = document(text, named: "a.log").rows
        #expect(rows.map(\.severity) == [.information, .error, .warning, .debug, .error, .debug])
        #expect(rows[1].detail == "      gone\n      System.Exception: x")
    }

    @Test func requestsOfProxiesAreRead() {
        let text = """
            10.0.0.1, 192.168.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /a HTTP/1.1" 500 12 "-" "curl/8"
            10.0.0.2 - bob [10/Oct/2026:13:55:37 +0000] "POST /b?x=\\"y\\" HTTP/1.1" 404 0 "http://r/" "Mozilla/5.0 (X11; \\"q\\")"
            ::1 - - [10/Oct/2026:13:55:38 +0000] "\\x16\\x03" 400 0 "-" "-"

            """
        let rows = document(text, named: "a.log").rows
        #expect(rows.map(\.severity) == [.error, .warning, .warning])
        #expect(Self.messages(text) == ["GET /a HTTP/1.1", "POST /b?x=\\\"y\\\" HTTP/1.1", "\\x16\\x03"])
        #expect(Self.facts(text)[0] == "10/Oct/2026:13:55:36 +0000 · 500 · 10.0.0.1, 192.168.0.1")
        #expect(rows.map(\.detail) == text.split(separator: "\n").map(String.init))
    }

    /// The parts of a line that a container's runtime cuts are one entry, and its message is their texts.
    @Test func cutLinesOfContainersAreJoined() {
        let text = """
            2016-02-17T00:04:05.931087621Z stdout P { "level": "error", "msg":\u{20}
            2016-02-17T00:04:05.931087621Z stdout F "long" }
            2016-02-17T00:04:06.1Z stderr F level=error msg="boom"
            2016-02-17T00:04:07.1Z stdout F {"level":"warn","msg":"x"}
            2016-02-17T00:04:08.1Z stdout P a
            2016-02-17T00:04:08.1Z stdout P b
            2016-02-17T00:04:08.1Z stdout F c

            """
        let rows = document(text, named: "a.log").rows
        #expect(
            Self.messages(text) == [
                #"{ "level": "error", "msg": "long" }"#, #"level=error msg="boom""#, #"{"level":"warn","msg":"x"}"#,
                "abc",
            ]
        )
        #expect(rows.map(\.severity) == [.error, .error, .warning, nil])
        #expect(rows[0].detail == "rest: P 2016-02-17T00:04:05.931087621Z stdout F" && rows[1].detail == "rest: F")
    }

    @Test func logsNameTheirColumns() {
        let zeek = """
            #separator \\x09
            #set_separator\t,
            #fields\tts\tuid\tid.orig_h\tstatus
            #types\ttime\tstring\taddr\tcount
            1700000000.1\tC1\t10.0.0.1\t200
            1700000001.1\tC2\t10.0.0.2\t500
            #close\t2026

            """
        let rows = document(zeek, named: "conn.log")
        #expect(rows.columns.map(\.name) == ["ts", "uid", "id.orig_h", "status"])
        #expect(rows.row(at: 5).cells.map(\.text) == ["1700000001.1", "C2", "10.0.0.2", "500"])
        #expect(rows.row(at: 5).summary == "ts 1700000001.1 · uid C2 · id.orig_h 10.0.0.2 · status 500")
        #expect(rows.row(at: 2).summary == "#fields\tts\tuid\tid.orig_h\tstatus" && rows.row(at: 2).cells.isEmpty)
        let w3c = """
            #Software: Server 10.0
            #Fields: date time s-ip cs-method cs(User-Agent) sc-status
            2026-01-02 10:00:00 10.0.0.1 GET Mozilla/5.0+(X) 200
            2026-01-02 10:00:01 10.0.0.2 GET - 500

            """
        for name in ["u_ex.log", "-"] {
            let document = document(w3c, named: name)
            #expect(document.format == .log)
            #expect(
                document.columns.map(\.name) == ["date", "time", "s-ip", "cs-method", "cs(User-Agent)", "sc-status"]
            )
            #expect(document.row(at: 3).cells.map(\.text) == ["2026-01-02", "10:00:01", "10.0.0.2", "GET", "-", "500"])
            var found = RowSet()
            let filter = try? RowFilter("sc-status>=500", fieldNames: document.fieldNames)
            filter.map { _ = document.filter($0, in: [0..<Int.max]) { found.formUnion($0.rows) } }
            #expect(found == RowSet([3]))
        }
    }

    /// An entry of JSON that is longer than what is shown at once keeps its rest.
    @Test func aLongEntryKeepsItsEnd() {
        let line =
            "2024-03-12 10:00:00 INFO {\"a\": 1} " + String(repeating: "x", count: RowSpan.byteLimit) + " end\n"
        #expect(document(line, named: "a.log").row(at: 0).inside?.format == .parts)
        let fields = "time=1 level=info msg=up " + String(repeating: "k=v ", count: 400) + "last=9\n more\n"
        let row = document(fields, named: "a.log").row(at: 0)
        #expect(row.detail?.hasSuffix("last=9\n more") == true)
    }
}
