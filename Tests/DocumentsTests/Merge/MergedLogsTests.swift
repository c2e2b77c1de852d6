import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

/// Tests logs that are shown as one.
@Suite struct MergedLogsTests {
    private static func open(
        _ logs: [(name: String, text: String)],
        in folder: TemporaryFolder,
        follows: Bool = false
    ) throws -> IndexedDocument {
        let sources = try logs.map { log in
            let path = folder.path + "/" + log.name
            try Data(log.text.utf8).write(to: URL(fileURLWithPath: path))
            return DocumentSource.file(path: path)
        }
        let document = try MergedLogs(sources).open(follows: follows, isStepwise: true) { _ in 0 }
        while document.indexer.step() == .more {}
        return document
    }

    private static func text(_ document: IndexedDocument) -> String {
        let (store, count) = document.indexer.snapshot.withLock { ($0.store, $0.state.byteCount) }
        return String(decoding: store.bytes(in: 0..<count), as: UTF8.self)
    }

    @Test func linesAreInTheOrderOfTheirTimes() throws {
        let folder = try TemporaryFolder()
        let document = try Self.open(
            [
                ("web.log", "2024-03-12 10:00:00 up\n2024-03-12 10:00:02 down\n  at A.swift:1\nplain\n"),
                ("db.log", "2024-03-12T10:00:01Z INFO ready\n2024-03-12T10:00:02Z WARN slow"),
            ],
            in: folder
        )
        #expect(
            Self.text(document) == """
                web.log | 2024-03-12 10:00:00 up
                db.log  | 2024-03-12T10:00:01Z INFO ready
                web.log | 2024-03-12 10:00:02 down
                  at A.swift:1
                web.log | plain
                db.log  | 2024-03-12T10:00:02Z WARN slow

                """
        )
        #expect(document.format == .log)
        #expect(document.title == "web.log + db.log")
        let rows = document.rows
        #expect(rows.map(\.severity) == [nil, .information, nil, nil, .warning])
        #expect(rows[2].detail == "  at A.swift:1")
        #expect(rows[1].cells.first { $0.name == "file" }?.text == "db.log")
        // Each log has a color of its own.
        let roles = rows.compactMap { $0.cells.first { $0.name == "file" }?.role }
        #expect(roles == [.cyan, .magenta, .cyan, .magenta])
        #expect(document.columns.map(\.name) == ["file", "time", "level", "message"])
        #expect(document.state.notice == nil)
    }

    @Test func eachFormOfTimesHasItsMoment() {
        let clock = LogClock(modified: 1_710_245_000) { _ in 0 }
        // 2024-03-12 10:00:00 in Greenwich.
        let moment = LogMoment(seconds: 1_710_237_600)
        let lines = [
            "2024-03-12T10:00:00Z up", "2024-03-12 12:00:00 +02:00 [INF] up", "2024-03-12 05:00:00 EST up",
            "[12/Mar/2024:11:00:00 +0100] up", "Mar 12 10:00:00 host a[7]: up", "E0312 10:00:00.000000 1 a.go:1] x",
            "03/12/2024 10:00:00 up", "Mar 12, 2024 10:00:00 AM a.B c", "10:00:00 [main] INFO a - up", "10:00AM INF up",
            #"{"ts": 1710237600, "msg": "up"}"#, #"{"msg": "up", "time": "2024-03-12T10:00:00Z"}"#,
            #"{"timestamp": 1710237600000}"#, "ts=1710237600 msg=up", "time=2024-03-12T10:00:00Z level=info msg=up",
            #"1.2.3.4 - - [12/Mar/2024:10:00:00 +0000] "GET / HTTP/1.1" 200 1"#,
            "<34>1 2024-03-12T10:00:00Z h a - - - x",
            "a.log | 2024-03-12 10:00:00 up",
        ]
        for line in lines {
            // The second time, the form is known.
            var reader = LogMomentReader(clock)
            for _ in 0..<2 {
                #expect(Array(line.utf8).withUnsafeBytes { reader.moment(of: $0) } == moment, "\(line)")
            }
        }
        var reader = LogMomentReader(clock)
        let fraction = Array("2024-03-12 10:00:00,25 up".utf8).withUnsafeBytes { reader.moment(of: $0) }
        #expect(fraction == LogMoment(seconds: 1_710_237_600, nanoseconds: 250_000_000))
        for line in ["up", "  2024-03-12 10:00:00", "2024-13-45 10:00:00 up", "Caused by: x", "{\"a\": 1}", ""] {
            #expect(Array(line.utf8).withUnsafeBytes { reader.moment(of: $0) } == nil, "\(line)")
        }
    }

    /// A log of the turn of a year has no years, and the file tells by its last change.
    @Test func aYearIsTheLastOneThatIsPossible() {
        let clock = LogClock(modified: 1_704_200_000) { _ in 0 }
        var reader = LogMomentReader(clock)
        func seconds(_ line: String) -> Int? {
            Array(line.utf8).withUnsafeBytes { reader.moment(of: $0) }?.seconds
        }
        #expect(seconds("Dec 31 23:59:59 h a: x") == 1_704_067_199)
        #expect(seconds("Jan  1 00:00:00 h a: x") == 1_704_067_200)
        #expect(LogClock.day(1970, 1, 1) == 0)
        #expect(LogClock.day(2000, 3, 1) == 11_017)
    }

    @Test func entriesOfJSONHaveTheirParts() throws {
        let folder = try TemporaryFolder()
        let document = try Self.open(
            [
                ("a.log", "2024-03-12 10:00:00 up\n"),
                ("b.log", #"{"time": "2024-03-12T09:00:00Z", "level": "error", "msg": "broken", "id": 7}"# + "\n"),
            ],
            in: folder
        )
        let row = document.row(at: 0)
        #expect(row.severity == .error)
        #expect(row.summary.hasPrefix("broken"))
        #expect(row.cells.map(\.text) == ["b.log", "2024-03-12T09:00:00Z", "error", "", "broken"])
        #expect(row.detail?.contains(#""id": 7"#) == true)
        #expect(document.nestedRows(at: 0)?.document.rowCount == 4)
    }

    @Test func disorderIsSaidAndKept() throws {
        let folder = try TemporaryFolder()
        let old = (0..<30).map { "no time \($0)" }.joined(separator: "\n")
        let document = try Self.open(
            [
                ("a.log", "2024-03-12 10:00:05 a\n2024-03-12 10:00:01 b\n2024-03-12 10:00:06 c\n"),
                ("b.log", "2024-03-12 10:00:03 d\n2024-03-12 10:00:04 e\n"), ("c.log", old),
            ],
            in: folder
        )
        let texts = document.rows.suffix(5).map { $0.summary.prefix(1) }
        #expect(texts == ["d", "e", "a", "b", "c"])
        #expect(
            document.state.notice
                == "a.log is not in the order of its times from line 2 on; its lines stay in their order. "
                + "c.log begins with lines without a time, which come before all others."
        )
    }

    @Test func namesTellLogsApart() {
        #expect(MergeSource.names(of: ["/x/a.log", "/x/b.log"]) == ["a.log", "b.log"])
        #expect(MergeSource.names(of: ["/x/a.log", "/y/a.log"]) == ["x-a.log", "y-a.log"])
        #expect(Set(MergeSource.names(of: ["a.log", "a.log", "a.log"])).count == 3)
        #expect(MergeSource.names(of: ["/x/mein Büro.log", ""]) == ["mein_B__ro.log", "log"])
    }

    /// Random logs, whose lines may be long, without times, out of order or without an end, are merged as by sorting
    /// their groups, wherever the merge begins again.
    @Test(arguments: LawCount.seeds(20))
    func randomLogsAreMergedAsByAModel(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var logs: [(name: String, text: String)] = []
        for index in 0..<Int.random(in: 2...4, using: &random) {
            var (text, second) = ("", Int.random(in: 0...50, using: &random))
            for line in 0..<Int.random(in: 0...120, using: &random) {
                second += Int.random(in: -3...6, using: &random)
                let time = String(format: "2024-03-12 10:%02d:%02d ", max(0, second) / 60 % 60, max(0, second) % 60)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: text += "  indented\n"
                case 1: text += "no time\n"
                case 2: text += "\n"
                case 3 where line % 9 == 0:
                    text +=
                        time + String(repeating: "x", count: Int.random(in: 60_000...200_000, using: &random)) + "\n"
                default: text += time + "\(index).\(line)\n"
                }
            }
            if Bool.random(using: &random), text.hasSuffix("\n") { text.removeLast() }
            logs.append(("\(index).log", text))
        }
        let folder = try TemporaryFolder()
        let document = try Self.open(logs, in: folder)
        let merged = Self.text(document)
        #expect(merged == Self.model(logs))
        // Blocks that are no longer kept are merged again.
        let store = document.indexer.snapshot.withLock { $0.store }
        let bytes = Array(merged.utf8)
        for _ in 0..<20 where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...100_000, using: &random))
            #expect(store.bytes(in: start..<end) == Array(bytes[start..<end]))
        }
    }

    /// Merges logs group by group: the group whose log comes first among those with the earliest time.
    private static func model(_ logs: [(name: String, text: String)]) -> String {
        let marks = MergeSource.marks(of: logs.map(\.name)).map { String(decoding: $0, as: UTF8.self) }
        var queues = zip(logs, marks).map { log, mark in
            var groups: [(time: String, text: String)] = []
            for line in log.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(
                log.text.hasSuffix("\n") || log.text.isEmpty ? 1 : 0
            ) {
                let hasTime = line.hasPrefix("2024")
                let begins = hasTime || groups.isEmpty || line.hasPrefix("no")
                let text = (begins ? mark : "") + line + "\n"
                if hasTime || groups.isEmpty {
                    groups.append((hasTime ? String(line.prefix(19)) : "", text))
                } else {
                    groups[groups.count - 1].text += text
                }
            }
            return groups[...]
        }
        var merged = ""
        while let next = queues.indices.filter({ !queues[$0].isEmpty }).min(by: { first, second in
            let times = (queues[first].first?.time ?? "", queues[second].first?.time ?? "")
            return times.0 != times.1 ? times.0 < times.1 : first < second
        }) {
            merged += queues[next].removeFirst().text
        }
        return merged
    }

    @Test func addedLinesComeAtTheEnd() throws {
        let folder = try TemporaryFolder()
        let document = try Self.open(
            [("a.log", "2024-03-12 10:00:00 a\n2024-03-12 10:00:09 b"), ("b.log", "2024-03-12 10:00:05 c\n")],
            in: folder,
            follows: true
        )
        // The last line may go on.
        #expect(document.rows.map { $0.summary.prefix(1) } == ["a", "c"])
        for (name, text) in [("a.log", "ig\n"), ("b.log", "2024-03-12 10:00:07 d\n")] {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/" + name))
            file.seekToEndOfFile()
            file.write(Data(text.utf8))
            try file.close()
            while document.indexer.step() == .more {}
        }
        #expect(document.rows.map { $0.summary.prefix(3) } == ["a\na", "c\nb", "big", "d\nb"])
        let whole = Self.text(document)
        let store = document.indexer.snapshot.withLock { $0.store }
        #expect(whole.utf8.count == store.bytes(in: 0..<whole.utf8.count).count)
    }

    @Test func aPackedLogIsMergedToo() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.log"
        try Data("2024-03-12 10:00:01 packed\n".utf8).write(to: URL(fileURLWithPath: path))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-k", path]
        try process.run()
        process.waitUntilExit()
        try Data("2024-03-12 10:00:02 plain\n".utf8).write(to: URL(fileURLWithPath: path))
        let sources = [path, path + ".gz"].map { DocumentSource.file(path: $0) }
        let document = try MergedLogs(sources).open(follows: false, isStepwise: true) { _ in 0 }
        while document.indexer.step() == .more {}
        #expect(document.rows.map { $0.summary.prefix(6) } == ["packed", "plain\n"])
    }

    @Test func aMissingLogIsSaid() throws {
        let folder = try TemporaryFolder()
        let source = DocumentSource.file(path: folder.path + "/none.log")
        #expect(throws: DocumentError.self) { try MergedLogs([source, source]).open() }
    }
}
