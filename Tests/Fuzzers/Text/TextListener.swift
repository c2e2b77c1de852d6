import Foundation
import UIKit

/// The delegate of a fuzzed text. It notes what it is told, and reacts.
@MainActor
final class TextListener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    /// A question whether a range may be replaced.
    struct Question: Equatable {
        var range: Range<Int>
        var text: String
    }

    private let reaction: TextReaction
    /// The text and the selection as the delegate saw them last in a callback.
    var toldText: String
    var toldSelection: NSRange
    /// Whether it was told of a change of the selection while the text was edited.
    var hasSeenMotion = false
    private(set) var isEditing = false
    private(set) var strayCall: String?
    var questions: [Question] = []
    private var depth = 0
    /// Called before the delegate sets the whole text.
    var willSetText: () -> Void = {}

    init(_ reaction: TextReaction, text: String) {
        self.reaction = reaction
        toldText = text
        toldSelection = NSRange(location: text.utf16.count, length: 0)
    }

    func follow(_ field: UITextField) {
        field.delegate = self
        field.addAction(UIAction { [weak self, unowned field] _ in self?.didChange(field) }, for: .editingChanged)
        field.addAction(UIAction { [weak self] _ in self?.expect(true, "editingDidBegin") }, for: .editingDidBegin)
        field.addAction(UIAction { [weak self] _ in self?.expect(false, "editingDidEnd") }, for: .editingDidEnd)
    }

    private func expect(_ isEditing: Bool, _ call: String) {
        if self.isEditing != isEditing { strayCall = strayCall ?? "\(call) while editing is \(self.isEditing)" }
    }

    private func didBegin() {
        expect(false, "didBeginEditing")
        isEditing = true
        // The caret of a field is put to the end as editing begins, which is no change by a person.
        hasSeenMotion = false
    }

    private func didEnd() {
        expect(true, "didEndEditing")
        isEditing = false
    }

    // MARK: Reactions

    /// Performs a reaction, unless one is going on.
    private func react(_ reaction: TextReaction, _ change: () -> Void) {
        guard self.reaction == reaction, depth < 2 else { return }
        depth += 1
        change()
        depth -= 1
    }

    private func set(_ string: String, in text: any UIView & UITextInput) {
        willSetText()
        text.setWholeText(string)
        toldText = text.wholeText
    }

    private func shouldChange(_ text: any UIView & UITextInput, _ range: NSRange, _ string: String) -> Bool {
        questions.append(Question(range: range.location..<range.location + range.length, text: string))
        let length = text.wholeText.utf16.count
        if range.location < 0 || range.length < 0 || range.location + range.length > length {
            strayCall = strayCall ?? "shouldChange asks for \(range) of \(length) units"
        }
        react(.reads) { text.readEverything(at: 0..<length) }
        var allows = reaction.allows(string)
        react(.capitalizes) {
            allows = false
            let whole = text.wholeText as NSString
            set(whole.replacingCharacters(in: range, with: string.uppercased()), in: text)
        }
        react(.replaces) {
            set("new", in: text)
        }
        return allows
    }

    private func didChange(_ text: any UIView & UITextInput) {
        toldText = text.wholeText
        react(.reads) { text.readEverything(at: 0..<toldText.utf16.count) }
        react(.shortens) {
            guard toldText.count > 5 else { return }
            set(String(toldText.prefix(5)), in: text)
        }
        react(.ends) { _ = text.resignFirstResponder() }
    }

    private func didChangeSelection(_ text: any UIView & UITextInput) {
        if toldSelection != text.selectedOffsets { hasSeenMotion = true }
        toldSelection = text.selectedOffsets
        react(.reads) { text.readEverything(at: 0..<text.wholeText.utf16.count) }
        react(.moves) {
            text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.beginningOfDocument)
        }
    }

    // MARK: Text fields

    func textFieldDidBeginEditing(_ textField: UITextField) { didBegin() }

    func textFieldDidEndEditing(_ textField: UITextField) { didEnd() }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool { shouldChange(textField, range, string) }

    func textFieldDidChangeSelection(_ textField: UITextField) { didChangeSelection(textField) }

    // MARK: Text views

    func textViewDidBeginEditing(_ textView: UITextView) { didBegin() }

    func textViewDidEndEditing(_ textView: UITextView) { didEnd() }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        shouldChange(textView, range, text)
    }

    func textViewDidChange(_ textView: UITextView) { didChange(textView) }

    func textViewDidChangeSelection(_ textView: UITextView) { didChangeSelection(textView) }
}
