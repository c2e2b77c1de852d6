import Testing

@testable import Documents

/// Tests files of logs by what they are named after: a line of a program, and what belongs to its message.
@Suite @MainActor struct LogFileCasesTests {
    @Test("numbers.log") func numbersBelongToTheMessage() throws {
        let file = FileCase(
            "numbers.log",
            """
            2026-01-02 10:00:00 INFO 42 files copied
            2026-01-02 10:00:01 INFO 10.0.0.1 connected
            2026-01-02 10:00:02 ERROR 404 not found
            2026-01-02 10:00:03 WARN -5 degrees in rack 7
            2026-01-02 10:00:05 INFO 3:15 remaining
            2026-01-02 10:00:06 INFO 99.9
            2026-01-02 10:00:08 INFO 2026-01-01 report done
            2026-01-02 10:00:09 ERROR: 17 | 18 | rows differ

            """
        )
        #expect(
            file.cells("message") == [
                "42 files copied", "10.0.0.1 connected", "404 not found", "-5 degrees in rack 7", "3:15 remaining",
                "99.9", "2026-01-01 report done", "17 | 18 | rows differ",
            ]
        )
        #expect(try file.rows(where: "message~42") == [0])
    }

    /// A comma or a semicolon after a word of the head is neither of the word nor of the message.
    @Test("numbers.log, with commas", arguments: [",", ";"]) func commasBetweenTheWordsAreNotTheirs(comma: String) {
        let file = FileCase(
            "commas.log",
            "2026-01-02 10:00:00\(comma) INFO\(comma) started up, and on; still\n"
                + "2026-01-02 10:00:01,123\(comma) [ERROR]\(comma) failed\(comma)\n2026-01-02 10:00:02\(comma)\n"
        )
        #expect(file.cells("time") == ["2026-01-02 10:00:00", "2026-01-02 10:00:01,123", "2026-01-02 10:00:02"])
        #expect(file.cells("message") == ["started up, and on; still", "failed\(comma)", comma])
        #expect(file.severities == [.information, .error, nil])
        #expect(file.document.rows.allSatisfy { $0.detail == nil })
    }

    /// Columns are as wide as the values without their colors, and as the names.
    @Test("rust.log, serilog.log") func columnsAreWideEnough() {
        let file = FileCase(
            "rust.log",
            (0..<3).map { second in
                "\u{1B}[2m2026-01-02T10:00:0\(second).000001Z\u{1B}[0m \u{1B}[32m WRN\u{1B}[0m "
                    + "\u{1B}[2mapp::db\u{1B}[0m\u{1B}[2m:\u{1B}[0m connected\n"
            }.joined() + "2026-01-02T10:00:02Z WRN a: style\n"
        )
        let widths = file.document.columns.map { [$0.name: $0.width] }
        #expect(widths.prefix(3) == [["time": 27], ["level": 5], ["source": 7]])
    }

    @Test("java.log") func bracketsAreInTheOpenEntry() {
        let file = FileCase(
            "java.log",
            "2021-07-15 03:38:19,780 - INFO  [T=4][C=99b][M=#1001] [AAA:272]- bla\n"
                + "2021-07-15 03:38:29,863 - ERROR [T=2][BBB:84]- bla\njava.net.SocketTimeoutException: out\n\tat a.B(C)\n"
        )
        for part in ["T=4", "C=99b", "M=#1001", "AAA:272", "bla"] { #expect(file.open(0).contains(part), "\(part)") }
        #expect(file.severities == [.information, .error])
    }

    @Test("syslog.log") func syslogHasHostsAndPriorities() {
        let file = FileCase(
            "syslog.log",
            "Jan  2 10:00:00 alpha kernel: [    0.000000] Linux version\n"
                + "Jan  2 10:00:01 alpha sshd[123]: error: PAM: failure for root\n"
                + "<34>1 2026-10-11T22:14:15.003Z beta su - ID47 - 'su root' failed\n"
        )
        #expect(file.document.rowCount == 3 && file.severities[2] == .error)
        for (row, host) in ["alpha", "alpha", "beta"].enumerated() { #expect(file.open(row).contains(host)) }
        #expect(file.cells("time")[2] == "2026-10-11T22:14:15.003Z")
    }

    @Test("zeek.log") func zeekNamesItsColumns() {
        let file = FileCase(
            "zeek.log",
            "#separator \\x09\n#fields\tts\tuid\tid.orig_h\tstatus\n#types\ttime\tstring\taddr\tcount\n"
                + "1700000000.1\tC1\t10.0.0.1\t200\n1700000001.1\tC2\t10.0.0.2\t500\n#close\t2026\n"
        )
        #expect(file.document.columns.map(\.name) == ["ts", "uid", "id.orig_h", "status"])
        #expect(file.cells("id.orig_h").contains("10.0.0.2") && file.cells("status").contains("500"))
    }

    @Test(
        "rust.log, dayfirst.log, logcat.log, glog_thread.log",
        arguments: [
            (
                "[2026-01-02T10:00:02Z WARN  app] env_logger style\n[2026-01-02T10:00:03Z ERROR app::db] lost\n",
                ["2026-01-02T10:00:02Z", "2026-01-02T10:00:03Z"], [Severity.warning, .error]
            ),
            (
                "25 Dec 2017 00:00:01,666 [INFO]  bla bla\n25 Dec 2017 00:00:02,666 [ERROR]  bla bla\n",
                ["25 Dec 2017 00:00:01,666", "25 Dec 2017 00:00:02,666"], [.information, .error]
            ),
            (
                "02 Jan 2026 10:00:00 INFO up\n02 Jan 2026 10:00:01 ERROR down\n",
                ["02 Jan 2026 10:00:00", "02 Jan 2026 10:00:01"], [.information, .error]
            ),
            (
                "01/02/2026 10:00:00 AM INFO up\n01/02/2026 10:00:01 AM WARN low\n",
                ["01/02/2026 10:00:00 AM", "01/02/2026 10:00:01 AM"], [.information, .warning]
            ),
            (
                "01-02 10:00:00.123  1000  1001 I ActivityManager: Start\n"
                    + "01-02 10:00:01.123  1000  1001 E AndroidRuntime: FATAL EXCEPTION: main\n",
                ["01-02 10:00:00.123", "01-02 10:00:01.123"], [.information, .error]
            ),
            (
                "May 18, 2018 11:57:01 AM a.B c\nDec 06, 2013 5:21:19 PM org.X y\n",
                ["May 18, 2018 11:57:01 AM", "Dec 06, 2013 5:21:19 PM"], [nil, nil]
            ),
        ]
    ) func timesOfManyFormsAreRead(text: String, times: [String], severities: [Severity?]) {
        let file = FileCase("x.log", text)
        #expect(file.cells("time") == times)
        #expect(file.severities == severities)
    }

    @Test("nginx_error.log") func processesAreInTheOpenEntry() {
        let file = FileCase(
            "nginx_error.log",
            "2026/01/02 10:00:00 [error] 123#123: *7 open() \"/x\" failed (2: No such file)\n"
                + "2026/01/02 10:00:01 [warn] 123#123: *8 upstream response is buffered\n"
        )
        #expect(file.open(0).contains("123#123") && file.open(0).contains("*7"))
        #expect(file.severities == [.error, .warning])
    }

    @Test("serilog.log, zerolog.log") func threeLettersAreLevels() {
        let file = FileCase(
            "serilog.log",
            "2026-07-24 23:36:32.784 +02:00 [INF] up\n2026-07-24 23:36:33.784 +02:00 [ERR] x\nSystem.Exception: y\n"
                + "   at A.B()\n2026-07-24 23:36:34.784 +02:00 [WRN] z\n2026-07-24 23:36:34.784 +02:00 [FTL] f\n"
                + "2026-07-24 23:36:34.784 +02:00 [VRB] v\n"
        )
        #expect(file.severities == [.information, .error, .warning, .error, .debug])
        #expect(file.cells("time")[0] == "2026-07-24 23:36:32.784 +02:00" && file.cells("message")[0] == "up")
        let zerolog = FileCase("zerolog.log", "10:00AM INF a\n10:01AM ERR b id=5\n10:02AM WRN c\n10:03AM DBG d\n")
        #expect(zerolog.severities == [.information, .error, .warning, .debug])
    }

    @Test("dotnet.log") func fourLettersAreLevels() {
        let file = FileCase(
            "dotnet.log",
            "info: Hosting.Lifetime[0]\n      Now listening\nfail: App[0]\n      Unhandled\nwarn: App[1]\n      hm\n"
                + "crit: App[1]\n      c\ndbug: App[1]\n      d\ntrce: App[1]\n      t\n"
        )
        #expect(file.severities == [.information, .error, .warning, .error, .debug, .debug])
    }

    @Test("bunyan.log, pino.log, journal.json") func numbersAreLevelsOfJSON() throws {
        let bunyan = FileCase(
            "bunyan.log",
            "{\"name\":\"a\",\"level\":30,\"msg\":\"hi\",\"time\":\"2026-01-02T10:00:00.000Z\"}\n"
                + "{\"name\":\"a\",\"level\":50,\"msg\":\"err\",\"time\":\"2026-01-02T10:00:01.000Z\"}\n"
                + "{\"name\":\"a\",\"level\":40,\"msg\":\"w\",\"time\":\"2026-01-02T10:00:01.000Z\"}\n"
        )
        #expect(bunyan.severities == [.information, .error, .warning])
        #expect(try bunyan.rows(where: "level>=error") == [1])
        let journal = FileCase(
            "journal.json",
            "{\"__REALTIME_TIMESTAMP\":\"1700000000000000\",\"PRIORITY\":\"3\",\"MESSAGE\":\"boom\"}\n"
                + "{\"__REALTIME_TIMESTAMP\":\"1700000001000000\",\"PRIORITY\":\"6\",\"MESSAGE\":\"ok\"}\n"
                + "{\"__REALTIME_TIMESTAMP\":\"1700000002000000\",\"PRIORITY\":\"4\",\"MESSAGE\":\"w\"}\n"
        )
        #expect(journal.severities == [.error, .information, .warning])
    }

    @Test("docker-json.log") func theLevelIsThatOfTheInnerLine() {
        let file = FileCase(
            "docker-json.log",
            "{\"log\":\"2026-01-02 10:00:00 INFO start\\n\",\"stream\":\"stdout\",\"time\":\"2026-01-02T10:00:00.1Z\"}\n"
                + "{\"log\":\"2026-01-02 10:00:01 ERROR bad\\n\",\"stream\":\"stderr\",\"time\":\"2026-01-02T10:00:01.1Z\"}\n"
        )
        #expect(file.severities == [.information, .error] && file.open(1).contains("stderr"))
    }

    @Test(
        "rust.log, dayfirst.log, logcat.log, glog_thread.log",
        arguments: [
            ("[2026-01-02T10:00:02Z WARN  app] up", "2026-01-02T10:00:02Z", Severity.warning),
            ("25 Dec 2017 00:00:02,666 [ERROR]  bla", "25 Dec 2017 00:00:02,666", .error),
            ("01-02 10:00:01.123  1000  1001 E Tag: FATAL", "01-02 10:00:01.123", .error),
            ("May 18, 2018 11:57:01 AM a.B c", "May 18, 2018 11:57:01 AM", nil),
            ("01/02/2026 10:00:00 AM up", "01/02/2026 10:00:00 AM", nil),
            ("02 Jan 2026 10:00:00 up", "02 Jan 2026 10:00:00", nil),
        ] as [(String, String, Severity?)]
    )
    func timesAreRead(line: String, time: String, severity: Severity?) {
        let file = FileCase("a.log", "\(line)\n\(line)\n")
        #expect(file.cells("time") == [time, time] && file.severities == [severity, severity])
    }

    @Test("access_xff.log") func clientsOfProxiesAndEscapedQuotesAreRead() {
        let file = FileCase(
            "access_xff.log",
            """
            10.0.0.1, 192.168.0.1 - - [10/Oct/2026:13:55:36 +0000] "GET /a HTTP/1.1" 500 12 "-" "curl/8"
            10.0.0.2 - bob [10/Oct/2026:13:55:37 +0000] "POST /b?x=\\"y\\" HTTP/1.1" 404 0 "http://r/" "M (\\"q\\")"

            """
        )
        #expect(file.severities == [.error, .warning])
        #expect(file.open(0).contains("192.168.0.1") && file.open(1).contains("404"))
    }
}
