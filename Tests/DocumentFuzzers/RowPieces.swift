import Documents
import SeededRandom

/// Pieces of which random rows of a format are made.
package enum RowPieces {
    /// Words with numbers, signs and letters of several scripts, and ends of lines.
    private static let words = [
        "a", "zoë", "42 ", "10.0.0.1 ", "-5", "3:15 ", "99.9", " ", "  ", "\t", "\n", "\n\n", "\r\n", "漢字 ", "שלום ",
        "👩‍👩‍👧", "x/y",
        "$5", "#7", "*", "@", "a_b", "(c)", "[d]", "\u{1B}[31mred\u{1B}[m ", "\u{7}", "long".repeated(120) + " ",
    ]

    /// Returns random rows: pieces of the format's example, and of rows as they are in the world.
    package static func text(of format: FormatName, seed: UInt64) -> String {
        var generator = SeededGenerator(seed: seed)
        return draw(1...60, of: format, using: &generator).joined()
    }

    /// Draws pieces of random rows.
    static func draw(
        _ count: ClosedRange<Int>,
        of format: FormatName,
        using generator: inout SeededGenerator
    ) -> [String] {
        let pieces = pieces(of: format)
        return (0..<Int.random(in: count, using: &generator))
            .map { _ in pieces.randomElement(using: &generator) ?? "" }
    }

    private static func pieces(of format: FormatName) -> [String] {
        let lines = format.example.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
        return lines + (own[format] ?? words + words)
    }

    private static let own: [FormatName: [String]] = [
        .log: words + logs + logs,
        .json: json, .jsonLines: json + json.map { $0 + "\n" },
        .csv: [
            "a,b\n", "1,2\n", "x", ",", "\n", "\"y z\"", "\"p, q\"\n", "42", "zoë", "漢字,", "Ann,7\n", "\"li\nne\",3\n",
        ],
    ]

    private static let json = [
        #"{"a": 1, "b": [2, 3, {"c": "d e"}]}"#, #"{"level": "info", "message": "up and on"}"#, "[1, 2, 3]", "4.5",
        "true",
        "null", #""text""#, ",\n", "\n", "{", "}", "[", "]", #"{"long": ""# + "word ".repeated(120) + #""}"#,
        #"{"time": 1, "level": 50, "msg": "gone", "err": {"stack": "at x"}}"#, #""zoë": "漢字""#, "stray ",
    ]

    /// The beginnings of entries of all kinds of logs.
    package static let logs =
        LogTimeForm.all.map { "\n\($0.example.before)\($0.example.time)\($0.example.after) " }
        + SeverityWord.all.map { "\n\($0.example) " }
        + [
            "\n2024-03-12 10:00:00 ", "\n2024-03-12 10:00:00 INFO ", "\n10:00:00,123 ERROR: ",
            "\nMar 12 10:00:00 host app[3]: ",
            "\n<34>1 2026-10-11T22:14:15.003Z mymachine su - ID47 - ",
            "\n<34>1 2026-10-11T22:14:15Z h a 7 - [x y=\"a]\"] ",
            "\n2026/01/02 10:00:00 [error] 123#123: *7 ",
            "\n2021-07-15 03:38:19,780 - INFO  [T=4][C=99b][M=#1001] [AAA:272]- ",
            "\n10.0.0.1, 192.168.0.1 - - [10/Oct/2026:13:55:36 +0000] \"GET /a HTTP/1.1\" 500 12 ",
            "\n2016-02-17T00:04:05.9Z stdout P ", "\n2016-02-17T00:04:05.9Z stderr F ",
            "\nweb-1  | 2026-01-02T10:00:00Z INFO ",
            "\ntime=2026-01-02T10:00:00Z level=info msg=\"a b\" ", "\n1:M 02 Jan 2026 10:00:00.123 * ", "\n[0] ",
            "\n  at a.b(c)",
            "\nValueError: bad ", "\nTraceback (most recent call last):", "17 | 18 | ", "--- ", ": ", "- ", "| ",
            "key=3 ", "[main] ",
            "{\"a\": 1, \"b\": {\"c\": \"d\"}} ", "c.e.App : ", "<none> ", "1 --- [main] ", "-5 degrees ", "{x} ", "]",
            "[", "\"q\" ",
        ]
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
