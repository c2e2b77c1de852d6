/// What a text was before it was edited, so that a person can go back there and forth again.
struct EditingHistory {
    /// How many steps are remembered.
    private static let limit = 100

    private var past: [EditableText] = []
    private var future: [EditableText] = []
    private var isTyping = false

    /// The text is about to be another one. What is typed in one go is one step.
    mutating func willChange(from text: EditableText, isTyping: Bool) {
        future = []
        if !(isTyping && self.isTyping) { past.append(text) }
        if past.count > Self.limit { past.removeFirst() }
        self.isTyping = isTyping
    }

    /// What is typed next is a step of its own.
    mutating func endTyping() {
        isTyping = false
    }

    /// The text one step before; `nil` if there is none.
    mutating func undo(from text: EditableText) -> EditableText? {
        isTyping = false
        guard let before = past.popLast() else { return nil }
        future.append(text)
        return before
    }

    /// The text before the last step back; `nil` if there is none.
    mutating func redo(from text: EditableText) -> EditableText? {
        isTyping = false
        guard let after = future.popLast() else { return nil }
        past.append(text)
        return after
    }
}
