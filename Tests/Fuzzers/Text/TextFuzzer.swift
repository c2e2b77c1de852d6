import CoreGraphics
import Foundation
import Fuzzing
import SeededRandom
import UIKit
import UIKitTesting

/// Edits a text field or a text view by keys, touches, an input method and the app, at any time, with delegates that
/// refuse and change edits. The text and the selection are those of a plain model, undo leads back, and the text is
/// laid out as in a new view.
package final class TextFuzzer: Fuzzer {
    package static let name = "text"
    package static let lengths = 1...50

    static let origin = CGPoint(x: 10, y: 10)
    let setup: TextSetup
    let screen = TestScreen(size: CGSize(width: 320, height: 240), scale: 1)
    let input: any UIView & UITextInput
    let listener: TextListener
    var model: TextModel
    /// Places that were noted earlier.
    private var noted: [UITextRange] = []
    /// A law that a step has found broken.
    var brokenLaw: Flaw?
    var isAtRest = false
    /// The font of characters without one. The font of a text view is that of its first character.
    var plainFont = TextFuzzer.firstFont

    var field: UITextField? { input as? UITextField }
    var view: UITextView? { input as? UITextView }

    package static func drawSetup(using generator: inout SeededGenerator) -> TextSetup {
        TextSetup(using: &generator)
    }

    package static func drawStep(using generator: inout SeededGenerator) -> TextStep {
        TextStep(using: &generator)
    }

    package init(_ setup: TextSetup) {
        self.setup = setup
        input = Self.make(setup)
        let text = setup.text
        listener = TextListener(setup.reaction, text: text)
        model = TextModel(text, isSingleLine: setup.isField)
        model.isSecure = setup.isSecure && setup.isField
        model.allows = { setup.reaction.allows($0) }
        input.setWholeText(text)
        screen.window.addSubview(input)
        screen.settle()
        if let field { listener.follow(field) }
        view?.delegate = listener
        listener.willSetText = { [weak self] in self?.keepFont() }
    }

    /// Notes that a text view keeps the font of its first character for text that is set.
    func keepFont() { plainFont = view?.font ?? plainFont }

    private static let firstFont = UIFont.systemFont(ofSize: 14)

    private static func make(_ setup: TextSetup) -> any UIView & UITextInput {
        let frame = CGRect(origin: origin, size: CGSize(width: setup.width, height: setup.isField ? 34 : 120))
        if setup.isField {
            let field = UITextField(frame: frame)
            field.clearButtonMode = setup.hasClearButton ? .always : .never
            field.isSecureTextEntry = setup.isSecure
            field.allowsEditingTextAttributes = true
            field.semanticContentAttribute = setup.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            field.backgroundColor = .white
            return field
        }
        let view = UITextView(frame: frame)
        view.font = firstFont
        view.isScrollEnabled = setup.isScrollEnabled
        view.allowsEditingTextAttributes = true
        view.textContainer.maximumNumberOfLines = setup.maximumLines
        view.semanticContentAttribute = setup.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        return view
    }

    package var objectsInUse: [AnyObject] { screen.window.viewsInside }

    package var watchedObjects: [WatchedObject] {
        [WatchedObject("the text", input), WatchedObject("the delegate", listener)]
            + input.subviews.map { WatchedObject("a \(type(of: $0))", $0) }
    }

    package func tearDown() {
        noted = []
        input.removeFromSuperview()
        screen.settle()
    }

    // MARK: Steps

    package func perform(_ step: TextStep) {
        isAtRest = false
        model.asked = []
        listener.questions = []
        edit(step)
        screen.advance(by: 0)
        guard setup.reaction.isQuiet else {
            model.adopt(input.wholeText, Range(input.selectedOffsets) ?? 0..<0, marked: input.markedOffsets)
            return
        }
        if !model.knowsHistory { listener.toldText = input.wholeText }
    }

    private func edit(_ step: TextStep) {
        switch step {
        case .type, .key, .toggleBold, .undo, .redo, .undoAndRedoAll: performKeys(step)
        case .tap, .click, .drag: performGesture(step)
        case .insertText(let text):
            input.insertText(text)
            if view?.isEditable ?? true { model.insert(text) }
        case .deleteBackward:
            input.deleteBackward()
            if view?.isEditable ?? true { model.delete(.backward) }
        case .paste(let text):
            screen.clipboard = text
            guard isEditing else { return }
            screen.press(.keyboardV, modifiers: .control)
            if !text.isEmpty { model.change(model.selection, setup.isField ? TextModel.line(text) : text) }
        case .mark(let text, let location, let length):
            guard view?.isEditable ?? true else { return }
            input.setMarkedText(text, selectedRange: NSRange(location: location, length: length))
            model.mark(text.map { setup.isField ? TextModel.line($0) : $0 } ?? "", location: location, length: length)
        case .unmark:
            input.unmarkText()
            model.unmark()
        case .select(let from, let to): select(from, to)
        case .selectAnywhere(let location, let length):
            guard let view else { return }
            view.selectedRange = NSRange(location: location, length: length)
            let (start, last) = (min(location, model.end), location >= model.end ? model.end : location + length)
            model.select(start, min(last, model.end))
        case .replace(let from, let to, let text):
            let range = offsets(from, to)
            guard let place = input.range(range) else { return }
            input.replace(place, withText: text)
            model.replace(range, text)
        case .setText, .setAttributedText, .editStorage: setText(step)
        case .begin, .end, .leave, .setEditable, .setSelectable, .setSecure: changeState(step)
        case .setFont, .setAlignment, .setWritingDirection, .setWidth, .setClearsOnInsertion: changeLook(step)
        case .read(let index): read(index)
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .settle:
            screen.settle()
            isAtRest = true
        }
    }

    /// Whether the user is editing the text.
    var isEditing: Bool { input.isFirstResponder && (view?.isEditable ?? true) && (view?.isSelectable ?? true) }

    func offset(_ number: Int) -> Int { number % (model.end + 1) }

    func offsets(_ first: Int, _ second: Int) -> Range<Int> {
        min(offset(first), offset(second))..<max(offset(first), offset(second))
    }

    private func select(_ from: Int, _ to: Int) {
        let range = offsets(from, to)
        input.selectedTextRange = input.range(range)
        model.select(range.lowerBound, range.upperBound)
    }

    private func read(_ index: Int) {
        if !noted.isEmpty { input.readEverything(at: noted[index % noted.count]) }
        if let range = input.range(offsets(index, index * 7)) { noted.append(range) }
    }
}
