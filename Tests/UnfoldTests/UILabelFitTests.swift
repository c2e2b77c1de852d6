import SeededRandom
import Testing
import UIKit

@testable import Unfold

@Suite(.serialized) @MainActor struct UILabelFitTests {
    private static let words = [
        "a", "row", "unfolds", "smoothly,", "and", "shrinks", "back", "–", "Straßenbahnhaltestelle",
    ]

    /// Tests that a text that is too long for a row is truncated in a label of any width in it.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func aTextThatIsTooLongForTheRowIsTruncated(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        for _ in 0..<20 {
            let count = Int.random(in: 0...40, using: &random)
            let words = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
            label.text = words.joined(separator: " ")
            label.numberOfLines = Int.random(in: 0...4, using: &random)
            let width = CGFloat.random(in: 80...400, using: &random)
            label.bounds.size.width = CGFloat.random(in: 20...width, using: &random)
            #expect(!label.isTooLong(forRowOf: width) || !label.showsWholeText, "seed \(seed): \(label.text ?? "")")
        }
    }

    /// Tests that the width of the row is enough to tell.
    @Test func aLongTextNeedsNoLayout() {
        let label = UILabel()
        label.text = String(repeating: "word ", count: 100)
        label.numberOfLines = 3
        #expect(label.isTooLong(forRowOf: 320))
        label.numberOfLines = 0
        #expect(!label.isTooLong(forRowOf: 320))
    }

    /// A view that scrolls sideways has such a label.
    @Test func aLabelWiderThanItsRowMayShowAll() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 6_000, height: 60))
        label.text = String(repeating: "word ", count: 100)
        label.numberOfLines = 3
        #expect(label.showsWholeText && !label.isTooLong(forRowOf: 320))
    }
}
