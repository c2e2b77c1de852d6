import UIKit

/// The motions of an expander that haven't ended.
@MainActor
final class ExpanderMotions<ID: Hashable> {
    private var latest = LatestMotions<ID>()
    private var runs: [RunningMotion<ID>] = []

    /// Begins a motion of rows and returns its number.
    func begin(_ rows: Set<ID>) -> Int {
        latest.begin(rows)
    }

    /// Ends a motion.
    ///
    /// - Returns: The rows of the motion that are at rest. A later motion moves the others.
    func end(_ rows: Set<ID>, ofMotion number: Int) -> Set<ID> {
        latest.end(rows, ofMotion: number)
    }

    /// Returns whether a row has a motion that hasn't ended.
    func contains(_ row: ID) -> Bool { latest.contains(row) }

    /// Adds a motion whose animator runs or is paused.
    func add(_ motion: RunningMotion<ID>) {
        runs.append(motion)
    }

    /// Removes the motion of an animator that has ended.
    func remove(_ animator: UIViewPropertyAnimator) {
        runs.removeAll { $0.animator === animator }
    }

    /// Whether no animator runs or is paused.
    var areNoneRunning: Bool { runs.isEmpty }

    /// Returns the motions that were begun for a row and can be caught, from the first to the last.
    func running(of row: ID) -> [RunningMotion<ID>] {
        runs.filter { $0.id == row && $0.animator.isRunning }
    }
}
