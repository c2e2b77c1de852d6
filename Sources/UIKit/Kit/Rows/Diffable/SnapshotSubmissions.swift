import Failures
import Foundation
import Synchronization

/// The snapshots on their way from the callers of a data source, on any thread, to its table on the main thread.
final class SnapshotSubmissions<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// A snapshot with its position in the order of the calls.
    struct Submission: Sendable {
        var snapshot: Snapshot
        /// The number of the call, counted from 1.
        var number: Int
        /// The difference from the previous snapshot, if it was computed on the caller's thread.
        var difference: SnapshotDifference?
        /// Whether the snapshot was submitted on a thread other than the main thread.
        var isFromElsewhere = false
    }

    private struct State {
        var latest = Snapshot()
        var number = 0
        /// The number of snapshots from other threads that the table doesn't show yet.
        var outstanding = 0
        var comesFromMain = false
        var comesFromElsewhere = false

        mutating func add(_ snapshot: Snapshot) -> Submission {
            // Only the content is kept: reload requests belong to a single submission.
            latest.content = snapshot.content
            number += 1
            return Submission(snapshot: snapshot, number: number)
        }
    }

    private let state = Mutex(State())
    /// Held while a snapshot is compared and sent, so that snapshots of several threads are sent in the order of
    /// their numbers. It is separate from the state, which the main thread must be able to read during a comparison.
    private let order = Mutex(())

    /// The latest snapshot that was submitted, without its reload requests.
    var latest: Snapshot { state.withLock { $0.latest } }

    /// Accepts a snapshot from the main thread.
    ///
    /// - Parameters:
    ///   - api: The API that was called.
    ///   - view: The table, for the message.
    func submitOnMain(_ snapshot: Snapshot, for api: @autoclosure () -> String, view: UIView?) -> Submission {
        let (submission, outstanding, isMixed) = state.withLock { state in
            let isMixed = state.comesFromElsewhere && !state.comesFromMain
            state.comesFromMain = true
            return (state.add(snapshot), state.outstanding, isMixed)
        }
        programmerError(
            unless: outstanding == 0,
            """
            Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted \
            and will deadlock. Please always submit updates either always on the main queue or always off the main queue - \
            view=\(view.map { "\($0)" } ?? "nil")
            """,
            in: api()
        )
        if isMixed { warn() }
        return submission
    }

    /// Accepts a snapshot from a thread other than the main thread, and compares it there with the previous one.
    ///
    /// - Parameter send: Sends the submission to the main thread.
    func submitElsewhere(_ snapshot: Snapshot, comparing: Bool, send: (Submission) -> Void) {
        order.withLock { _ in
            var (submission, previous, isMixed) = state.withLock { state in
                let previous = state.latest
                let isMixed = state.comesFromMain && !state.comesFromElsewhere
                state.comesFromElsewhere = true
                state.outstanding += 1
                return (state.add(snapshot), previous, isMixed)
            }
            if isMixed { warn() }
            submission.isFromElsewhere = true
            if comparing { submission.difference = SnapshotComparison.difference(from: previous.content, to: snapshot) }
            send(submission)
        }
    }

    /// Records that the table shows a snapshot, or that it uses another data source.
    func finish(_ submission: Submission) {
        if submission.isFromElsewhere { state.withLock { $0.outstanding -= 1 } }
    }

    private func warn() {
        NSLog(
            "%@",
            """
            Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please \
            always submit updates either always on the main queue or always off the main queue
            """
        )
    }
}
