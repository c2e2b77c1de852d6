import UIKit

/// The views that rows show only while they are unfolded, created when a row first unfolds.
///
/// Cells that conform to ``DetailedCell`` show these views.
///
/// ```swift
/// expander.details = RowDetails(placeholderHeight: 120) { id in
///     MapView(try await load(id))
/// }
/// ```
@MainActor
public struct RowDetails<ID: Hashable> {
    /// The time for which a detail is kept.
    ///
    /// ```swift
    /// expander.details = RowDetails(lifetime: isLarge ? .whileUnfolded : .forever) { ChartView(values[$0]) }
    /// ```
    public enum Lifetime: Hashable, Sendable {
        /// The detail is kept until its row is folded.
        case whileUnfolded
        /// The detail is kept as long as the expander exists.
        case forever
    }

    enum Source {
        case now(@MainActor (ID) -> UIView)
        case later(placeholderHeight: CGFloat, Load)
    }

    /// The result of loading a detail.
    package enum Arrival {
        case detail(UIView)
        /// A view that says that the load failed.
        case failure(UIView)
    }

    /// A closure that starts to load a detail and calls another closure when the load has ended.
    ///
    /// - Returns: A closure that cancels the load.
    package typealias Load = @MainActor (ID, _ deliver: @escaping @MainActor (Arrival) -> Void) -> @MainActor () -> Void

    let source: Source
    let lifetime: Lifetime

    /// Creates details that are available immediately.
    ///
    /// ```swift
    /// expander.details = RowDetails { ChartView(values[$0]) }
    /// ```
    ///
    /// - Parameters:
    ///   - lifetime: The time for which a detail is kept. By default, a detail is kept until its row is folded.
    ///   - make: A closure that returns the view for a row. The view's constraints determine its height. The expander
    ///     calls the closure when the row first unfolds.
    public init(lifetime: Lifetime = .whileUnfolded, make: @escaping @MainActor (ID) -> UIView) {
        source = .now(make)
        self.lifetime = lifetime
    }

    /// Creates details that are loaded asynchronously.
    ///
    /// An unfolded row shows a placeholder while its detail loads. When the detail is available, the row
    /// animates to the detail's height. If the load throws an error, the row shows the view that `failure` returns, or
    /// else keeps the placeholder. It loads its detail again the next time that it unfolds, or when you call
    /// ``LevelExpander/reloadDetail(of:)``.
    ///
    /// ```swift
    /// expander.details = RowDetails(placeholderHeight: 120, lifetime: .forever) { id in
    ///     MapView(try await load(id))
    /// } failure: { id, error in
    ///     RetryButton("\(error)") { expander.reloadDetail(of: id) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - placeholderHeight: The height of the placeholder, in points. A negative value is treated as 0.
    ///   - lifetime: The time for which a detail is kept. By default, a detail is kept until its row is folded.
    ///   - load: A closure that returns the view for a row. The view's constraints determine its height. The task
    ///     that runs the closure is canceled if the row is folded before it ends.
    ///   - failure: A closure that is called with the error of a load, and returns the view to show, or `nil` for none.
    public init(
        placeholderHeight: CGFloat,
        lifetime: Lifetime = .whileUnfolded,
        load: @escaping @MainActor (ID) async throws -> UIView,
        failure: @escaping @MainActor (ID, any Error) -> UIView? = { _, _ in nil }
    ) {
        self.init(placeholderHeight: placeholderHeight, lifetime: lifetime) { id, deliver in
            let task = Task {
                do {
                    let view = try await load(id)
                    if !Task.isCancelled { deliver(.detail(view)) }
                } catch {
                    // Without a view the placeholder stays.
                    if !Task.isCancelled, let view = failure(id, error) { deliver(.failure(view)) }
                }
            }
            return { task.cancel() }
        }
    }

    /// Creates details that arrive when a closure is called, for tests without asynchronous tasks.
    package init(placeholderHeight: CGFloat, lifetime: Lifetime, start: @escaping Load) {
        source = .later(placeholderHeight: max(0, placeholderHeight), start)
        self.lifetime = lifetime
    }
}
