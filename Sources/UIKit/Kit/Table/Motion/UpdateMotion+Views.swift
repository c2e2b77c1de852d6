import CoreGraphics
import QuartzCore

/// The views that take part in the motion, and their starting positions.
extension UpdateMotion {
    /// Creates cells for the rows that are visible before or after the motion and have none.
    func addCells(at offset: CGFloat) {
        let inSight = table.content.rows(from: offset, to: offset + table.bounds.height)
        // Rows that are visible at either end of the motion need cells: one that moves off the screen is still seen
        // leaving.
        let rows = Set(inSight).union(previouslyVisibleRows).union(table.cells.rows.keys).sorted()
        correctEstimates(of: rows)
        for row in rows {
            let existing = table.cells.rows[row]
            if let existing, oldFrames[ObjectIdentifier(existing)] != nil { continue }
            guard let cell = existing ?? table.makeCell(for: row) else { continue }
            let frame = table.rowFrame(row)
            cell.frame = frame
            table.display(cell, at: row)
            if let reload = reloadOfNewRow[row] {
                start(cell, at: row, replacing: reload)
            } else if let animation = animationOfNewRow[row] ?? animationOfNewSection[row.section] {
                var look = RowAppearance.entering(animation, at: frame)
                look.frame.size.height = table.enteringHeight(frame.height)
                starts.append((cell, look))
                sendToBack(cell)
            } else {
                var look = RowAppearance(frame: oldFrame(of: row) ?? frame, alpha: 1)
                look.frame.size.height = table.enteringHeight(look.frame.height)
                starts.append((cell, look))
                if let neighbour = neighbour(of: row) { table.join(cell, at: row, to: neighbour) }
            }
        }
        for leaver in leaving where !leaver.isReplaced { sendToBack(leaver.view) }
        // A moved row passes in front of the others.
        for move in map.movedRows {
            guard let cell = table.cells.rows[move.new],
                let front = table.subviews.last(where: { $0 is UITableViewCell }),
                front !== cell
            else { continue }
            table.insertSubview(cell, aboveSubview: front)
        }
    }

    /// Starts a new cell for an existing row where the old cell is shown, with the old cell's motion.
    private func start(_ cell: UITableViewCell, at row: IndexPath, replacing reload: Map.RowReload) {
        guard let old = oldRows[reload.old] else {
            starts.append((cell, RowAppearance(frame: oldFrame(of: row) ?? cell.frame, alpha: 1)))
            return
        }
        var look = RowAppearance.entering(reload.animation == .automatic ? .fade : reload.animation, at: cell.frame)
        // The slide is relative to the row's old position, and not to its new one.
        look.frame = look.frame.offsetBy(dx: 0, dy: old.frame.minY - cell.frame.minY)
        look.frame.size.height = old.frame.height
        starts.append((cell, look))
        switch reload.animation {
        case .top, .bottom, .middle:
            // Both cells slide behind their neighbors, not in front of them.
            sendToBack(old)
            sendToBack(cell)
        default: table.insertSubview(cell, aboveSubview: old)
        }
        cell.layer.joinMotion(of: old.layer)
    }

    /// Creates the headers and footers that come into view.
    func addSectionViews(at offset: CGFloat) {
        // A header that moves off the screen is still seen leaving.
        table.placeSectionViews(in: offset..<offset + table.bounds.height, removingOthers: false)
        // A view that was created only for measuring isn't on the screen.
        for (part, view) in table.cells.sectionViews where table.cells.isDisplayed(view) {
            if let frame = oldFrames[ObjectIdentifier(view)] {
                starts.append((view, RowAppearance(frame: frame, alpha: 1)))
            } else if let animation = animationOfNewSection[part.section] {
                starts.append((view, .entering(animation, at: view.frame)))
                sendToBack(view)
                raised.append(view)
            } else if let frame = oldFrame(of: part), frame.height > 0 {
                starts.append((view, RowAppearance(frame: frame, alpha: 1)))
            } else {
                // The section had no such view before, so there is no place to move from.
                starts.append((view, RowAppearance(frame: view.frame, alpha: 0)))
            }
        }
    }

    /// Replaces the old estimates of rows that come into view by their measured heights, so that the rows don't
    /// stretch on their way.
    private func correctEstimates(of rows: [IndexPath]) {
        for row in rows where table.content.geometry.isMeasured(row: row.row, in: row.section) {
            guard reloadOfNewRow[row] == nil, let old = map.oldIndexPath(forNew: row),
                !before.geometry.isMeasured(row: old.row, in: old.section)
            else { continue }
            let height = table.content.geometry.extent(ofRow: row.row, in: row.section)
            before.geometry.setSize(.exact(height), ofRow: old.row, in: old.section)
        }
    }

    /// Returns the frame of a row before the update, whether or not it had a cell: beside the rows that had one.
    private func oldFrame(of row: IndexPath) -> CGRect? {
        guard let old = map.oldIndexPath(forNew: row) else { return nil }
        let frame = table.frame(before.span(of: old))
        guard let kept = neighbour(of: row), let oldRow = map.oldIndexPath(forNew: kept),
            let shown = table.cells.rows[kept].flatMap({ oldFrames[ObjectIdentifier($0)] })
        else { return frame }
        return frame.offsetBy(dx: 0, dy: shown.minY - before.span(of: oldRow).lowerBound)
    }

    /// Returns the frame of a header or footer in the content before the update, whether or not it had a view.
    private func oldFrame(of part: SectionPart) -> CGRect? {
        guard let old = map.oldSection(forNew: part.section) else { return nil }
        let oldPart = SectionPart(edge: part.edge, section: old)
        let span = before.points(before.range(of: oldPart))
        // An old estimate is replaced by the height that is known now.
        let size = before.size(of: oldPart).isExact ? before.size(of: oldPart) : table.content.size(of: part)
        let height = CGFloat(size.extent.points)
        return CGRect(x: 0, y: span.lowerBound, width: table.bounds.width, height: height)
    }

    /// Returns the nearest row that had a cell before the update. A row that comes in beside it moves as it does.
    private func neighbour(of row: IndexPath) -> IndexPath? {
        let kept = table.cells.rows.filter { oldFrames[ObjectIdentifier($0.value)] != nil }
        return kept.keys.min { distance($0, row) < distance($1, row) }
    }

    private func distance(_ a: IndexPath, _ b: IndexPath) -> CGFloat {
        abs(table.content.span(of: a).lowerBound - table.content.span(of: b).lowerBound)
    }

    private func sendToBack(_ view: UIView) {
        table.insertSubview(view, at: table.backmostCellIndex)
    }
}
