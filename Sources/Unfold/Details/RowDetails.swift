import UIKit

/// What rows show only while they are unfolded, made when they first are. Cells that conform to ``DetailedCell`` show it.
///
/// ```swift
/// expander.details = RowDetails(placeholderHeight: 120) { id in
///     MapView(try await load(id))
/// }
/// ```
@MainActor
public struct RowDetails<ID: Hashable & Sendable> {
    /// How long a detail is kept.
    ///
    /// ```swift
    /// expander.details = RowDetails(lifetime: isLarge ? .whileUnfolded : .forever) { ChartView(values[$0]) }
    /// ```
    public enum Lifetime: Hashable, Sendable {
        /// Until its row is folded.
        case whileUnfolded
        /// As long as the expander.
        case forever
    }

    enum Source {
        case now(@MainActor (ID) -> UIView)
        case later(placeholderHeight: CGFloat, Load)
    }

    /// Begins to make a detail, and calls a closure when it is there.
    ///
    /// - Returns: a closure that cancels it.
    package typealias Load = @MainActor (ID, _ deliver: @escaping @MainActor (UIView) -> Void) -> @MainActor () -> Void

    let source: Source
    let lifetime: Lifetime

    /// Details that are there at once.
    ///
    /// ```swift
    /// expander.details = RowDetails { ChartView(values[$0]) }
    /// ```
    ///
    /// - Parameters:
    ///   - lifetime: how long a detail is kept. Until its row is folded, unless said otherwise.
    ///   - make: gives the view for a row; its constraints say its height. Called when the row first unfolds.
    public init(lifetime: Lifetime = .whileUnfolded, make: @escaping @MainActor (ID) -> UIView) {
        source = .now(make)
        self.lifetime = lifetime
    }

    /// Details that take their time. A row that unfolds has room for a placeholder, and gets the height of its detail in one
    /// motion when that is there; if making it fails, the placeholder stays, and the next unfolding tries again.
    ///
    /// ```swift
    /// expander.details = RowDetails(placeholderHeight: 120, lifetime: .forever) { id in
    ///     MapView(try await load(id))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - placeholderHeight: points; less than 0 is taken for 0.
    ///   - lifetime: how long a detail is kept. Until its row is folded, unless said otherwise.
    ///   - load: gives the view for a row; its constraints say its height. Cancelled if the row is folded meanwhile.
    public init(
        placeholderHeight: CGFloat,
        lifetime: Lifetime = .whileUnfolded,
        load: @escaping @MainActor (ID) async throws -> UIView
    ) {
        self.init(placeholderHeight: placeholderHeight, lifetime: lifetime) { id, deliver in
            let task = Task {
                // What stands for a detail that could not be made stays.
                if let view = try? await load(id), !Task.isCancelled { deliver(view) }
            }
            return { task.cancel() }
        }
    }

    /// Details that arrive by a call, for tests that have no time of their own.
    package init(placeholderHeight: CGFloat, lifetime: Lifetime, start: @escaping Load) {
        source = .later(placeholderHeight: max(0, placeholderHeight), start)
        self.lifetime = lifetime
    }
}
