import UIKit

/// The level changes that wait while client code runs.
///
/// This is a class because client code can use the expander from a closure that the queue runs. In a
/// structure, such a use would be an overlapping access.
@MainActor
final class ChangeQueue<ID: Hashable, Level: ExpansionLevel> {
    /// Changes that the client was notified of and that the table doesn't show yet.
    struct Batch {
        var kind = Kind.change
        var changes: [ExpansionChange<ID, Level>]
        /// The row that the change was requested for.
        var requestedID: ID?
        var motion = ExpansionMotion.none
        /// The revision of the levels right after the changes, if no row changes twice in them.
        var revision: Int?
    }

    enum Kind {
        /// Levels change. Consecutive batches of this kind animate together.
        case change
        /// Only the height of a row changes.
        case resize
        /// Rows are inserted and deleted, and levels change only as the policy requires.
        case rows
        /// Levels change back after an animation that has already returned the rows to their start.
        case revert
    }

    /// Whether changes are being reported or shown. The outermost `perform(_:)` shows changes that arrive meanwhile.
    var isPerforming = false
    /// Whether the waiting changes are scheduled for the next frame.
    private var isFrameRequested = false
    private var questions = 0
    private var configurations = 0
    private var requests: [() -> Void] = []
    private var batches: [Batch] = []

    /// Whether the client is being asked for a value that a change depends on, such as an identifier or a group.
    var isAsking: Bool { questions > 0 }

    /// Whether a cell is being configured. In this case the table is probably in a layout pass.
    var isConfiguring: Bool { configurations > 0 }

    func configuring(_ work: () -> Void) {
        configurations += 1
        defer { configurations -= 1 }
        work()
    }

    /// Asks the client for a value that a change depends on. Changes wait until ``runRequests()``.
    func asking<Answer>(_ question: () throws -> Answer) rethrows -> Answer {
        questions += 1
        defer { questions -= 1 }
        return try question()
    }

    /// Adds a change that waits for the answer to a question.
    func wait(_ request: @escaping () -> Void) {
        requests.append(request)
    }

    /// Runs the changes that waited for an answer, in the order of the requests.
    func runRequests() {
        while !isAsking, !requests.isEmpty { requests.removeFirst()() }
    }

    /// Runs a closure in the next frame, unless one is scheduled already.
    func requestFrame(_ work: @escaping @MainActor () -> Void) {
        guard !isFrameRequested else { return }
        isFrameRequested = true
        // The completion of an animation without a duration is called in the next turn of the run loop.
        UIView.animate(withDuration: 0) {
        } completion: { [weak self] _ in
            self?.isFrameRequested = false
            work()
        }
    }

    /// Whether the table shows all changes.
    var isEmpty: Bool { batches.isEmpty }

    func append(_ batch: Batch) {
        batches.append(batch)
    }

    /// Returns the next batch to show, with consecutive level changes merged into one.
    ///
    /// A merged batch has the requested row and the motion of its first change.
    func take() -> Batch? {
        guard var batch = batches.first else { return nil }
        batches.removeFirst()
        while batch.kind == .change, let next = batches.first, next.kind == .change {
            batch.changes += next.changes
            batch.revision = nil
            batches.removeFirst()
        }
        return batch
    }

    /// Removes the changes that aren't shown yet.
    func removeAll() {
        batches = []
    }

    /// Runs a closure that updates cells, and removes the changes that the client makes meanwhile.
    func discardingChanges(_ update: () -> Void) {
        // A client may change levels at each update, so there are only a few.
        for _ in 0..<3 {
            update()
            if batches.isEmpty { break }
            batches = []
        }
    }
}
