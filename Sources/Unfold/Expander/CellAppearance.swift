import UIKit

/// The closures that give cells without a class of their own an appearance for each level.
struct CellAppearance<Level: ExpansionLevel> {
    var apply: @MainActor (any RowCell, Level, ExpansionReason) -> Void
    var truncatable: @MainActor (any RowCell) -> [UILabel] = { _ in [] }
    /// Whether a row unfolds only if it is higher then, which is found out by measuring it twice.
    var isMeasured = false
}

extension CellAppearance {
    /// Creates an appearance of the cells of a class.
    init<Cell: UIView>(
        of cells: Cell.Type,
        _ apply: @escaping @MainActor (Cell, Level, ExpansionReason) -> Void,
        truncatable: @escaping @MainActor (Cell) -> [UILabel]
    ) {
        self.init { cell, level, reason in
            if let cell = cell as? Cell { apply(cell, level, reason) }
        } truncatable: { cell in
            (cell as? Cell).map(truncatable) ?? []
        }
    }

    /// Creates an appearance that shows the first lines of a label or all of them.
    init<Cell: UIView>(lines: Int, of label: @escaping @MainActor (Cell) -> UILabel?) {
        self.init(of: Cell.self) { cell, level, _ in
            label(cell)?.numberOfLines = level.isFolded ? lines : 0
        } truncatable: { cell in
            label(cell).map { [$0] } ?? []
        }
    }

    /// Creates an appearance for cells with a content configuration.
    init<Configuration: UIContentConfiguration>(
        changing change: @escaping @MainActor (inout Configuration, Level) -> Void
    ) {
        self.init(
            apply: { cell, level, _ in
                guard var configuration = cell.contentConfiguration as? Configuration else { return }
                change(&configuration, level)
                cell.contentConfiguration = configuration
            },
            isMeasured: true
        )
    }
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
        setAppearance(of: UITableViewCell.self, truncatable: truncatable, apply)
    }

    /// Sets a closure that gives the cells of a class an appearance for each level, in a table view or a collection
    /// view.
    ///
    /// The closure is called as ``UnfoldingCell/apply(_:reason:)`` is. It isn't called for cells of other classes.
    ///
    /// ```swift
    /// expander.setAppearance(of: UICollectionViewListCell.self) { cell, level, _ in
    ///     cell.contentView.backgroundColor = level == .collapsed ? nil : .systemFill
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - cells: The class of the cells.
    ///   - truncatable: A closure that returns the labels whose text the folded row may truncate. If no label truncates
    ///     its text, the row has nothing to unfold. By default, every row unfolds.
    ///   - apply: A closure that updates a cell for a level.
    public func setAppearance<Cell: UIView>(
        of cells: Cell.Type,
        truncatable: @escaping @MainActor (Cell) -> [UILabel] = { _ in [] },
        _ apply: @escaping @MainActor (Cell, Level, ExpansionReason) -> Void
    ) {
        presenter.appearance = CellAppearance(of: cells, apply, truncatable: truncatable)
        refresh()
    }

    /// Sets a closure that changes the content configuration of cells for each level.
    ///
    /// The cells need no class. Set their configuration before you call ``configure(_:at:)-(UITableViewCell,_)``, as
    /// always. A row whose content is as high when it is folded as when it is fully unfolded has nothing to unfold.
    ///
    /// ```swift
    /// expander.content { (content: inout UIListContentConfiguration, level) in
    ///     content.secondaryTextProperties.numberOfLines = level == .collapsed ? 2 : 0
    /// }
    /// ```
    ///
    /// - Parameter change: A closure that changes a configuration for a level, and sets the same properties for each.
    ///   It isn't called for cells with configurations of other types.
    public func content<Configuration: UIContentConfiguration>(
        _ change: @escaping @MainActor (inout Configuration, Level) -> Void
    ) {
        presenter.appearance = CellAppearance(changing: change)
        refresh()
    }
}
