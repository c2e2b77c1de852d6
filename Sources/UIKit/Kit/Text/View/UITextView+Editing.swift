import Foundation

/// Changes to the text and their notifications.
extension UITextView {
    func setText(_ new: StyledText) {
        // Undo must not restore a text that the app has replaced.
        history = EditingHistory()
        nextAttributes = nil
        edited = new
        layoutDidChange()
        selectionDidMove()
        updateStorage(telling: true)
        findInteraction?.contentDidChange()
    }

    /// Returns an attribute of the first character.
    func leading<Value>(_ key: NSAttributedString.Key) -> Value? { edited.attributes.attributes(at: 0)?[key] as? Value }

    /// Keeps the font and the color of the first character for the text that replaces it.
    func adoptLeadingStyle() {
        (look.font, look.textColor) = (font, textColor)
    }

    func setThroughout(_ key: NSAttributedString.Key, _ value: Any) {
        edited.set(key, to: value)
        history.update { $0.set(key, to: value) }
        nextAttributes?[key] = value
        layoutDidChange()
    }

    func alignThroughout(_ alignment: NSTextAlignment) {
        edited.changeParagraphStyles { $0.alignment = alignment }
        history.update { $0.changeParagraphStyles { $0.alignment = alignment } }
        layoutDidChange()
    }

    /// Sets the writing direction of the paragraphs in a range.
    func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
        let first = laidOut.paragraph(at: range.lowerBound)
        let last = laidOut.paragraph(at: max(range.lowerBound, range.upperBound - 1))
        edited.changeParagraphStyles(in: first.lowerBound..<max(first.upperBound, last.upperBound)) {
            $0.baseWritingDirection = direction
        }
        layoutDidChange()
    }

    /// The text with all attributes.
    var attributedString: NSAttributedString { edited.attributes.string(edited.text) }

    /// The attributes of the text that is typed next.
    var insertionAttributes: AttributeRuns.Attributes {
        if let nextAttributes { return nextAttributes }
        let place = edited.selection.isEmpty ? max(0, edited.selection.lowerBound - 1) : edited.selection.lowerBound
        var values = edited.attributes.attributes(at: place) ?? look.attributes
        // Text that is typed after a link isn't part of it.
        values[.link] = nil
        return values
    }

    /// The attributes of an empty text, or of the empty line after the last line break. Those of the line don't depend
    /// on the selection.
    var lastLineAttributes: AttributeRuns.Attributes {
        guard edited.end > 0 else { return insertionAttributes }
        var values = edited.attributes.attributes(at: edited.end - 1) ?? look.attributes
        values[.link] = nil
        return values
    }

    // MARK: The first responder

    func kindOfEditingDidChange() {
        if !data.types.isEmpty { layoutDidChange() }
        editingMayHaveChanged()
    }

    /// Ends the editing and the selection of a text that can't be selected anymore. Code may select in it later.
    func selectabilityDidChange() {
        if !isSelectable {
            resignFirstResponder()
            select(from: edited.content.focus, to: edited.content.focus)
        }
        kindOfEditingDidChange()
    }

    /// Shows whether the text is being edited. Tells that it began or ended, whichever of the first responder and the
    /// kind of the text has changed.
    func editingMayHaveChanged() {
        stateOfEditingDidChange()
        guard isEditing != hasBegunEditing else { return }
        hasBegunEditing = isEditing
        if hasBegunEditing {
            delegate?.textViewDidBeginEditing(self)
            tell(Self.textDidBeginEditingNotification)
        } else {
            if edited.content.marked != nil { unmarkText() }
            history.endTyping()
            delegate?.textViewDidEndEditing(self)
            tell(Self.textDidEndEditingNotification)
        }
    }

    private func stateOfEditingDidChange() {
        setNeedsLayout()
        body.setNeedsDisplay()
    }

    private func tell(_ notification: NSNotification.Name) {
        NotificationCenter.default.post(name: notification, object: self)
    }

    // MARK: Changes by a person

    /// Replaces a range if the delegate allows it, and sends the change notifications.
    ///
    /// - Parameter styled: The string with attributes of its own.
    func change(
        _ range: Range<Int>,
        to string: String,
        by typing: Typing? = nil,
        styled: NSAttributedString? = nil
    ) {
        let range = clearsOnInsertion && !string.isEmpty ? 0..<edited.end : range
        guard isEditable, !range.isEmpty || !string.isEmpty else { return }
        let isAllowed = delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: string)
        guard isAllowed ?? true else { return }
        record(by: typing)
        clearsOnInsertion = false
        replace(range, with: string, styled: styled)
        textDidChange()
        reveal(edited.selection)
    }

    func insert(_ text: String) {
        // The committed text replaces the marked text.
        if let marked = edited.content.marked { return change(marked, to: text, by: .composition) }
        let typed = inputTraits.punctuation.typing(text, in: edited.content)
        change(typed.range, to: typed.text, by: edited.selection.isEmpty && text != "\n" ? .insertion : nil)
    }

    func delete(_ motion: TextMotion) {
        var range = edited.content.range(deleting: motion)
        if !edited.selection.isEmpty { range = inputTraits.spacing.deleting(range, in: edited.content) }
        change(range, to: "", by: edited.selection.isEmpty ? .deletion : nil)
    }

    /// Replaces a range without asking the delegate.
    func replace(_ range: Range<Int>, with string: String, styled: NSAttributedString? = nil) {
        let values = insertionAttributes
        let replaced =
            styled.map { edited.replace(range, with: $0) } ?? edited.replace(range, with: string, attributes: values)
        // Typing continues with the same attributes, even if the text is empty now.
        nextAttributes = edited.end == 0 ? values : nil
        // The layout is that of the text before anyone hears of the change.
        layoutDidChange(replacing: replaced, withLength: string.utf16.count)
        selectionDidMove()
    }

    /// Replaces the marked text, or the selection if there is none, with an input method's provisional text.
    ///
    /// - Parameter styled: The string with attributes of its own.
    func mark(_ string: String, selecting selected: NSRange, styled: NSAttributedString? = nil) {
        guard isEditable, !string.isEmpty || edited.content.marked != nil else { return }
        // A composition is undone as a whole.
        if edited.content.marked == nil { record(by: .composition) }
        let length = string.utf16.count
        let replaced = edited.mark(
            string,
            selecting: selected.clamped(to: length),
            attributes: insertionAttributes
        )
        if string.isEmpty {
            let text = edited.text
            history.removeLast { $0.text.hasSameCodeUnits(as: text) }
        }
        if let styled, let marked = edited.content.marked, marked.count == styled.length {
            edited.setAttributes(AttributeRuns(styled), of: marked)
        }
        layoutDidChange(replacing: replaced, withLength: length)
        selectionDidMove()
        textDidChange()
    }

    // MARK: Undo

    /// Records the text before a change.
    func record(by typing: Typing? = nil) {
        history.willChange(from: edited.unmarked, by: typing)
    }

    func undo() {
        step(to: history.undo(from: edited.unmarked))
    }

    func redo() {
        step(to: history.redo(from: edited.unmarked))
    }

    private func step(to other: StyledText?) {
        guard let other else { return }
        clearsOnInsertion = false
        edited = other
        nextAttributes = nil
        layoutDidChange()
        selectionDidMove()
        textDidChange()
        reveal(edited.selection)
    }

    func textDidChange() {
        updateStorage(telling: true)
        findInteraction?.contentDidChange()
        delegate?.textViewDidChange(self)
        tell(Self.textDidChangeNotification)
    }

    // MARK: The selection

    /// Selects the text between two offsets; with equal ones, places the caret.
    func select(from anchor: Int, to focus: Int) {
        let old = edited.content
        setSelection(from: anchor, to: focus)
        guard (old.anchor, old.focus) != (edited.content.anchor, edited.content.focus) else { return }
        // Moving the caret ends the current typing step.
        history.endTyping()
        nextAttributes = nil
        // An app sees the range, and not which of its ends moves.
        if edited.selection != old.selection { clearsOnInsertion = false }
        selectionDidMove()
    }

    /// Sets the selection without telling. Marked text outside of it is committed, and loses its line.
    func setSelection(from anchor: Int, to focus: Int) {
        let marked = edited.content.marked
        edited.select(from: anchor, to: focus)
        if let marked, edited.content.marked == nil { layoutDidChange(replacing: marked, withLength: marked.count) }
    }

    func selectionDidMove() {
        goalX = nil
        affinity = .forward
        setNeedsLayout()
        body.setNeedsDisplay()
        if isFirstResponder, !edited.selection.isEmpty, !isSecureTextEntry {
            Clipboard.writeSelection(edited.content.selectedText)
        }
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Keys

    func command(of press: UIPress) -> TextViewCommand? {
        guard isFirstResponder, isSelectable, let key = press.key else { return nil }
        let isRightToLeft = isRightToLeft(at: edited.content.focus)
        guard let command = TextViewCommand(key, isRightToLeft: isRightToLeft) else { return nil }
        if case .edit(.format) = command, !allowsEditingTextAttributes { return nil }
        return isEditable || command.isForSelection ? command : nil
    }

    /// Performs the command of a key.
    ///
    /// - Returns: `false` for a key that is not a command of the text.
    func perform(_ press: UIPress) -> Bool {
        guard let command = command(of: press) else { return false }
        switch command {
        case .edit(.insert(let text)): insert(text)
        case .edit(.delete(let motion)): delete(motion)
        case .edit(.selectAll): selectAll(self)
        case .edit(.copy): copy(self)
        case .edit(.cut): cut(self)
        case .edit(.paste): paste(self)
        case .edit(.undo): undo()
        case .edit(.redo): redo()
        case .edit(.format(let format)): toggle(format)
        case .edit(.submit): return false
        case .edit(.move(let motion, let extending)):
            var moved = edited.content
            moved.move(motion, extending: extending)
            select(from: moved.anchor, to: moved.focus)
            revealFocus()
        case .move(let motion, let extending):
            let x = motion.isVertical ? goalX ?? caretRect(at: edited.content.focus).midX : nil
            let place = place(motion)
            select(from: extending ? edited.content.anchor : place, to: place)
            goalX = x
            revealFocus()
        }
        return true
    }

    func revealFocus() {
        reveal(edited.content.focus..<edited.content.focus)
    }
}

extension UITextView {
    /// Posted when editing begins. The object is the text view.
    public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    /// Posted when the user changed the text.
    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    /// Posted when editing has ended.
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
}
