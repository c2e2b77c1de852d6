import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Tests the text of a field against an array of characters with two indices.
struct EditableTextTests {
    /// The model of the text, in a slow implementation.
    private struct Model {
        var characters: [Character] = []
        var anchor = 0
        var focus = 0

        var selection: Range<Int> { min(anchor, focus)..<max(anchor, focus) }

        mutating func replace(_ range: Range<Int>, with text: String) {
            let head = String(characters[..<range.lowerBound]) + text
            let tail = String(characters[range.upperBound...])
            characters = Array(head + tail)
            // The caret is after the inserted text, or after the character that the text has become a part of.
            var place = 0
            var units = 0
            while units < head.utf16.count, place < characters.count {
                units += characters[place].utf16.count
                place += 1
            }
            (anchor, focus) = (place, place)
        }

        func offset(_ place: Int) -> Int { characters[..<place].reduce(0) { $0 + $1.utf16.count } }

        func target(_ motion: TextMotion) -> Int {
            func isWord(_ place: Int) -> Bool {
                characters[place].isLetter || characters[place].isNumber || characters[place] == "_"
            }
            var place = focus
            switch motion {
            case .backward: place = max(0, place - 1)
            case .forward: place = min(characters.count, place + 1)
            case .toStart: place = 0
            case .toEnd: place = characters.count
            case .wordBackward:
                while place > 0, !isWord(place - 1) { place -= 1 }
                while place > 0, isWord(place - 1) { place -= 1 }
            case .wordForward:
                while place < characters.count, !isWord(place) { place += 1 }
                while place < characters.count, isWord(place) { place += 1 }
            }
            return place
        }

        mutating func move(_ motion: TextMotion, extending: Bool) {
            if !extending, motion == .backward || motion == .forward, !selection.isEmpty {
                focus = motion == .forward ? selection.upperBound : selection.lowerBound
            } else {
                focus = target(motion)
            }
            if !extending { anchor = focus }
        }

        mutating func delete(_ motion: TextMotion) {
            let place = target(motion)
            replace(selection.isEmpty ? min(place, focus)..<max(place, focus) : selection, with: "")
        }
    }

    private static let pieces = [
        "a", "word", " ", "_x1", "é", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪", "שלום", "日本", "-", "…", "\u{200d}", "👍🏽",
    ]

    @Test(arguments: 0..<40)
    func randomKeystrokesDoWhatTheyDoToAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var text = EditableText()
        var model = Model()
        for step in 0..<120 {
            let motion = TextMotion.allCases.randomElement(using: &random) ?? .forward
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4:
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                text.replace(text.selection, with: piece)
                model.replace(model.selection, with: piece)
            case 4..<8:
                let extending = Bool.random(using: &random)
                text.move(motion, extending: extending)
                model.move(motion, extending: extending)
            case 8:
                text.replace(text.range(deleting: motion), with: "")
                model.delete(motion)
            default:
                let ends = [0, 0].map { _ in Int.random(in: 0...model.characters.count, using: &random) }
                text.select(from: model.offset(ends[0]), to: model.offset(ends[1]))
                (model.anchor, model.focus) = (ends[0], ends[1])
            }
            #expect(text.text == String(model.characters), "seed \(seed), step \(step)")
            #expect(text.anchor == model.offset(model.anchor), "seed \(seed), step \(step)")
            #expect(text.focus == model.offset(model.focus), "seed \(seed), step \(step)")
            guard text.text == String(model.characters), text.focus == model.offset(model.focus) else { return }
        }
    }

    @Test(arguments: [-5, 0, 1, 2, 3, 4, 5, 99])
    func placesInsideOfACharacterAreMovedToItsEnds(offset: Int) {
        // One UTF-16 code unit, a family of eight, and one code unit.
        let text = EditableText("a👩‍👩‍👧b")
        let ends = [0, 1, 9, 10]
        #expect(text.aligned(offset) == ends.last { $0 <= max(0, offset) })
        #expect(text.aligned(offset, up: true) == ends.first { $0 >= min(offset, 10) })
    }

    @Test func aWordIsWhatADoubleClickTakes() {
        let text = EditableText("let x_1 = (a+bé);")
        let words = (0..<text.end).map { text[text.word(at: $0)] }
        #expect(words[0...2].allSatisfy { $0 == "let" })
        #expect(words[4...6].allSatisfy { $0 == "x_1" })
        #expect(words[8] == "=" && words[9] == " " && words[10] == "(" && words[13] == "bé")
        #expect(text[text.word(at: text.end)] == ");")
        #expect(EditableText().word(at: 0).isEmpty)
    }

    @Test func markedTextIsReplacedUntilItIsUnmarked() {
        var text = EditableText("ab")
        text.select(from: 1, to: 1)
        text.mark("に", selecting: 1..<1)
        text.mark("にほ", selecting: 0..<2)
        #expect(text.text == "aにほb" && text.marked == 1..<3 && text.selection == 1..<3)
        text.mark("日本", selecting: 2..<2)
        text.unmark()
        #expect(text.text == "a日本b" && text.marked == nil && text.focus == 3)
        text.mark("x", selecting: 1..<1)
        text.mark("", selecting: 0..<0)
        #expect(text.text == "a日本b" && text.marked == nil && text.focus == 3)
    }

    /// A mark that merges with the character before it is replaced without it.
    @Test func markedTextIsReplacedAsItIs() {
        var text = EditableText("e")
        text.mark("\u{301}", selecting: 1..<1)
        #expect(text.text == "e\u{301}" && text.marked == 1..<2 && text.selection == 2..<2)
        text.mark("a", selecting: 1..<1)
        #expect(text.text == "ea" && text.marked == 1..<2)
        text.replace(1..<2, with: "x")
        #expect(text.text == "ex" && text.marked == nil)
    }

    @Test func aSelectionOutsideOfTheMarkedTextCommitsIt() {
        var text = EditableText("abc")
        text.select(from: 1, to: 1)
        text.mark("xyz", selecting: 0..<0)
        text.select(from: 2, to: 4)
        #expect(text.marked == 1..<4)
        text.select(from: 0, to: 2)
        #expect(text.marked == nil && text.text == "axyzbc")
    }

    /// Equivalent texts have different lengths, or other characters.
    @Test(arguments: [("Å", "A\u{30A}"), ("Å", "\u{212B}"), ("é", "e\u{301}")])
    func equivalentTextsAreDifferent(first: String, second: String) {
        #expect(first == second && !first.hasSameCodeUnits(as: second))
        var (one, other) = (EditableText(first), EditableText(second))
        one.select(from: 0, to: 0)
        other.select(from: 0, to: 0)
        #expect(one != other && one == one)
    }

    @Test func aStepBackFromInsideOfACharacterLeadsToItsStart() {
        let text = EditableText("👩‍👩‍👧b")
        #expect((0...text.end).map { text.place(.backward, from: $0) } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 8])
        #expect((0...text.end).map { text.place(.forward, from: $0) } == [8, 8, 8, 8, 8, 8, 8, 8, 9, 9])
    }

    @Test(arguments: [
        (0, 2, 0..<2), (1, 9, 1..<3), (7, 1, 3..<3), (Int.max, 0, 3..<3), (Int.max - 1, 9, 3..<3), (2, -1, 2..<2),
        (-4, 2, 0..<2), (1, Int.max, 1..<3),
    ])
    func rangesAreClamped(location: Int, length: Int, expected: Range<Int>) {
        #expect(NSRange(location: location, length: length).clamped(to: 3) == expected)
    }

    @Test(arguments: [
        ("one\ntwo", "one two"), ("a\r\nb\tc", "a b c"), ("\u{1b}[31mred\u{7}", "[31mred"), ("\u{2028}x\u{85}", " x "),
        ("é👩‍👩‍👧", "é👩‍👩‍👧"), ("", ""),
    ])
    func pastedTextIsOneLine(text: String, line: String) {
        #expect(text.singleLine == line)
    }

    @Test func typingIsUndoneInOneStepAndDoneAgain() {
        var history = EditingHistory<EditableText>()
        var text = EditableText()
        let first = text
        for letter in ["a", "b", "c"] {
            history.willChange(from: text, by: .insertion)
            text.replace(text.selection, with: letter)
        }
        history.endTyping()
        let second = text
        history.willChange(from: text, by: nil)
        text.replace(0..<1, with: "")
        let third = text
        #expect(history.undo(from: third) == second)
        #expect(history.undo(from: second) == first)
        #expect(history.undo(from: first) == nil)
        #expect(history.redo(from: first) == second)
        #expect(history.redo(from: second) == third)
        #expect(history.redo(from: third) == nil)
    }
}
