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

    /// The mark is in the middle of a character, and a range of the app is that of the mark.
    @Test func aMarkThatMergesWithTheCharacterBeforeItIsReplacedAloneByTheApp() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "Å\tééx_1", width: 0, isScrollEnabled: false),
                [
                    .replace(37, 165, with: "\nb🏽-"), .mark("\u{301}", location: 0, length: 0),
                    .replace(54, 43, with: ""),
                ]
            ) == nil
        )
    }

    @Test(arguments: ["ᅡ ᅡ", "ᄒ  ᄒ", "🇫ᄒ 한\r\n"])
    func aLetterOfHangulAfterASpaceCanBeReached(text: String) {
        #expect(replay(TextFuzzer.self, from: .init(isField: false, text: text, width: 41), []) == nil)
    }

    /// The end of the text was inside of a character of two fonts, or of two styles.
    @Test(arguments: [TextStep.mark("\u{301}", location: 0, length: 0), .type("\u{301}\u{200D}")])
    func theEndOfACharacterInTwoFragmentsCanBeReached(step: TextStep) {
        for text in ["A\u{30A}\u{301}", "\"👩‍👩‍👧"] {
            #expect(
                replay(
                    TextFuzzer.self,
                    from: .init(isField: true, text: text, width: 41, isRightToLeft: true),
                    [.begin, step]
                ) == nil
            )
        }
    }

    @Test func aDragThatBeginsEditingPlacesTheCaret() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: true, text: "\tﷺ-", width: 35),
                [.select(0, 0), .drag(x: 44, y: 10, toX: 30, toY: 0)]
            ) == nil
        )
    }

    @Test func aCommitLeavesTheTextToBeReplaced() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: true, text: ""),
                [.mark("é", location: 0, length: 0), .setClearsOnInsertion, .unmark, .insertText("\r")]
            ) == nil
        )
    }

    @Test(arguments: [false, true])
    func eachCompositionIsUndoneAlone(isField: Bool) {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: isField, text: "some text"),
                [
                    .begin, .mark("ni", location: 2, length: 0), .unmark, .mark("hao", location: 3, length: 0), .unmark,
                    .undo, .undoAndRedoAll,
                ]
            ) == nil
        )
    }

    @Test func codeSelectsInATextThatTheUserCannotSelect() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: ""),
                [.setSelectable(false), .mark("ا", location: 0, length: 1), .setEditable(false)]
            ) == nil
        )
    }

    /// An edit of the storage commits marked text in another paragraph.
    @Test func textThatAnEditOfTheStorageCommitsLosesItsLine() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 19, isScrollEnabled: false),
                [
                    .insertText("\n  word\u{FEFF}\r\n"), .mark("ש", location: 0, length: 0),
                    .editStorage(170, 0, with: ""), .settle,
                ]
            ) == nil
        )
    }

    /// A drag beside the text doesn't change the selection.
    @Test func aDragBesideTheTextLeavesItToTheNextInsertionToClearIt() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 1, isScrollEnabled: false),
                [
                    .begin, .paste(" 1-\u{1112}"), .tap(x: 10, y: 10, count: 2), .setClearsOnInsertion,
                    .drag(x: 0, y: 0, toX: 0, toY: 0), .type("\u{1161}"),
                ]
            ) == nil
        )
    }

    /// A key that extends the selection beyond the end of the text leaves it as it is.
    @Test func aKeyAtTheEndOfTheTextLeavesItToTheNextInsertionToClearIt() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 1, isScrollEnabled: false),
                [
                    .setAttributedText("ﷺ 👍🏽", split: 0), .drag(x: 10, y: 18, toX: 0, toY: 0), .setClearsOnInsertion,
                    .key(.right, shift: true, control: false), .key(.x, shift: false, control: false),
                ]
            ) == nil
        )
    }

    /// A text view that can't be edited was the first responder for its selection, and left.
    @Test func marksOfCodeStayInATextThatWasNotEdited() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 0, isScrollEnabled: false, reaction: .reads),
                [.mark("\u{200D}", location: 0, length: 0), .setEditable(false), .begin, .leave]
            ) == nil
        )
    }

    /// The ends of the selection are in paragraphs of different directions, and a drag has selected it.
    @Test func aKeyLeadsWhereTheParagraphOfTheMovingEndTellsIt() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 1, isRightToLeft: true, isScrollEnabled: false),
                [
                    .setText("\r\nÅ1"), .drag(x: 10, y: 35, toX: 0, toY: 0), .key(.left, shift: false, control: false),
                ]
            ) == nil
        )
    }

    @Test func aSecretThatTheClearButtonRemovedIsNotReplaced() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: true, text: "", width: 1, hasClearButton: true, isScrollEnabled: false),
                [
                    .setSecure(true), .mark("\"", location: 0, length: 0), .tap(x: 10, y: 17, count: 1), .setText(" "),
                    .type("Å"),
                ]
            ) == nil
        )
    }

    @Test func anUndoneEditLetsNoInsertionReplaceTheText() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: true, text: "\u{0301}fi1\n\r\n", width: 0, isScrollEnabled: false),
                [
                    .mark("Å\u{202E}", location: 0, length: 0), .replace(67, 1, with: ""), .begin,
                    .setClearsOnInsertion, .undoAndRedoAll, .insertText("é"),
                ]
            ) == nil
        )
    }

    /// The first character that was typed replaced the same one, and was taken for a change of the selection.
    @Test func typingTheSameTextBeginsAStepOfUndo() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(
                    isField: true,
                    text: "",
                    width: 0,
                    isSecure: false,
                    isRightToLeft: false,
                    hasClearButton: false,
                    maximumLines: 0,
                    isScrollEnabled: false,
                    reaction: .none
                ),
                [
                    .begin, .mark("👩‍👩‍👧", location: 0, length: 0), .setClearsOnInsertion, .unmark,
                    .type("👩‍👩‍👧ᄒᄒ"), .undo,
                ]
            ) == nil
        )
    }

    /// The replacement left the text as it was, and was taken for a change of the selection.
    @Test func aReplacementByTheSameTextKeepsTheInsertionThatClears() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(
                    isField: true,
                    text: "👩‍👩‍👧",
                    width: 0,
                    isSecure: false,
                    isRightToLeft: false,
                    hasClearButton: false,
                    maximumLines: 0,
                    isScrollEnabled: false,
                    reaction: .none
                ),
                [.setClearsOnInsertion, .begin, .replace(0, 0, with: ""), .type("\u{1F3FD}")]
            ) == nil
        )
    }

    /// The second line begins with the joiner.
    @Test func aPointOnALineThatBeginsInsideACharacterIsOnThatLine() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 83, isScrollEnabled: false),
                [.setText("\t\'ᄒ\"e\u{301}aᅡ \u{200D}fi")]
            ) == nil
        )
    }

    /// The first character is bold and typed, and the others have no font, because they are in front of what has none.
    @Test func charactersWithoutAFontHaveThatOfTheView() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 31, isScrollEnabled: false, reaction: .moves),
                [
                    .editStorage(0, 0, with: "ᄒ"), .insertText("Åx_1x_11Å\u{627}\0"),
                    .click(x: 10, y: 10, count: 1, shift: false), .toggleBold, .type("Å"),
                ]
            ) == nil
        )
    }

    /// The text takes the font of the character that it replaces, and with it all characters without one.
    @Test func aReplacedTextLeavesItsFontToCharactersWithoutOne() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 0, isScrollEnabled: false),
                [.setAttributedText("\"", split: 5), .setText(nil), .editStorage(0, 0, with: "ᄒ")]
            ) == nil
        )
    }

    /// The pointer was outside of the marked text, and is inside again.
    @Test func aSelectionThatLeavesMarkedTextAndReturnsCommitsIt() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "ﷺ", width: 83, isScrollEnabled: false),
                [
                    .drag(x: 91, y: 76, toX: 0, toY: 0), .mark("Åé", location: 3, length: 1),
                    .drag(x: 19, y: 92, toX: 42, toY: 69),
                ]
            ) == nil
        )
    }

    /// The pointer was dragged backward, which the text remembers and undo brings back.
    @Test func undoBringsBackTheEndOfTheSelectionThatMoves() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "\t", width: 0, isScrollEnabled: false),
                [
                    .setWidth(1), .drag(x: 10, y: 35, toX: 0, toY: 0), .paste(" "), .undo,
                    .key(.right, shift: true, control: false),
                ]
            ) == nil
        )
    }

    /// The mouse is released near the bar of the narrow view, which stays visible as long as the pointer is there.
    @Test func aPointerNearTheBarIsNoDifferenceFromANewView() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 0, isScrollEnabled: true, reaction: .reads),
                [
                    .setFont(23), .setWidth(52), .insertText(" bé\u{FEFF}Å👍🏽."),
                    .drag(x: 61, y: 89, toX: 22, toY: 10), .settle,
                ]
            ) == nil
        )
    }

    /// The first tap moves the caret, and the second one selects the word that was selected.
    @Test func aSelectionThatLeavesAWordOfMarkedTextAndReturnsEndsTheStepOfUndo() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 1, isScrollEnabled: false),
                [
                    .mark(" \u{2060}日本", location: 2, length: 2), .tap(x: 10, y: 52, count: 2),
                    .key(.x, shift: false, control: false), .undo,
                ]
            ) == nil
        )
    }

    /// After the taps the other end of the selection moves.
    @Test func tapsSelectWhatWasSelected() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 0, isScrollEnabled: false),
                [
                    .setWidth(27), .insertText("'\u{202E}ᄒا"), .tap(x: 19, y: 18, count: 1),
                    .key(.home, shift: true, control: false), .tap(x: 10, y: 10, count: 3),
                    .key(.left, shift: true, control: false),
                ]
            ) == nil
        )
    }

    /// The first characters were in a larger font when they were erased.
    @Test func aViewIsAsHighAsANewOneAfterAnEditBeforeItsLastLine() {
        #expect(
            replay(
                TextFuzzer.self,
                from: .init(isField: false, text: "", width: 0, isScrollEnabled: false, reaction: .replaces),
                [
                    .begin, .setAttributedText("\0\u{85}🏽🇩🇪\u{301}1\u{85}", split: 1),
                    .key(.left, shift: false, control: true), .key(.backspace, shift: false, control: true),
                    .editStorage(0, 0, with: "한"),
                ]
            ) == nil
        )
    }
}
