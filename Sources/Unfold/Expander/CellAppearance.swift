import UIKit

/// The closures that give cells without a class of their own an appearance for each level.
struct CellAppearance<Level: ExpansionLevel> {
    var apply: @MainActor (UITableViewCell, Level, ExpansionReason) -> Void
    var truncatable: @MainActor (UITableViewCell) -> [UILabel] = { _ in [] }
}

extension LevelExpander {
    /// Sets a closure that gives cells an appearance for each level, for cells without a class of their own.
    ///
    /// The closure is called as ``UnfoldingCell/apply(_:reason:)`` is, also for cells that conform to
    /// ``UnfoldingCell``, after their own method.
    ///
    /// ```swift
    /// expander.setAppearance { cell, level, _ in
    ///     cell.detailTextLabel?.isHidden = level == .collapsed
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - truncatable: A closure that returns the labels whose text the folded row may truncate. If no label truncates
    ///     its text, the row has nothing to unfold. By default, every row unfolds.
    ///   - apply: A closure that updates a cell for a level.
    public func setAppearance(
        truncatable: @escaping @MainActor (UITableViewCell) -> [UILabel] = { _ in [] },
        _ apply: @escaping @MainActor (UITableViewCell, Level, ExpansionReason) -> Void
    ) {
        presenter.appearance = CellAppearance(apply: apply, truncatable: truncatable)
        refresh()
    }
}
