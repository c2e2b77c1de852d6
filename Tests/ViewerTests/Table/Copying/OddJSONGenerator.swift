import SeededRandom

/// Makes random JSON whose keys are unusual and whose leaves are different numbers.
struct OddJSONGenerator {
    private static let pieces = [
        "", " ", "a", "Z_9", "1a", "a-b", "a.b", "[0]", "..", "*", "$", "${x}", "\\(x)", "#{x}", "{x}", "%s", "@text",
        "`",
        "'", "\"", "'''", "\"\"\"", "\\", "\\\\", "\\n", "\\u0041", "/", "//", "#", "?", "|", ";", "\n", "\r", "\r\n",
        "\t",
        "\0", "\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "é", "e\u{301}", "ß", "א", "한", "😀", "👩‍👧",
        "\u{FFFD}", "\u{10FFFF}", "__proto__", "constructor", "length", "class", "and", "if", "def", "null", "true",
        "None", "NaN",
    ]

    private var random: SeededGenerator
    private(set) var numberOfLeaves = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns a document with at least as many leaves. It is an array or an object.
    mutating func document(leaves: Int) -> OddJSON {
        guard random.below(3) > 0 else {
            var elements: [OddJSON] = []
            while numberOfLeaves < leaves { elements.append(value(depth: 4)) }
            return .array(elements)
        }
        var members: [(key: String, value: OddJSON)] = []
        while numberOfLeaves < leaves { members.append(member(besides: members, depth: 4)) }
        return .object(members)
    }

    private mutating func value(depth: Int) -> OddJSON {
        let kind = depth == 0 ? 0 : random.below(4)
        guard kind > 1 else {
            numberOfLeaves += 1
            return .number(numberOfLeaves)
        }
        let count = 1 + random.below(4)
        guard kind == 2 else { return .array((0..<count).map { _ in value(depth: depth - 1) }) }
        var members: [(key: String, value: OddJSON)] = []
        for _ in 0..<count { members.append(member(besides: members, depth: depth - 1)) }
        return .object(members)
    }

    private mutating func member(
        besides others: [(key: String, value: OddJSON)],
        depth: Int
    ) -> (key: String, value: OddJSON) {
        var key = ""
        repeat {
            key = (0...random.below(3)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
        } while OddJSON.object(others)[key] != nil
        return (key, value(depth: depth))
    }
}
