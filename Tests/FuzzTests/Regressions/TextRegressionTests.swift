import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of edits of texts that once broke a law, as the fuzzer printed them.
@MainActor
struct TextRegressionTests {
    @Test func aCaretThatLeavesTheMarkedTextCommitsIt() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: ""),
                [
                    .setText("\u{0B}"), .select(0, 0), .mark("ש", location: 0, length: 0), .begin,
                    .key(.end, shift: false, control: true),
                ]
            ) == nil
        )
    }

    @Test func aPositionInsideOfTheFirstCharacterLeadsBackToItsStart() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: ""),
                [.setAttributedText(String(repeating: "👩‍👩‍👧", count: 6), split: 0), .read(48), .read(0)]
            ) == nil
        )
    }

    @Test(arguments: [false, true])
    func aMarkThatMergesWithTheCharacterBeforeItIsReplacedAlone(isField: Bool) {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: isField, text: "e"),
                [
                    .begin, .mark("\u{301}", location: 1, length: 0), .mark("a", location: 1, length: 0),
                    .insertText("x"), .undoAndRedoAll,
                ]
            ) == nil
        )
    }

    @Test(arguments: [false, true])
    func aCompositionIsUndone(isField: Bool) {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: isField, text: "some text"),
                [
                    .begin, .select(2, 6), .mark("ni", location: 2, length: 0), .unmark, .type("a"),
                    .mark("x", location: 0, length: 0), .mark(nil, location: 0, length: 0), .undoAndRedoAll,
                ]
            ) == nil
        )
    }

    @Test(arguments: [false, true])
    func aTextIsReplacedByAnEquivalentOne(isField: Bool) {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: isField, text: "A\u{30A}"),
                [.setText("Å"), .setText("\u{212B}"), .begin, .replace(0, 1, with: "Å"), .undoAndRedoAll]
            ) == nil
        )
    }

    @Test func editingEndsWithTheRightToEdit() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "text"),
                [.begin, .setEditable(false), .setEditable(true), .setSelectable(false), .setSelectable(true), .end]
            ) == nil
        )
    }

    /// The delegate reads the layout, which is that of the new text.
    @Test func theLayoutIsThereBeforeTheDelegateIsTold() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "one\ntwo", reaction: .reads),
                [.begin, .type("word"), .key(.backspace, shift: false, control: true), .setText("a\r\nb"), .settle]
            ) == nil
        )
    }

    @Test func theDelegateIsToldOfTheSelectionThatAnEditOfTheStorageMoves() {
        #expect(
            replay(TextFuzzer.self, from: .init(isField: false, text: ""), [.editStorage(0, 0, with: "w")]) == nil
        )
    }

    @Test func committedTextIsNotUnderlined() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: ""),
                [
                    .setAttributedText("f", split: 0), .mark("🇫", location: 0, length: 0), .select(0, 0), .settle,
                ]
            ) == nil
        )
    }

    /// The last, empty line had the attributes of the selection, wherever that was.
    @Test func anEmptyLineDoesNotDependOnTheSelection() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(
                    isField: false,
                    text: "\r\r\n",
                    width: 15,
                    isSecure: false,
                    isRightToLeft: true,
                    hasClearButton: false,
                    maximumLines: 0,
                    isScrollEnabled: false,
                    reaction: .capitalizes
                ),
                [.begin, .setWritingDirection(0, rightToLeft: false), .key(.a, shift: false, control: true)]
            ) == nil
        )
    }

    @Test func spacesAtTheEndOfALineCanBeReached() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(
                    isField: false,
                    text: "",
                    width: 41,
                    isSecure: false,
                    isRightToLeft: false,
                    hasClearButton: false,
                    maximumLines: 0,
                    isScrollEnabled: false,
                    reaction: .none
                ),
                [.insertText(" 한  한  ")]
            ) == nil
        )
    }
}
