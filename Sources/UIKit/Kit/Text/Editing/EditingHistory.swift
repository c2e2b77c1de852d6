/// The undo and redo stacks of a text.
struct EditingHistory<State> {
    /// The maximum number of undo steps.
    private static var limit: Int { 100 }

    private var past: [State] = []
    private var future: [State] = []
    private var typing: Typing?

    /// Whether there is a step to undo.
    var canUndo: Bool { !past.isEmpty }
    /// Whether there is an undone step to redo.
    var canRedo: Bool { !future.isEmpty }

    /// Records the text before a change. Consecutive insertions or deletions by typing are a single step.
    mutating func willChange(from text: State, by typing: Typing?) {
        future = []
        if typing == nil || typing != self.typing { past.append(text) }
        if past.count > Self.limit { past.removeFirst() }
        self.typing = typing
    }

    /// Changes the recorded texts, as the app has changed the present one in a way that is not undone.
    mutating func update(_ change: (inout State) -> Void) {
        for index in past.indices { change(&past[index]) }
        for index in future.indices { change(&future[index]) }
    }

    /// Removes the last step if it has left the text as it was.
    mutating func removeLast(if isUnchanged: (State) -> Bool) {
        typing = nil
        if let last = past.last, isUnchanged(last) { past.removeLast() }
    }

    /// Ends the current typing step.
    mutating func endTyping() {
        typing = nil
    }

    /// Returns the text before the last step; `nil` if there is none.
    mutating func undo(from text: State) -> State? {
        typing = nil
        guard let before = past.popLast() else { return nil }
        future.append(text)
        return before
    }

    /// Returns the text before the last undo; `nil` if there is none.
    mutating func redo(from text: State) -> State? {
        typing = nil
        guard let after = future.popLast() else { return nil }
        past.append(text)
        return after
    }
}
