import CoreGraphics
import Foundation
import HostInterface

/// Reads, selects and edits the text of the first responder by the methods that a view with a text of its own
/// implements for ``UITextInput``. Text fields and text views handle keys and commands themselves.
final class TextInputEditor: NSObject, TextInputHandling {
    typealias Attributes = [NSAttributedString.Key: Any]

    private weak var screen: UIScreen?
    private weak var input: (any UIResponder & UITextInput)?
    /// The fixed end and the moving end of the selection, as it was set last.
    private var ends: (anchor: UITextPosition, focus: UITextPosition)?

    init(on screen: UIScreen) {
        self.screen = screen
    }

    func firstResponderDidChange() {
        let new = screen?.firstResponder.current as? any UIResponder & UITextInput
        guard new !== input else { return }
        let old = input
        (input, ends) = (new, nil)
        if let old {
            if old.inputDelegate === self { old.inputDelegate = nil }
            show(old)
        }
        if let new, new.inputDelegate == nil { new.inputDelegate = self }
        if let new { show(new) }
    }

    func deliver(_ text: HostText) {
        let responder = screen?.firstResponder.current
        switch text {
        case .inserted(let text): (responder as? any UIKeyInput)?.insertText(text)
        case .marked(let text, let caret):
            let range = NSRange(location: caret, length: 0)
            (responder as? any UITextInput)?.setMarkedText(text, selectedRange: range)
        }
        if let input = responder as? any UITextInput { show(input) }
    }

    // MARK: Keys

    func type(_ press: UIPress) -> Bool {
        guard press.phase == .began || press.phase == .changed, let key = press.key,
            let responder = screen?.firstResponder.current, !(responder is any OffsetTextInput)
        else { return false }
        if let input = responder as? any UIResponder & UITextInput { return type(key, in: input) }
        guard let input = responder as? any UIKeyInput else { return false }
        switch TextViewCommand(key, isRightToLeft: false) {
        case .edit(.insert(let text))?: input.insertText(text)
        case .edit(.delete(.backward))?: input.deleteBackward()
        default: return false
        }
        return true
    }

    private func type(_ key: UIKey, in input: any UIResponder & UITextInput) -> Bool {
        let direction = selection(of: input).map { input.baseWritingDirection(for: $0.focus, in: .forward) }
        guard let command = TextViewCommand(key, isRightToLeft: direction == .rightToLeft),
            allowsEditing(input) || command.isForSelection
        else { return false }
        switch command {
        case .edit(.insert(let text)): insert(text, in: input)
        case .edit(.delete(let motion)): delete(motion, in: input)
        case .edit(.selectAll): input.selectAll(nil)
        case .edit(.copy): input.copy(nil)
        case .edit(.cut): input.cut(nil)
        case .edit(.paste): input.paste(nil)
        case .edit(.move(let motion, let extending)): move(motion, extending: extending, in: input)
        case .move(let motion, let extending): move(motion, extending: extending, in: input)
        // The app's undo manager knows what was changed, and the input which looks its text has.
        case .edit(.undo), .edit(.redo), .edit(.format), .edit(.submit): return false
        }
        show(input)
        return true
    }

    private func allowsEditing(_ input: any UIResponder & UITextInput) -> Bool {
        let interactions = interactions(of: input)
        return input.isEditable && (interactions.isEmpty || interactions.contains(where: \.allowsEditing))
    }

    // MARK: Commands

    func canPerform(_ edit: StandardEdit, on responder: UIResponder) -> Bool? {
        if let text = responder as? any StandardEditing { return text.standardCommands.canPerform(edit) }
        // A method of the text's own needs nothing of it.
        guard let input = responder as? any UIResponder & UITextInput, !responder.responds(to: edit.action) else {
            return nil
        }
        let hasSelection = input.selectedTextRange?.isEmpty == false
        switch edit {
        case .copy: return hasSelection && !input.isSecureTextEntry
        case .cut: return hasSelection && !input.isSecureTextEntry && allowsEditing(input)
        case .delete: return hasSelection && allowsEditing(input)
        case .paste, .pasteAndMatchStyle:
            return input.selectedTextRange != nil && allowsEditing(input) && UIPasteboard.general.hasStrings
        case .select: return input.selectedTextRange?.isEmpty == true && input.hasText
        case .selectAll: return input.selectedTextRange != nil && input.hasText
        default: return nil
        }
    }

    func send(_ edit: StandardEdit, to responder: UIResponder, from sender: Any?) {
        responder.send(edit, from: sender)
    }

    func changeAttributes(of responder: UIResponder, _ change: (Attributes) -> Attributes) {
        (responder as? any StandardEditing)?.standardCommands.changeAttributes(change)
    }

    func perform(_ edit: StandardEdit, on responder: UIResponder) {
        if let text = responder as? any StandardEditing { return text.standardCommands.perform(edit) }
        guard let input = responder as? any UIResponder & UITextInput, let range = input.selectedTextRange else {
            return
        }
        let isEditable = allowsEditing(input)
        switch edit {
        case .copy: copy(range, of: input)
        case .cut:
            if isEditable, copy(range, of: input) { deleteSelection(of: input) }
        case .paste, .pasteAndMatchStyle:
            guard isEditable else { return }
            Clipboard.read { [weak self, weak input] text in
                guard let input, let text, !text.isEmpty else { return }
                self?.insert(text, in: input)
            }
        case .select: select(.word, at: range.end, in: input)
        case .selectAll: select(input.beginningOfDocument, input.endOfDocument, in: input)
        case .delete:
            if isEditable, !range.isEmpty { deleteSelection(of: input) }
        default: return
        }
        show(input)
    }

    @discardableResult
    private func copy(_ range: UITextRange, of input: any UITextInput) -> Bool {
        guard !range.isEmpty, !input.isSecureTextEntry, let text = input.text(in: range), !text.isEmpty else {
            return false
        }
        Clipboard.write(text)
        return true
    }

    private func insert(_ text: String, in input: any UIResponder & UITextInput) {
        let range = input.markedTextRange ?? input.selectedTextRange
        guard range.map({ input.shouldChangeText(in: $0, replacementText: text) }) ?? true else { return }
        input.insertText(text)
        show(input)
    }

    /// Deletes the selection, or the character before the caret.
    private func deleteSelection(of input: any UIResponder & UITextInput) {
        guard let range = input.selectedTextRange else { return }
        let before = range.isEmpty ? TextInputPlaces(input).place(.backward, from: range.start) : nil
        let deleted = before.flatMap { input.textRange(from: $0, to: range.end) } ?? range
        guard input.shouldChangeText(in: deleted, replacementText: "") else { return }
        input.deleteBackward()
        ends = nil
    }

    private func delete(_ motion: TextMotion, in input: any UIResponder & UITextInput) {
        guard let range = input.selectedTextRange else { return }
        if range.isEmpty, motion != .backward {
            guard let goal = TextInputPlaces(input).place(motion, from: range.start),
                input.compare(goal, to: range.start) != .orderedSame
            else { return }
            select(range.start, goal, in: input)
        }
        deleteSelection(of: input)
    }

    // MARK: Movements

    private func move(_ motion: TextMotion, extending: Bool, in input: any UIResponder & UITextInput) {
        guard let selection = selection(of: input), let range = input.selectedTextRange else { return }
        if !extending, !range.isEmpty, motion == .backward || motion == .forward {
            // A step without extending collapses the selection to its edge.
            let edge = motion.isForward ? range.end : range.start
            return select(edge, edge, in: input)
        }
        guard let goal = TextInputPlaces(input).place(motion, from: selection.focus) else { return }
        select(extending ? selection.anchor : goal, goal, in: input)
    }

    private func move(_ motion: TextLineMotion, extending: Bool, in input: any UIResponder & UITextInput) {
        guard let selection = selection(of: input),
            let goal = TextInputPlaces(input).place(motion, from: selection.focus)
        else {
            return
        }
        select(extending ? selection.anchor : goal, goal, in: input)
    }

    // MARK: The selection

    /// Returns the fixed end and the moving end of the selection. A selection that something else set moves by its end.
    private func selection(
        of input: any UIResponder & UITextInput
    ) -> (anchor: UITextPosition, focus: UITextPosition)? {
        guard let range = input.selectedTextRange else { return nil }
        if let ends, input === self.input {
            let (low, high) = TextInputPlaces(input).ordered(ends.anchor, ends.focus)
            if input.compare(low, to: range.start) == .orderedSame, input.compare(high, to: range.end) == .orderedSame {
                return ends
            }
        }
        return (range.start, range.end)
    }

    private func select(_ anchor: UITextPosition, _ focus: UITextPosition, in input: any UIResponder & UITextInput) {
        let (low, high) = TextInputPlaces(input).ordered(anchor, focus)
        guard let range = input.textRange(from: low, to: high) else { return }
        input.selectedTextRange = range
        if input === self.input { ends = (anchor, focus) }
        show(input)
        if !range.isEmpty, !input.isSecureTextEntry, let text = input.text(in: range) { Clipboard.writeSelection(text) }
    }

    private func select(
        _ granularity: UITextGranularity,
        at position: UITextPosition,
        in input: any UIResponder & UITextInput
    ) {
        let unit = TextInputPlaces(input).unit(granularity, at: position)
        select(unit?.start ?? position, unit?.end ?? position, in: input)
    }

    // MARK: Gestures

    /// Begins a selection at a position: a caret for one tap, a word for two, a paragraph for three.
    ///
    /// - Parameter extends: Whether the selection is extended to the position.
    /// - Returns: The range that a drag extends.
    func beginSelecting(
        at position: UITextPosition,
        tapCount: Int,
        extends: Bool,
        in input: any UIResponder & UITextInput
    ) -> TextSelectionOrigin {
        guard tapCount > 1 else {
            let anchor = extends ? selection(of: input)?.anchor ?? position : position
            select(anchor, position, in: input)
            return TextSelectionOrigin(start: anchor, end: anchor, granularity: nil)
        }
        let granularity = tapCount == 2 ? UITextGranularity.word : .paragraph
        let unit = TextInputPlaces(input).unit(granularity, at: position)
        let (start, end) = (unit?.start ?? position, unit?.end ?? position)
        select(start, end, in: input)
        return TextSelectionOrigin(start: start, end: end, granularity: granularity)
    }

    /// Extends a selection to a position, and to the whole unit there.
    func extend(
        _ origin: TextSelectionOrigin,
        to position: UITextPosition,
        in input: any UIResponder & UITextInput
    ) {
        let unit = origin.granularity.flatMap { TextInputPlaces(input).unit($0, at: position) }
        if input.compare(position, to: origin.start) == .orderedAscending {
            select(origin.end, unit?.start ?? position, in: input)
        } else {
            let (_, last) = TextInputPlaces(input).ordered(unit?.end ?? position, origin.end)
            select(origin.start, last, in: input)
        }
    }

    // MARK: The selection on the screen

    private func interactions(of input: any UITextInput) -> [UITextInteraction] {
        input.textInputView.withSuperviews.flatMap(\.interactions).compactMap { $0 as? UITextInteraction }
            .filter { $0.textInput === input }
    }

    private func show(_ input: any UITextInput) {
        for interaction in interactions(of: input) { interaction.selectionDidChange() }
    }
}

/// Changes that the app makes.
extension TextInputEditor: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        ends = nil
        if let textInput { show(textInput) }
    }

    func textWillChange(_ textInput: (any UITextInput)?) {}

    func textDidChange(_ textInput: (any UITextInput)?) {
        selectionDidChange(textInput)
    }
}

extension UIScreen: TextInputHandlerMaking {
    func makeTextInputHandler() -> any TextInputHandling { TextInputEditor(on: self) }
}
