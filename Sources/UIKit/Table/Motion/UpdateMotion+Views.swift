import CoreGraphics
import QuartzCore

/// The views that take part in the motion, and where they start.
extension UpdateMotion {
    /// Makes cells for rows that come into sight, or come at all.
    func addCells(at offset: CGFloat) {
        let inSight = table.content.rows(from: offset, to: offset + table.bounds.height)
        let rows = Set(inSight).union(rowsThatWereInSight).union(table.cells.rows.keys).sorted()
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
                starts.append((cell, .entering(animation, at: frame)))
                sendToBack(cell)
            } else {
                starts.append((cell, RowLook(frame: oldFrame(of: row) ?? frame, alpha: 1)))
                if let neighbour = neighbour(of: row) { table.join(cell, at: row, to: neighbour) }
            }
        }
        for leaver in leaving where !leaver.isReplaced { sendToBack(leaver.view) }
        // A row that is taken elsewhere passes over the others.
        for move in map.movedRows {
            guard let cell = table.cells.rows[move.new],
                let front = table.subviews.last(where: { $0 is UITableViewCell }),
                front !== cell
            else { continue }
            table.insertSubview(cell, aboveSubview: front)
        }
    }

    /// A new cell for an old row starts as the old cell is, with the motion that it has.
    private func start(_ cell: UITableViewCell, at row: IndexPath, replacing reload: Map.RowReload) {
        guard let old = oldRows[reload.old] else {
            starts.append((cell, RowLook(frame: oldFrame(of: row) ?? cell.frame, alpha: 1)))
            return
        }
        var look = RowLook.entering(reload.animation == .automatic ? .fade : reload.animation, at: cell.frame)
        // The slide is sideways of where the row was, not of where it will be.
        look.frame = look.frame.offsetBy(dx: 0, dy: old.frame.minY - cell.frame.minY)
        look.frame.size.height = old.frame.height
        starts.append((cell, look))
        switch reload.animation {
        case .top, .bottom, .middle:
            // Both slide under their neighbours, not over them.
            sendToBack(old)
            sendToBack(cell)
        default: table.insertSubview(cell, aboveSubview: old)
        }
        cell.layer.joinMotion(of: old.layer)
    }

    /// Makes headers and footers that come into sight.
    func addSectionViews(at offset: CGFloat) {
        table.placeSectionViews(in: offset..<offset + table.bounds.height)
        for (part, view) in table.cells.sectionViews {
            if let frame = oldFrames[ObjectIdentifier(view)] {
                starts.append((view, RowLook(frame: frame, alpha: 1)))
            } else if let animation = animationOfNewSection[part.section] {
                starts.append((view, .entering(animation, at: view.frame)))
                sendToBack(view)
                raised.append(view)
            } else if let frame = oldFrame(of: part), frame.height > 0 {
                starts.append((view, RowLook(frame: frame, alpha: 1)))
            } else {
                starts.append((view, RowLook(frame: view.frame, alpha: 0)))
            }
        }
    }

    /// What was only guessed of rows that come into sight has been so all along, so that they do not stretch on their way.
    private func correctEstimates(of rows: [IndexPath]) {
        for row in rows where table.content.geometry.isMeasured(row: row.row, in: row.section) {
            guard reloadOfNewRow[row] == nil, let old = map.oldIndexPath(forNew: row),
                !before.geometry.isMeasured(row: old.row, in: old.section)
            else { continue }
            let height = table.content.geometry.extent(ofRow: row.row, in: row.section)
            before.geometry.setSize(.exact(height), ofRow: old.row, in: old.section)
        }
    }

    /// Where the row was before the update, whether or not it had a cell: next to those that had.
    private func oldFrame(of row: IndexPath) -> CGRect? {
        guard let old = map.oldIndexPath(forNew: row) else { return nil }
        let frame = table.frame(before.span(of: old))
        guard let kept = neighbour(of: row), let oldRow = map.oldIndexPath(forNew: kept),
            let shown = table.cells.rows[kept].flatMap({ oldFrames[ObjectIdentifier($0)] })
        else { return frame }
        return frame.offsetBy(dx: 0, dy: shown.minY - before.span(of: oldRow).lowerBound)
    }

    /// Where the header or footer was in the content before the update, whether or not it had a view.
    private func oldFrame(of part: SectionPart) -> CGRect? {
        guard let old = map.oldSection(forNew: part.section) else { return nil }
        let oldPart = SectionPart(edge: part.edge, section: old)
        let span = before.points(before.range(of: oldPart))
        // What was only guessed has been so all along.
        let size = before.size(of: oldPart).isExact ? before.size(of: oldPart) : table.content.size(of: part)
        let height = CGFloat(size.extent.points)
        return CGRect(x: 0, y: span.lowerBound, width: table.bounds.width, height: height)
    }

    /// The row that had a cell on the screen before the update and is nearest: what comes in beside it moves as it does.
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
