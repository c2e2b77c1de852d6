/// The changes of levels that wait while client code runs, and whether it does.
///
/// A class: while one of its closures runs the expander is not held exclusively, so client code may use all of it.
@MainActor
final class ChangeQueue<ID: Hashable & Sendable, Level: ExpansionLevel> {
    /// Changes that the client was told of and that the table does not show yet.
    struct Batch {
        var changes: [ExpansionChange<ID, Level>]
        /// The row that was asked to change.
        var asked: ID?
        var motion: ExpansionMotion
        /// Whether no level changes, only the height of a row.
        var isResize = false
    }

    /// Whether changes are being told or shown. What changes meanwhile is shown by whoever is at it.
    var isPerforming = false
    private var questions = 0
    private var requests: [() -> Void] = []
    private var batches: [Batch] = []

    /// Whether the client is asked what a change depends on, such as identities and keys of groups.
    var isAsking: Bool { questions > 0 }

    /// Asks the client something that a change depends on. Changes wait until ``runRequests()``.
    func asking<Answer>(_ question: () throws -> Answer) rethrows -> Answer {
        questions += 1
        defer { questions -= 1 }
        return try question()
    }

    /// Has a change wait for the answer to a question.
    func wait(_ request: @escaping () -> Void) {
        requests.append(request)
    }

    /// Makes the changes that waited for an answer, in the order in which they were asked for.
    func runRequests() {
        while !isAsking, !requests.isEmpty { requests.removeFirst()() }
    }

    func append(_ batch: Batch) {
        batches.append(batch)
    }

    /// Takes what is to be shown as one motion: all changes up to the next row that only gets another height. The first
    /// one gives the row and the motion.
    func take() -> Batch? {
        guard var batch = batches.first else { return nil }
        batches.removeFirst()
        guard !batch.isResize else { return batch }
        while let next = batches.first, !next.isResize {
            batch.changes += next.changes
            batches.removeFirst()
        }
        return batch
    }

    /// Forgets what is not shown yet.
    func removeAll() {
        batches = []
    }
}
