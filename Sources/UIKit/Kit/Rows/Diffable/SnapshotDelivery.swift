import CSwiftRuntime
import Foundation

/// The way of the snapshots of a data source from its callers, on any thread, to its view, which shows one after the
/// other on the main thread.
@MainActor
final class SnapshotDelivery<View: SnapshotView, Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    /// The data source. It is retained until a snapshot is shown.
    typealias Source = AnyObject & Sendable

    private typealias Submission = SnapshotSubmissions<Section, Item>.Submission
    private typealias Completion = @MainActor @Sendable () -> Void
    private typealias Show = @MainActor @Sendable (View, Submission, @escaping Completion) -> Void

    /// The snapshot that the view shows.
    private(set) var shown = ShownSnapshot<Section, Item>()
    /// The snapshots that were submitted, from whatever thread, and that the view doesn't all show yet.
    private nonisolated let submissions = SnapshotSubmissions<Section, Item>()
    private weak var view: View?
    private let animatesFirst: Bool

    /// - Parameter animatesFirst: Whether the first snapshot is animated like others.
    init(to view: View, animatesFirst: Bool = true) {
        self.view = view
        self.animatesFirst = animatesFirst
    }

    /// The latest snapshot that was submitted, without its reload requests.
    nonisolated var latest: Snapshot { submissions.latest }

    /// Animates the view to a snapshot, as one motion.
    ///
    /// - Parameters:
    ///   - api: The method of the data source that was called.
    ///   - animation: Returns the animation of rows that come and go.
    ///   - completion: A closure that is called on the main thread when the motion is over.
    nonisolated func apply(
        _ snapshot: Snapshot,
        of source: any Source,
        in api: StaticString,
        isAnimated: Bool,
        with animation: @escaping @MainActor @Sendable () -> View.Animation,
        completion: (() -> Void)?
    ) {
        submit(snapshot, of: source, in: api, comparing: true, completion: completion) { view, submission, complete in
            let update = { self.change(view, to: submission, in: api, with: animation(), completion: complete) }
            let isMotion = isAnimated && (self.animatesFirst || !self.shown.isFirst)
            isMotion ? update() : UIView.performWithoutAnimation(update)
        }
    }

    /// Shows a snapshot by reloading all cells, without comparing snapshots.
    nonisolated func reload(
        _ snapshot: Snapshot,
        of source: any Source,
        in api: StaticString,
        completion: (() -> Void)?
    ) {
        submit(snapshot, of: source, in: api, comparing: false, completion: completion) { view, submission, complete in
            self.shown.note(submission)
            view.reloadData()
            complete()
        }
    }

    private nonisolated func submit(
        _ snapshot: Snapshot,
        of source: any Source,
        in api: StaticString,
        comparing: Bool,
        completion: (() -> Void)?,
        by show: @escaping Show
    ) {
        // The closure is called on the main thread, once.
        nonisolated(unsafe) let completion = completion
        let complete: Completion = { completion?() }
        if unfold_is_main_thread() {
            MainActor.assumeIsolated {
                let submission = submissions.submitOnMain(snapshot, for: "\(api)", view: view)
                take(submission, of: source, completion: complete, by: show)
            }
        } else {
            submissions.submitElsewhere(snapshot, comparing: comparing) { submission in
                DispatchQueue.main.async { self.take(submission, of: source, completion: complete, by: show) }
            }
        }
    }

    private func take(
        _ submission: Submission,
        of source: any Source,
        completion: @escaping Completion,
        by show: @escaping Show
    ) {
        guard let view, view.rowSource === source else {
            // The view has another data source, so there are no rows to update.
            shown.note(submission)
            submissions.finish(submission)
            completion()
            return
        }
        view.whenRowsAreInPlace {
            withExtendedLifetime(source) { show(view, submission, completion) }
            self.submissions.finish(submission)
        }
    }

    private func change(
        _ view: View,
        to submission: Submission,
        in api: StaticString,
        with animation: View.Animation,
        completion: @escaping Completion
    ) {
        let difference = shown.difference(to: submission)
        view.performBatchUpdates {
            self.shown.note(submission)
            view.updates.note(api)
            view.update { $0.request(difference, with: animation) }
        } completion: { _ in
            completion()
        }
    }
}
