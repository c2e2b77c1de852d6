import Foundation
import SeededRandom
import Testing

@testable import Documents

/// Tests the quick check of JSON against Foundation.
@Suite struct JSONSyntaxTests {
    private static let pieces = [
        "[", "]", "{", "}", ",", ":", "\"", "\"a\"", "\"a\":", " ", "\n", "\t", "0", "1", "-", "+", ".", "e", "E", "01",
        "1e400", "0.5", "true", "false", "null", "nul", "NaN", "\\", "\\u", "\\ud834", "\\udd1e", "\\u00", "\\x", "'",
        "é", "𝄞", "\u{7F}", "\u{0}", "\u{1}", "\u{B}", "\u{FEFF}", "\u{2028}", "/*", "//", "a",
    ]
    private static let brokenBytes: [[UInt8]] = [[0xC3], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xFF]]

    /// Whether Foundation accepts bytes; `nil` where its limits of depth and of numbers hide the answer.
    private static func foundationAccepts(_ bytes: [UInt8], asMember isMember: Bool) -> Bool? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(whole(bytes, isMember)), options: [.fragmentsAllowed])
            return true
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            return reason.contains("nested") || reason.contains("not representable") ? nil : false
        }
    }

    private static func whole(_ bytes: [UInt8], _ isMember: Bool) -> [UInt8] {
        isMember ? Array("{".utf8) + bytes + Array("}".utf8) : bytes
    }

    private static func check(_ bytes: [UInt8], asMember isMember: Bool, _ comment: Comment) {
        guard let wanted = foundationAccepts(bytes, asMember: isMember) else { return }
        let accepted = JSONSyntax.accepts(bytes, isMember: isMember)
        if accepted { #expect(wanted, comment) }
        // Foundation also accepts a comma at the end, a byte order mark, other encodings, and an empty object.
        let hasCommaAtEnd = JSON5Syntax(whole(bytes, isMember)[...]).additions.contains(.trailingCommas)
        let isOther = bytes.contains(0) || bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.allSatisfy(\.isJSONSpace)
        if wanted, !hasCommaAtEnd, !isOther, String(validating: bytes, as: UTF8.self) != nil {
            #expect(accepted, comment)
        }
    }

    @Test(arguments: 0..<16 as Range<UInt64>) func piecesInAnyOrderAreJudgedAsByFoundation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<3000 {
            let count = Int.random(in: 0...8, using: &random)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            let isMember = Bool.random(using: &random)
            Self.check(Array(text.utf8), asMember: isMember, "\(text.debugDescription), seed \(seed)")
        }
    }

    @Test(arguments: 0..<16 as Range<UInt64>) func valuesAndDamagedOnesAreJudgedAsByFoundation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var bytes = Array(RandomJSON.text(&random).utf8)
            #expect(JSONSyntax.accepts(bytes), "\(String(decoding: bytes, as: UTF8.self)), seed \(seed)")
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where place < bytes.count: bytes.remove(at: place)
                case 1: bytes.removeSubrange(place...)
                case 2: bytes.insert(contentsOf: Self.brokenBytes.randomElement(using: &random) ?? [], at: place)
                default: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
                }
            }
            let isMember = Bool.random(using: &random)
            Self.check(bytes, asMember: isMember, "\(String(decoding: bytes, as: UTF8.self)), seed \(seed)")
        }
    }

    /// Each of the bytes, alone and in a string, after a number and in an escape.
    @Test func eachByteIsJudgedAsByFoundation() {
        for byte in UInt8.min...UInt8.max {
            let texts: [[UInt8]] = [
                [byte], [0x22, byte, 0x22], [0x31, byte], [0x31, byte, 0x31], [0x22, 0x5C, byte, 0x22],
                Array(#""\u123"#.utf8) + [byte, 0x22], [0x5B, byte, 0x5D],
            ]
            for text in texts { Self.check(text, asMember: false, "\(text)") }
        }
    }

    @Test func membersDoNotLeaveTheirObject() {
        #expect(JSONSyntax.accepts(Array(#""a": [1, {}], "b": {"c": null}"#.utf8), isMember: true))
        for text in [#""a": 1}, {"b": 2"#, #""a": 1},"b": {"c": 2"#, #""a""#, #""a":"#, "1", ""] {
            #expect(!JSONSyntax.accepts(Array(text.utf8), isMember: true), "\(text)")
        }
    }

    @Test func depthHasNoLimit() {
        let depth = 100_000
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect(JSONSyntax.accepts(Array(text.utf8)) && !JSONSyntax.accepts(Array(text.utf8.dropLast())))
    }
}
