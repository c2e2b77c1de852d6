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
        case later(placeholderHeight: CGFloat, @MainActor (ID) async throws -> UIView)
    }

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
        source = .later(placeholderHeight: max(0, placeholderHeight), load)
        self.lifetime = lifetime
    }
}
