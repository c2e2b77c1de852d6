import SeededRandom
import Testing

@testable import Documents

/// Tests that a filter by level keeps the rows that show the level.
@Suite @MainActor struct SeverityFilterTests {
    private static let pieces = [
        "2024-03-12 10:00:00 ", "10:00:00,123 ", "Mar 12 10:00:00 host app[3]: ", "[12.5] ", "<13>", "E0312 10:00:00 ",
        "W0312 10:00:00 ", "i0312 ", "ERROR ", "error ", "[warn] ", "WARNING:", "INFO:db:", "level=warn ", "time=1 ",
        "msg=\"a b\" ", "1.2.3.4 - - [12/Mar/2024:10:00:00 +0100] ", "\"GET /a HTTP/1.1\" ", "404 ", "500 ", "200 ",
        "\u{1B}[31mERROR\u{1B}[0m ", "\u{1B}[33mwarn\u{1B}[m: ", "emergency ", "[core:crit] ", "<debug> ", "fatal: ",
        "java.io.IOException: WARN ", "ValueError: bad ", "Traceback (most recent call last):", "panic: ",
        "Exception in thread \"main\" ", "no errors here ", "errors-2024.log ", "mErr ", "ü", "\0", "5 ", "\" 50",
        "\n", "\n  at f", "\n", "Caused by: x ", "{\"level\":\"error\"}", " | ", "TRACE ", "PANIC|",
        "\n01-02 10:00:00.123  10  11 E Tag: ", "\n<34>1 2026-10-11T22:14:15Z h a 7 - - ", "\n<13>",
        "\n1:M 02 Jan 2026 10:00:00.1 # ",
        "\n10:00AM WRN ", "\nfail: App[0]\n", "\nweb-1  | 10:00:00 INF ", "\n[I 2024-03-12 10:00:00 a] ",
        "\n[E 240312 10:00:00 a] ",
        "\n2016-02-17T00:04:05.9Z stdout P ", "\n2016-02-17T00:04:05.9Z stderr F ", "\n{\"level\":50,\"msg\":\"x\"}\n",
        "\n{\"level\": 30, \"time\": 1}\n", "\n{\"PRIORITY\":\"3\",\"MESSAGE\":\"x\"}\n",
        "\n{\"log\":{\"level\":\"warn\"}}\n",
        "\n{\"log\":\"10:00:00 ERROR x\\n\"}\n", "\n{\"log\":\"{\\\"level\\\":40,\\\"msg\\\":1}\\n\"}\n",
        "\n{\"log\":\"<11>up\"}\n", "\n{\"log\":\"1:M 02 Jan 2026 10:00:00 # x\"}\n",
        "\n{\"log\":\"ValueError: bad\"}\n",
    ]

    /// The next row of a severity, in both directions, is the one that shows it.
    @Test(arguments: 1...12 as ClosedRange<UInt64>) func theNextRowOfALevelShowsIt(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let text = (0..<300).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined() + "\n"
        let document = document(text, as: [.log, .jsonLines].randomElement(using: &generator))
        let severities = document.rows.map(\.severity)
        for _ in 0..<12 {
            let severity = Severity.allCases.randomElement(using: &generator) ?? .error
            let start = Int.random(in: -1...severities.count, using: &generator)
            let hidden = Int.random(in: 2...4, using: &generator)
            let shown = severities.indices.filter { severities[$0] == severity && $0 % hidden != 1 }
            let filter = RowFilter(severity: severity)
            let next = try await document.findRow(meeting: filter, from: start, .forward) { $0 % hidden != 1 }
            #expect(next == shown.first { $0 >= start } ?? shown.first, "seed \(seed), \(severity) from \(start)")
            let last = try await document.findRow(meeting: filter, from: start, .backward) { $0 % hidden != 1 }
            #expect(last == shown.last { $0 <= start } ?? shown.last, "seed \(seed), \(severity) up to \(start)")
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>) func aLevelKeepsTheRowsThatShowIt(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = (0..<300).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined() + "\n"
        let document = document(text, as: [.log, .jsonLines].randomElement(using: &generator))
        let severities = document.rows.map(\.severity)
        for severity in Severity.allCases {
            for (sign, holds) in [(">=", { $0 >= severity }), ("<=", { $0 <= severity }), ("=", { $0 == severity })]
                as [(String, (Severity) -> Bool)]
            {
                var found = RowSet()
                let filter = try RowFilter("level\(sign)\(severity.name)")
                _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
                let expected = severities.indices.filter { severities[$0].map(holds) ?? false }
                let missed =
                    expected.filter { !found.contains($0) }.first
                    ?? (0..<found.count).map { found[$0] }
                    .first { !expected.contains($0) }
                #expect(
                    found == RowSet(expected),
                    "seed \(seed), \(filter.text), row \(missed.map { document.row(at: $0).summary } ?? "")"
                )
            }
        }
    }
}
