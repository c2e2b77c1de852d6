/// The changes of levels that wait while client code runs, and whether it does.
///
/// A class: while one of its closures runs the expander is not held exclusively, so client code may use all of it.
@MainActor
final class ChangeQueue<ID: Hashable & Sendable, Level: ExpansionLevel> {
    /// Changes that the client was told of and that the table does not show yet.
    struct Batch {
        var kind = Kind.change
        var changes: [ExpansionChange<ID, Level>]
        /// The row that was asked to change.
        var asked: ID?
        var motion = ExpansionMotion.none
    }

    enum Kind {
        /// Levels change. Changes in a row are one motion.
        case change
        /// No level changes, only the height of a row.
        case resize
        /// Levels change back, and the rows are where they were already.
        case goingBack
    }

    /// Whether changes are being told or shown. What changes meanwhile is shown by whoever is at it.
    var isPerforming = false
    /// Whether what waits is shown in the next frame.
    var isFrameRequested = false
    private var questions = 0
    private var configurations = 0
    private var requests: [() -> Void] = []
    private var batches: [Batch] = []

    /// Whether the client is asked what a change depends on, such as identities and keys of groups.
    var isAsking: Bool { questions > 0 }

    /// Whether a cell is being configured, and so probably the table being laid out.
    var isConfiguring: Bool { configurations > 0 }

    func configuring(_ work: () -> Void) {
        configurations += 1
        defer { configurations -= 1 }
        work()
    }

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

    /// Whether all changes are shown.
    var isEmpty: Bool { batches.isEmpty }

    func append(_ batch: Batch) {
        batches.append(batch)
    }

    /// Takes what is to be shown as one motion: all changes in a row. The first one gives the row and the motion.
    func take() -> Batch? {
        guard var batch = batches.first else { return nil }
        batches.removeFirst()
        while batch.kind == .change, let next = batches.first, next.kind == .change {
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
