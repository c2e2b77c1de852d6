/// Somebody who is told of a document's changes, until this goes away.
@MainActor
package final class DocumentObservation {
    /// What the observer was told last: the rows that a table shows are these.
    package private(set) var state: DocumentState
    private let changed: @MainActor (DocumentChange) -> Void
    private var isTelling = false

    package init(_ state: DocumentState, _ changed: @escaping @MainActor (DocumentChange) -> Void) {
        self.state = state
        self.changed = changed
    }

    /// Tells how the document is now.
    package func tell(_ new: DocumentState) {
        // What an observer does may bring the next change about, which has to wait for this one.
        guard !isTelling, new != state else { return }
        isTelling = true
        let change = DocumentChange(from: state, to: new)
        state = new
        changed(change)
        isTelling = false
    }
}
