import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct JSONPreviewTests {
    private func preview(_ text: String, ofMember isMember: Bool = false) -> String? {
        JSONPreview(JSONTokens(Array(text.utf8)), ofMember: isMember)?.text
    }

    @Test(arguments: [
        // Names that tell one object from another come first, then other values, then arrays and objects.
        (
            #"{"tags": ["a", "b", "c"], "paid": true, "id": 7, "name": "Ann"}"#,
            "id: 7 · name: Ann · paid: true · tags: [a, b, …1]"
        ),
        (#"{"note": null, "a": 1, "b": [2]}"#, "a: 1 · b: [2] · note: null"),
        (#"{"a": {"x": 1, "y": 2}, "b": 3}"#, "b: 3 · a: {x: 1, y: 2}"),
        // Two values of an object, in their order, by names that tell the most, and the number of the others.
        (#"[{"pad": 1, "kind": "dog", "name": "Rex"}]"#, "{kind: dog, name: Rex, …1}"),
        // A value that is the same in all elements tells nothing.
        (
            #"[{"type": "t", "size": 1, "color": 2}, {"type": "t", "size": 5, "color": 9}]"#,
            "{size: 1, color: 2, …1} · {size: 5, color: 9, …1}"
        ),
        (#"[{"note": null, "a": 1}, {"note": null}]"#, "{a: 1, …1} · {…1}"),
        (#"[1, "two", [], {}, [3, [4]], [[5]]]"#, "1 · two · [] · {} · [3, …1] · […1]"),
    ])
    func tellsTheMost(text: String, expected: String) { #expect(preview(text) == expected) }

    @Test(arguments: [
        (#""orders": [{"id": 1, "total": 2, "paid": true}]"#, "orders: […1] {id: 1, total: 2, …1}"),
        (#""customer": {"since": 2015, "name": "Ada"}"#, "customer: {…2} name: Ada · since: 2015"),
    ])
    func aMemberBeginsWithItsKeyAndItsSize(text: String, expected: String) {
        #expect(preview(text, ofMember: true) == expected)
    }

    /// Deep levels are cut off, and members before them are told.
    @Test func deepLevelsAreCutOff() throws {
        func text(_ levels: Int) -> String {
            "{\"id\": 7, \"a\": " + String(repeating: "[", count: levels) + String(repeating: "]", count: levels) + "}"
        }
        #expect(preview(text(64)) == "id: 7 · a: […1]")
        #expect(preview(text(65)) == "id: 7 · a: […1+]")
        let member = "\"m\": {\"id\": 7, \"a\": " + String(repeating: "[", count: 30_000)
        let bytes = Array(member.utf8)
        let cut = try #require(JSONPreview(JSONTokens(bytes), ofMember: true))
        #expect(cut.text == "m: {…2+} id: 7 · a: […1+]")
        #expect(cut.uncounted == [5, 20])
    }

    /// Members are counted to the end, though only the first ones are told.
    @Test(arguments: [1, 5, 400, 3000]) func aMembersSizeCountsWhatIsNotTold(count: Int) throws {
        let members = (0..<count).map { $0 % 3 == 0 ? "\"k\($0)\": [\($0), {\"x\": 1}]" : "\"k\($0)\": \($0)" }
        let body = members.joined(separator: ", ")
        let whole = try #require(preview("\"a\": {\(body)}", ofMember: true))
        #expect(whole.hasPrefix("a: {…\(count.grouped)} "))
        let cut = try #require(preview("\"a\": {\(body)", ofMember: true))
        #expect(cut.hasPrefix("a: {…\(count.grouped)+} "))
    }

    @Test(arguments: ["7", "\"text\"", "[]", "{}", "", "\"a\": 7"]) func otherValuesHaveNone(text: String) {
        #expect(preview(text) == nil)
        #expect(preview(text, ofMember: true) == nil)
    }

    @Test func aLongValueLeavesRoomForOthers() throws {
        let text = try #require(preview("{\"text\": \"\(String(repeating: "word ", count: 100))\", \"a\": 1}"))
        #expect(text.hasSuffix("… · a: 1"))
    }

    /// A part that is cut off is counted by others, and no number is said that may be wrong.
    @Test func theNumbersOfWhatIsCutAreLowerBounds() throws {
        let bytes = Array(#"{"a": [1, 2, {"b": 3}, {"c": "#.utf8)
        let preview = try #require(JSONPreview(JSONTokens(bytes)))
        #expect(preview.text == "a: […4+]")
        #expect(preview.uncounted == [6])
        let counted = try #require(JSONPreview(JSONTokens(bytes)) { $0 == 6 ? 9 : nil })
        #expect(counted.text == "a: […9]" && counted.uncounted.isEmpty)
    }

    // MARK: The law

    private indirect enum Value {
        case word(String)
        case array([Value])
        case object([(key: String, value: Value)])

        /// The word, if the value is one.
        var word: String? { if case .word(let word) = self { word } else { nil } }

        var text: String {
            switch self {
            case .word(let word): "\"\(word)\""
            case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
            case .object(let members):
                "{" + members.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ",") + "}"
            }
        }
    }

    private static let names = [
        "name", "id", "type", "status", "size", "color", "x", "y", "z", "items", "meta", "tags",
    ]

    private func value(_ depth: Int, _ generator: inout SeededGenerator) -> Value {
        let count = generator.below(7)
        switch depth > 3 ? 0 : generator.below(4) {
        case 0, 1: return .word("w\(generator.below(40))")
        case 2: return .array((0..<count).map { _ in value(depth + 1, &generator) })
        default:
            var names = Self.names
            return .object(
                (0..<count).map { _ in
                    (names.remove(at: generator.below(names.count)), value(depth + 1, &generator))
                }
            )
        }
    }

    /// Each part of a preview is one of the value, and the parts in brackets and the number of the others add up.
    @Test(arguments: LawCount.seeds(400)) func nothingIsSaidOfWhatIsNotThere(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = value(0, &generator)
        guard let text = preview(value.text) else { return }
        guard !text.hasSuffix("…") else { return }
        let parts = text.components(separatedBy: " · ")
        switch value {
        case .word: Issue.record("A word has a preview: \(text)")
        case .array(let values):
            #expect(parts.count == values.count)
            for (part, value) in zip(parts, values) { check(part, value, text) }
        case .object(let members):
            #expect(parts.count == members.count)
            for part in parts {
                let key = String(part.prefix { $0 != ":" })
                let member = try #require(members.first { $0.key == key }, "\(text)")
                check(String(part.dropFirst(key.count + 2)), member.value, text)
            }
        }
    }

    private func check(_ part: String, _ value: Value, _ text: String) {
        switch value {
        case .word(let word): #expect(part == word, "\(text)")
        case .array(let values):
            let told = told(part, "[", "]", count: values.count, text)
            for (word, value) in zip(told, values.compactMap(\.word)) { #expect(word == value, "\(text)") }
        case .object(let members):
            let words = members.compactMap { member in member.value.word.map { "\(member.key): \($0)" } }
            for member in told(part, "{", "}", count: members.count, text) {
                #expect(words.contains(member), "\(text)")
            }
        }
    }

    /// Returns the values in brackets without the number of the others, which adds up to a count.
    private func told(_ part: String, _ open: String, _ close: String, count: Int, _ text: String) -> [String] {
        #expect(part.hasPrefix(open) && part.hasSuffix(close), "\(text)")
        var values = part.dropFirst().dropLast().components(separatedBy: ", ").filter { !$0.isEmpty }
        let rest = values.last?.hasPrefix("…") == true ? Int(values.removeLast().dropFirst()) ?? -1 : 0
        #expect(values.count + rest == count, "\(text)")
        return values
    }
}
