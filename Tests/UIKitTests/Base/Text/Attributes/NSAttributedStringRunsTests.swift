import Foundation
import SeededRandom
import Testing

@testable import UIKit

@Suite @MainActor struct NSAttributedStringRunsTests {
    @Test(arguments: 0..<40) func runsAreThePartsOfTheText(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["a", " ", "é", "e\u{301}", "日本", "👩‍👩‍👧", "𝒳", "\n", "ß"]
        let string = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        let text = NSMutableAttributedString(string: string.joined())
        // Ranges may end inside a character, and inside a pair of code units.
        for _ in 0..<3 where text.length > 0 {
            let start = Int.random(in: 0..<text.length, using: &random)
            let length = Int.random(in: 1...text.length - start, using: &random)
            let size = CGFloat(Int.random(in: 10...12, using: &random))
            let range = NSRange(location: start, length: length)
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: range)
        }

        var parts: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
            parts.append((text.string as NSString).substring(with: range))
        }
        let runs = text.runs(font: .systemFont(ofSize: 17), traits: .current)
        #expect(runs.map(\.text) == parts, "seed \(seed)")
    }

    /// Foundation keeps ranges apart that have become equal, also when they meet inside a pair of code units.
    @Test func equalNeighborsAreOneRun() {
        let text = NSMutableAttributedString(string: "a😀b")
        text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
        text.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
        let mark = NSAttributedString.Key("mark")
        text.addAttribute(mark, value: true, range: NSRange(location: 2, length: 1))
        text.removeAttribute(mark, range: NSRange(location: 2, length: 1))
        #expect(text.runs(font: .systemFont(ofSize: 17), traits: .current).map(\.text) == ["a😀b"])
    }

    @Test func indentsBeginAtTheirParagraphs() {
        let text = NSMutableAttributedString(string: "👩‍👩‍👧 é\nnext\nlast")
        let indented = NSMutableParagraphStyle()
        indented.headIndent = 20
        let lines = (text.string as NSString).range(of: "next\n")
        text.addAttribute(.paragraphStyle, value: indented, range: lines)

        let starts = text.ownIndents.map(\.start)
        #expect(starts == [0, "👩‍👩‍👧 é\n".utf8.count, "👩‍👩‍👧 é\nnext\n".utf8.count])
    }
}
