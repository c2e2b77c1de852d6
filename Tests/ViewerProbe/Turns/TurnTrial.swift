import BadPatterns

/// A file that is large in one way, and the keys that are pressed in it, one line after another.
struct TurnTrial {
    /// Keys that are pressed together.
    struct Line {
        var keys: String
        /// The number of frames until the next line; `nil` for as many as the keys have an effect in.
        var frames: Int?

        init(_ keys: String, frames: Int? = nil) { (self.keys, self.frames) = (keys, frames) }
    }

    let name: String
    let kind: ViewerProbe.LargeFile
    let count: Int
    /// The width of the window in points. Rows are divided into columns only in a wide one.
    var width = 390.0
    let lines: [Line]

    /// Keys that move, which every file gets.
    private static let moving = ["j", "Space", "G", "b", "g", "d", "Tab", "Down", "Return", "Return", "Up"].map {
        Line($0)
    }
    /// Keys that unfold, and Escape while they do.
    private static let unfolding = [
        Line("*", frames: 4), Line("Escape"), Line("*"), Line("G"), Line("b"), Line("g"), Line("J"), Line("H"),
        Line("j"), Line("yp"), Line("C"), Line("9"), Line("G"), Line("g"), Line("Space"), Line("Space"), Line("G"),
        Line("b"), Line("1"), Line("e"), Line("c"), Line("o"), Line("C"),
    ]

    /// Returns keys that open a bar and write a text, and Escape at once, and Escape after the work is done.
    private static func asking(_ bar: String, _ text: String) -> [Line] {
        [Line("\(bar) \(text)", frames: 3), Line("Escape"), Line("\(bar) \(text)"), Line("Escape")]
    }

    static let all: [TurnTrial] = [
        TurnTrial(
            name: "JSON, 100,000 levels",
            kind: .depth,
            count: 100_000,
            lines: moving + unfolding + asking("&", "7") + asking("/", "7")
        ),
        TurnTrial(
            name: "JSON, 100,000 objects inside each other",
            kind: .objects,
            count: 100_000,
            lines: moving + unfolding + asking("&", "a") + asking("/", "7")
        ),
        TurnTrial(
            name: "YAML, 6,000 levels",
            kind: .yaml,
            count: 6000,
            lines: moving + unfolding + asking("&", "7") + asking("/", "7")
        ),
        TurnTrial(
            name: "JSON, 5,000,000 levels",
            kind: .depth,
            count: 5_000_000,
            lines: moving + unfolding + asking("&", "7") + asking("/", "7")
        ),
        TurnTrial(
            name: "text, 10,000,000 rows",
            kind: .numbers,
            count: 10_000_000,
            lines: moving + [Line("*"), Line("C")] + asking("&", "3") + asking("&", "77777") + asking("/", "3")
                + [
                    Line("& 3"), Line("+"), Line("+"), Line("-"), Line("G"), Line("Escape"), Line("& ! 3"),
                    Line("Escape"),
                ]
        ),
        TurnTrial(
            name: "JSON, an array of 10,000,000 rows",
            kind: .elements,
            count: 10_000_000,
            lines: moving + unfolding + asking("&", "3") + asking("/", "3") + [Line("& 3"), Line("+"), Line("Escape")]
        ),
        TurnTrial(
            name: "CSV, 200,000 columns",
            kind: .columns,
            count: 200_000,
            width: 1000,
            lines: moving + [Line(">"), Line(">"), Line("<")] + asking("&", "7") + asking("/", "7")
        ),
        TurnTrial(
            name: "CSV, 200,000 columns, narrow",
            kind: .columns,
            count: 200_000,
            lines: moving + asking("&", "7") + asking("/", "7")
        ),
        TurnTrial(
            name: "log, 10 MB that patterns can match in very many ways",
            kind: .ambiguous,
            count: 200_000,
            lines: BadPattern.all.flatMap { asking("&", $0.pattern) + asking("/", $0.pattern) }
        ),
    ]
}
