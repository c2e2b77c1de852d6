import Testing

@testable import Documents

@Suite struct LogFieldsTests {
    private static func pairs(_ text: String) -> [String] {
        let fields = LogFields(Array(text.utf8))
        return fields.fields.map { "\(fields.text($0.name)):\(fields.text($0.value))" }
    }

    @Test(arguments: [
        ("a=1 b=2", ["a:1", "b:2"]),
        ("msg=\"two words\" n=3", ["msg:two words", "n:3"]),
        ("at start level=warn", ["level:warn"]),
        ("=a", []), ("a =b", []), ("==", []), (" =", []), ("= b=2", ["b:2"]), ("a=", ["a:"]), ("a=\"open", ["a:open"]),
    ])
    func fieldsOfALine(text: String, pairs: [String]) {
        #expect(Self.pairs(text) == pairs)
    }

    /// Every short line of the characters that mean something is read to its end, and its fields lie in it in order.
    @Test func everyShortLineIsRead() {
        let alphabet = Array("= a\"\\".utf8)
        var lines: [[UInt8]] = [[]]
        for _ in 0..<6 {
            lines = lines.flatMap { line in alphabet.map { line + [$0] } }
            for line in lines {
                var end = 0
                for field in LogFields(line).fields {
                    let isOrdered =
                        field.name.lowerBound >= end && field.name.upperBound < field.value.lowerBound
                        && field.value.upperBound <= line.count && !field.name.isEmpty
                    if !isOrdered { Issue.record("fields of \(String(decoding: line, as: UTF8.self)) overlap") }
                    end = field.value.upperBound
                }
            }
        }
    }
}
