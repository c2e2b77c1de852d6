import Foundation
import SeededRandom

/// Random JSON values with random white space, in every notation that JSON permits.
enum RandomJSON {
    static func text(_ generator: inout SeededGenerator, depth: Int = 3) -> String {
        let space = { (generator: inout SeededGenerator) in
            ["", "", " ", "\n", "\t ", "\r\n"].randomElement(using: &generator) ?? ""
        }
        let before = space(&generator)
        let after = space(&generator)
        return before + value(&generator, depth: depth) + after
    }

    private static func value(_ generator: inout SeededGenerator, depth: Int) -> String {
        let count = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0...(depth > 0 ? 5 : 3), using: &generator) {
        case 0: return ["true", "false", "null"].randomElement(using: &generator) ?? ""
        case 1: return ["0", "-1", "3.140", "1e3", "-0.5E-2", "123456789"].randomElement(using: &generator) ?? ""
        case 2, 3: return string(&generator)
        case 4:
            return "[" + (0..<count).map { _ in text(&generator, depth: depth - 1) }.joined(separator: ",") + "]"
        default:
            let members = (0..<count).map {
                "\"\($0)\(string(&generator).dropFirst()):" + text(&generator, depth: depth - 1)
            }
            return "{" + members.joined(separator: ",") + "}"
        }
    }

    private static func string(_ generator: inout SeededGenerator) -> String {
        let pieces = [
            "a", " ", "{", "}", "[", "]", ",", ":", "é", "𝄞", "\\\"", "\\\\", "\\n", "\\u0041", "\\ud834\\udd1e", "\\/",
        ]
        let count = Int.random(in: 0...6, using: &generator)
        return "\"" + (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined() + "\""
    }

    static func parse(_ bytes: ArraySlice<UInt8>) throws -> NSObject? {
        try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed]) as? NSObject
    }
}
