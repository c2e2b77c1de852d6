/// The undo and redo stacks of a text.
struct EditingHistory {
    /// The maximum number of undo steps.
    private static let limit = 100

    private var past: [EditableText] = []
    private var future: [EditableText] = []
    private var isTyping = false

    /// Records the text before a change. Consecutive typing is a single step.
    mutating func willChange(from text: EditableText, isTyping: Bool) {
        future = []
        if !(isTyping && self.isTyping) { past.append(text) }
        if past.count > Self.limit { past.removeFirst() }
        self.isTyping = isTyping
    }

    /// Ends the current typing step.
    mutating func endTyping() {
        isTyping = false
    }

    /// Returns the text before the last step; `nil` if there is none.
    mutating func undo(from text: EditableText) -> EditableText? {
        isTyping = false
        guard let before = past.popLast() else { return nil }
        future.append(text)
        return before
    }

    /// Returns the text before the last undo; `nil` if there is none.
    mutating func redo(from text: EditableText) -> EditableText? {
        isTyping = false
        guard let after = future.popLast() else { return nil }
        past.append(text)
        return after
    }
}
