import Foundation

/// Changes to a field's text and their notifications.
extension UITextField {
    func editingDidBegin() {
        let selection = edited.selection
        if selection.isEmpty { edited.select(from: edited.end, to: edited.end) }
        stateOfEditingDidChange()
        if edited.selection != selection { delegate?.textFieldDidChangeSelection(self) }
        // A secret that the user can't see can't be corrected either, so the next edit replaces it.
        clearing.ofSecret = isSecureTextEntry && hasText
        let isCleared = clearsOnBeginEditing && hasText && delegate?.textFieldShouldClear(self) ?? true
        if isCleared { removeText() }
        delegate?.textFieldDidBeginEditing(self)
        tell(.editingDidBegin, Self.textDidBeginEditingNotification)
        if isCleared { textDidChange() }
    }

    func editingDidEnd() {
        if edited.marked != nil { edited.unmark() }
        history.endTyping()
        textView.scrollToStart()
        stateOfEditingDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        let reason = DidEndEditingReason.committed
        tell(
            .editingDidEnd,
            Self.textDidEndEditingNotification,
            userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue]
        )
    }

    /// The layout depends on whether the field is being edited.
    private func stateOfEditingDidChange() {
        setNeedsLayout()
        textView.setNeedsDisplay()
    }

    private func tell(_ event: Event, _ notification: NSNotification.Name, userInfo: [AnyHashable: Any]? = nil) {
        sendActions(for: event)
        NotificationCenter.default.post(name: notification, object: self, userInfo: userInfo)
    }

    // MARK: Changes by a person

    /// Replaces a range if the delegate allows it, and sends the change notifications.
    func change(_ range: Range<Int>, to string: String, by typing: Typing? = nil) {
        guard !range.isEmpty || !string.isEmpty else { return }
        let range = clearing.replacesAll(inserting: string) ? 0..<edited.end : range
        let isAllowed = delegate?.textField(
            self,
            shouldChangeCharactersIn: NSRange(range),
            replacementString: string
        )
        guard isAllowed ?? true else { return }
        record(by: typing)
        edit { $0.replace(range, with: string) }
        clearing.didEdit()
        textDidChange()
    }

    func insert(_ text: String) {
        guard text != "\n" else { return submit() }
        // The committed text replaces the marked text.
        if let marked = edited.marked { return change(marked, to: text.singleLine, by: .composition) }
        let typed = inputTraits.punctuation.typing(text.singleLine, in: edited)
        change(typed.range, to: typed.text, by: edited.selection.isEmpty ? .insertion : nil)
    }

    func delete(_ motion: TextMotion) {
        var range = edited.range(deleting: motion)
        if !edited.selection.isEmpty { range = inputTraits.spacing.deleting(range, in: edited) }
        change(range, to: "", by: edited.selection.isEmpty ? .deletion : nil)
    }

    /// Replaces the marked text, or the selection if there is none, with an input method's provisional text.
    func mark(_ text: String, selecting selected: NSRange) {
        guard !text.isEmpty || edited.marked != nil else { return }
        let old = edited.text
        // A composition is undone as a whole.
        if edited.marked == nil { record(by: .composition) }
        edit { $0.mark(text, selecting: selected.clamped(to: text.utf16.count)) }
        let new = edited
        if text.isEmpty { history.removeLast { $0.text.text.hasSameCodeUnits(as: new.text) } }
        if !new.text.hasSameCodeUnits(as: old) { textDidChange() }
    }

    /// Clears the text, as the clear button does.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        willClear()
        removeText()
        textDidChange()
        becomeFirstResponder()
    }

    private func removeText() {
        record()
        setEdited(EditableText())
        clearing.didEdit()
    }

    /// Hides or shows the text.
    func secrecyDidChange() {
        clearing.ofSecret = false
        setEdited(edited)
        appearanceDidChange()
        textView.placeCaret()
    }

    /// Handles the Return key.
    func submit() {
        guard hasText || !enablesReturnKeyAutomatically else { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        // An action for `.editingDidEndOnExit`, whatever it does, makes Return end editing.
        let leaves = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if leaves { resignFirstResponder() }
    }

    func textDidChange() {
        tell(.editingChanged, Self.textDidChangeNotification)
    }

    func select(from anchor: Int, to focus: Int) {
        edit(endsTyping: true) { $0.select(from: anchor, to: focus) }
    }

    /// Changes the text or the selection, and updates everything that depends on them.
    func edit(endsTyping: Bool = false, _ change: (inout EditableText) -> Void) {
        var changed = edited
        change(&changed)
        setEdited(changed, endsTyping: endsTyping)
    }

    /// Sets the text and the selection, and updates everything that depends on them.
    ///
    /// - Parameters:
    ///   - attributes: The text with its own attributes; by default, those follow from the present ones.
    ///   - endsTyping: Whether the change is one of the selection, or a commit. An edit that leaves the text as it was
    ///     is neither.
    func setEdited(_ new: EditableText, attributes: NSAttributedString?? = nil, endsTyping: Bool = false) {
        let old = edited
        var new = new
        new.isSecret = isSecureTextEntry
        guard new != old || attributes != nil else { return }
        edited = new
        if let attributes {
            look.attributes.set(attributes)
            appearanceDidChange()
        }
        if !new.text.hasSameCodeUnits(as: old.text) {
            // The clear button appears or disappears, which changes the width of the text.
            if new.text.isEmpty != old.text.isEmpty { setNeedsLayout() }
        }
        if endsTyping || new.isSecret != old.isSecret { history.endTyping() }
        // An app sees the range, and not which of its ends moves.
        if endsTyping && new.selection != old.selection || new.isSecret != old.isSecret { clearing.onInsertion = false }
        textView.setNeedsDisplay()
        textView.placeCaret()
        guard new.selection != old.selection else { return }
        if isEditing, !new.selection.isEmpty, !new.isSecret { Clipboard.writeSelection(new.selectedText) }
        delegate?.textFieldDidChangeSelection(self)
    }

    func appearanceDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        textView.setNeedsDisplay()
    }

    // MARK: Keys

    func command(of press: UIPress) -> EditingCommand? {
        guard isEditing, let key = press.key else { return nil }
        let command = EditingCommand(key, isRightToLeft: typesetter.line(width: 0).isRightToLeft)
        if case .format? = command, !allowsEditingTextAttributes { return nil }
        return command
    }

    /// Performs the command of a key.
    ///
    /// - Returns: `false` for a key that is not an editing command.
    func perform(_ press: UIPress) -> Bool {
        // A field that has the focus and isn't edited begins editing with the return key.
        guard isEditing || !isFocused, let command = command(of: press) else { return false }
        switch command {
        case .insert(let text): insert(text)
        case .move(let motion, let extending): edit(endsTyping: true) { $0.move(motion, extending: extending) }
        case .delete(let motion): delete(motion)
        case .selectAll: selectAll(self)
        case .copy: copy(self)
        case .cut: cut(self)
        case .paste: paste(self)
        case .undo: undo()
        case .redo: redo()
        case .format(let format): toggle(format)
        case .submit: submit()
        }
        return true
    }
}
