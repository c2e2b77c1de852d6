/// An observer of a document's changes, until it is released.
@MainActor
package final class DocumentObservation {
    /// The state that the observer was told last. The rows that a table shows are those of this state.
    package private(set) var state: DocumentState
    private let changed: @MainActor (DocumentChange) -> Void
    private var isTelling = false

    package init(_ state: DocumentState, _ changed: @escaping @MainActor (DocumentChange) -> Void) {
        self.state = state
        self.changed = changed
    }

    /// Tells the observer the current state.
    package func tell(_ new: DocumentState) {
        // The observer may cause the next change, which has to wait for this one.
        guard !isTelling, new != state else { return }
        isTelling = true
        let change = DocumentChange(from: state, to: new)
        state = new
        changed(change)
        isTelling = false
    }
}
