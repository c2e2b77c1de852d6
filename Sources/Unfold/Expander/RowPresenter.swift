import UIKit

/// The appearance of the cells that an expander has configured: their levels, details, indicators and accessibility
/// properties.
@MainActor
final class RowPresenter<ID: Hashable, Level: ExpansionLevel> {
    var appearance: CellAppearance<Level>?
    var indicator = ExpansionIndicator.chevron
    var strings = ExpansionStrings()
    /// A closure that changes the level of a row for a user of assistive technology.
    var onAction: @MainActor (ID) -> Bool = { _ in false }
    let details: DetailPresenter<ID, Level>
    var fits = FitMemory<ID>()
    private let levels: LevelStore<ID, Level>
    private let places: RowPlaces<ID>

    init(_ levels: LevelStore<ID, Level>, _ places: RowPlaces<ID>) {
        self.levels = levels
        self.places = places
        details = DetailPresenter(levels, places)
    }

    // MARK: Levels

    /// Shows a level in a cell.
    func show(_ level: Level, in cell: any RowCell, _ reason: ExpansionReason) {
        cell.show(level, reason: reason)
        updateConfiguration(of: cell, level)
        appearance?.apply(cell, level, reason)
    }

    /// Lets a cell that follows its configuration state follow the level. It must not wait for the next layout, which
    /// would be too late for the height of the row.
    private func updateConfiguration(of cell: any RowCell, _ level: Level) {
        cell.updateConfiguration(isExpanded: !level.isFolded)
    }

    /// Shows the level of a row in its new or reused cell.
    ///
    /// The cell or its detail may change the level of the row. The table doesn't know the cell yet, so no other code
    /// would show that change. Each level is shown at most once, which ends the loop if the client alternates.
    func showLevels(of id: ID, in cell: any RowCell, _ mark: RowMark) {
        var seen: Set<Level> = []
        while (mark.id as? Box<ID>)?.value == id, seen.insert(levels[id]).inserted {
            let level = levels[id]
            mark.level = Box(level)
            show(level, in: cell, .configuration)
            details.place(in: cell, of: id, isUnfolded: !level.isFolded, reason: .configuration)
            update(cell, mark, level: level)
        }
    }

    /// Shows the level of a row that changes, inside the animation.
    func move(_ id: ID, _ cell: any RowCell) {
        let level = levels[id]
        RowMark.existing(in: cell)?.level = Box(level)
        show(level, in: cell, .motion)
        guard places.isInUse(cell) else { return }
        // The cell may have changed the level. If the change wasn't shown immediately, another animation follows.
        details.place(in: cell, of: id, isUnfolded: !levels[id].isFolded, reason: .motion)
        guard let mark = RowMark.existing(in: cell) else { return }
        update(cell, mark, level: levels[id])
    }

    /// Shows the level of a row that is at rest, in the state that the end of an animation left the cell in.
    ///
    /// - Parameter hasMoved: Whether the animation was the row's own.
    func rest(_ id: ID, _ cell: any RowCell, hasMoved: Bool) {
        UIView.performWithoutAnimation {
            if hasMoved { show(levels[id], in: cell, .configuration) }
            guard let mark = RowMark.existing(in: cell) else { return }
            // The animation of another row changes no more of this cell than its arrow, which it may have animated
            // while the cell showed that row. An outline may have moved the row to another depth.
            let state = RowMark.State(level: levels[id], unfolds: mark.fits != true)
            if !hasMoved, places.outline == nil, mark.state == state {
                mark.arrow?.restore()
            } else {
                update(cell, mark, level: levels[id])
            }
        }
    }

    /// Restores a cell that showed another row, for a row that never unfolds.
    func release(_ cell: any RowCell) {
        show(.folded, in: cell, .configuration)
        guard let mark = RowMark.existing(in: cell), mark.id != nil else { return }
        (mark.owner, mark.id, mark.level, mark.fits, mark.onChange) = (nil, nil, nil, nil, nil)
        details.place(in: cell, of: nil, isUnfolded: false, reason: .configuration)
        update(cell, mark, level: .folded, unfolds: false)
    }

    /// Returns whether a cell shows a different level than that of its row.
    ///
    /// Changes that cancel each other out may leave such cells, if the cells were configured between the changes.
    func isOutdated(_ cell: any RowCell, _ id: ID) -> Bool {
        guard let shown = RowMark.existing(in: cell)?.level else { return false }
        return (shown as? Box<Level>)?.value != levels[id]
    }

    // MARK: Fit

    /// Returns whether the folded row shows everything, or `nil` if that isn't known.
    func fit(of id: ID, in cell: any RowCell, _ mark: RowMark) -> Bool? {
        let width = places.container?.rowWidth(of: cell) ?? 0
        guard width > 0 else { return nil }
        if let unfolds = places.outline?.unfolds(id, cell) {
            fits.remember(!unfolds, nil, for: id)
            return !unfolds
        }
        if let answer = cell.foldedFit(inRowOf: width) {
            fits.remember(answer, nil, for: id)
            return answer
        }
        let labels = cell.truncatableLabels + (appearance?.truncatable(cell) ?? [])
        let category = cell.traitCollection.preferredContentSizeCategory
        guard let key = FitKey(labels, category: category, width: width) else {
            if appearance?.isMeasured == true { return measuredFit(of: id, in: cell, mark, width) }
            // The row may have fit with its previous content.
            fits.forget(id)
            return nil
        }
        if let known = fits.answer(key, for: id) { return known }
        show(.folded, in: cell, .configuration)
        if labels.contains(where: { $0.isTooLong(forRowOf: width) }) {
            fits.remember(false, key, for: id)
            return false
        }
        // A row that fits has no indicator, so the text is measured without one.
        showIndicator(in: cell, mark, isOpen: nil)
        // A dequeued cell may not have the width of its row yet.
        if cell.bounds.width != width, places.remedies.contains(.knowsWidth) { cell.bounds.size.width = width }
        cell.layoutIfNeeded()
        // The layout may be that of the table, in which the client may show the row again. The cell then has the level
        // of its row, and the text was measured meanwhile.
        if let known = fits.answer(key, for: id) { return known }
        let answer = labels.allSatisfy(\.showsWholeText)
        fits.remember(answer, key, for: id)
        return answer
    }

    /// Returns whether the row is as high folded as fully unfolded.
    private func measuredFit(of id: ID, in cell: any RowCell, _ mark: RowMark, _ width: CGFloat) -> Bool {
        show(.folded, in: cell, .configuration)
        let category = cell.traitCollection.preferredContentSizeCategory
        let key = FitKey(cell.contentConfiguration, category: category, width: width)
        if let key, let known = fits.answer(key, for: id) { return known }
        // A row that fits has no indicator.
        showIndicator(in: cell, mark, isOpen: nil)
        let folded = height(of: cell, width)
        show(.fullyUnfolded, in: cell, .configuration)
        let answer = height(of: cell, width) <= folded + 0.5
        show(.folded, in: cell, .configuration)
        fits.remember(answer, key, for: id)
        return answer
    }

    private func height(of cell: any RowCell, _ width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns whether the folded row shows everything, as far as is known. Returns `false` for
    /// rows that were never shown.
    func isComplete(_ id: ID) -> Bool {
        if let unfolds = places.outline?.unfolds(id, nil) { return !unfolds }
        if let answer = fits.lastAnswer(for: id) { return answer }
        // The cache may have dropped the answers for rows on the screen.
        let cell = places.visibleIndexPath(for: id).flatMap { places.container?.rowCell(at: $0) }
        return cell.flatMap(RowMark.existing)?.fits ?? false
    }

    /// Finds out whether the folded row shows everything, for a row that was never shown.
    ///
    /// Otherwise a row with nothing to unfold would count as open, and the policy would fold other rows for it. The
    /// data source configures a cell for the row, which isn't displayed.
    func determineFit(of id: ID) {
        guard let container = places.container, container.window != nil, !container.hasUncommittedUpdates,
            fits.lastAnswer(for: id) == nil, let indexPath = places.indexPath(for: id)
        else { return }
        container.requestCell(at: indexPath)
    }

    /// Returns the rows that may unfold, as far as is known, in the given order.
    ///
    /// Takes time proportional to the rows on the screen, regardless of the number of requested rows.
    func unfolding(_ ids: [ID]) -> [ID] {
        let outline = places.outline
        let shown = places.shownRows.compactMap { id, cell in
            RowMark.existing(in: cell)?.fits.map { (id, $0) }
        }
        let marks = Dictionary(shown) { first, _ in first }
        return ids.filter { outline?.unfolds($0, nil) ?? !(fits.lastAnswer(for: $0) ?? marks[$0] ?? false) }
    }

    // MARK: Indicator and accessibility

    /// Keeps the focus of assistive technologies on a row that changed.
    func keepFocus(on id: ID?) {
        guard let id, let path = places.visibleIndexPath(for: id) else { return }
        guard let cell = places.container?.rowCell(at: path) else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: cell)
    }

    private func update(_ cell: any RowCell, _ mark: RowMark, level: Level) {
        update(cell, mark, level: level, unfolds: mark.fits != true)
    }

    /// Updates the indicator and the accessibility properties of a cell for a level.
    private func update(_ cell: any RowCell, _ mark: RowMark, level: Level, unfolds: Bool) {
        let state = RowMark.State(level: level, unfolds: unfolds)
        mark.state = state
        let isOpen = state.isOpen
        showIndicator(in: cell, mark, isOpen: isOpen)
        let id = places.outline == nil ? nil : places.markedID(of: cell)
        let depth = id.flatMap { places.outline?.depth(of: $0) }
        RowDescription(strings: strings, depth: depth)
            .describe(cell, mark, isOpen: isOpen, folds: state.folds) { [weak self, weak mark] in
                guard let self, let cell = mark?.cell, let id = places.markedID(of: cell) else { return false }
                return onAction(id)
            }
    }

    private func showIndicator(in cell: any RowCell, _ mark: RowMark, isOpen: Bool?) {
        guard let placement = indicator.placement, let isOpen else {
            mark.arrow?.remove()
            mark.arrow = nil
            return
        }
        if mark.arrow?.isPlaced(at: placement) != true {
            mark.arrow?.remove()
            mark.arrow = RowArrow(in: cell, at: placement)
        }
        mark.arrow?.turn(isOpen: isOpen)
        // The text of the cell may have changed, and with it the first line.
        mark.setNeedsLayout()
    }
}
