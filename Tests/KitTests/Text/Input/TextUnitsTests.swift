import Foundation
import SeededRandom
import Testing

@testable import UIKit

struct TextUnitsTests {
    private static let kinds: [UITextGranularity] = [.character, .word, .sentence, .paragraph, .document]

    /// The units in the order of the text, found by going from one to the next.
    private func units(_ kind: UITextGranularity, of text: String) -> [Range<Int>] {
        let units = TextUnits(kind, of: text)
        var (found, place) = ([Range<Int>](), 0)
        while let end = units.boundary(from: place, isForward: true) {
            if let unit = units.range(at: end, isForward: false) { found.append(unit) }
            place = end
        }
        return found
    }

    @Test(
        arguments: [
            (UITextGranularity.character, "aé👩‍👧\r\n", [0..<1, 1..<2, 2..<7, 7..<9]),
            (.word, " one,two_3 — 4", [1..<4, 5..<10, 13..<14]),
            (.sentence, "One. Two? “Three!” Four", [0..<5, 5..<10, 10..<19, 19..<23]),
            (.paragraph, "one\ntwo\r\nthree", [0..<3, 4..<7, 9..<14]),
            (.document, "one\ntwo", [0..<7]),
            (.word, "", []), (.sentence, "", []), (.paragraph, "", []), (.document, "", []),
        ] as [(UITextGranularity, String, [Range<Int>])]
    ) func unitsFollowOneAnother(kind: UITextGranularity, text: String, expected: [Range<Int>]) {
        #expect(units(kind, of: text) == expected)
    }

    @Test func aBoundaryBelongsToTheUnitInTheDirection() {
        let words = TextUnits(.word, of: "one two")
        #expect(words.range(at: 3, isForward: false) == 0..<3 && words.range(at: 3, isForward: true) == nil)
        #expect(words.range(at: 4, isForward: true) == 4..<7 && words.range(at: 4, isForward: false) == nil)
        #expect(words.range(at: 1, isForward: true) == 0..<3 && words.range(at: 1, isForward: false) == 0..<3)
        #expect(words.isBoundary(3, isForward: true) && !words.isBoundary(3, isForward: false))
        #expect(words.isBoundary(4, isForward: false) && !words.isBoundary(4, isForward: true))
        let sentences = TextUnits(.sentence, of: "A. B.")
        #expect(sentences.range(at: 3, isForward: true) == 3..<5 && sentences.range(at: 3, isForward: false) == 0..<3)
    }

    /// The boundaries of random texts are the places that a search through all of them finds.
    @Test(arguments: 0..<200) func boundariesAreThoseOfASearch(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let parts = ["a", "B", " ", ".", "!", "\n", "\r\n", "é", "👩‍👧", "中", "ا", "\u{2029}", "1", "'"]
        let text = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
            parts.randomElement(using: &generator)
        }.joined()
        let places = text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
        for kind in Self.kinds {
            let units = TextUnits(kind, of: text)
            for place in places {
                let next = places.first { $0 > place && units.isBoundary($0, isForward: true) }
                #expect(units.boundary(from: place, isForward: true) == next, "\(kind) in \(text.debugDescription)")
                let last = places.last { $0 < place && units.isBoundary($0, isForward: false) }
                #expect(units.boundary(from: place, isForward: false) == last, "\(kind) in \(text.debugDescription)")
            }
        }
    }
}
