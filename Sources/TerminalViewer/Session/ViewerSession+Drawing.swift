import Documents
import Reader
import Terminal

/// The screen.
extension ViewerSession {
    /// Returns the screen.
    package func draw() -> CellGrid {
        var grid = CellGrid(size)
        guard size.rows > 0 else { return grid }
        if let helpTop {
            ViewerHelp(look: look).draw(into: &grid, from: helpTop)
            return grid
        }
        // Documents and searches move the current row between commands.
        view.revealCurrent()
        lineOwners = view.draw(into: &grid)
        drawStatus(into: &grid)
        return grid
    }

    /// Returns the screens between two, of which the last was drawn after a row was unfolded or folded; none if nothing
    /// has moved. Asking ends the motion.
    package func takeMotion(from old: CellGrid, to new: CellGrid) -> [CellGrid] {
        defer { motion = nil }
        guard let motion, helpTop == nil, bar == nil else { return [] }
        let inside = page.outline.runs.descendants(ofRowAt: motion.row)
        let lines = lineOwners.count { $0 == motion.row || $0.map(inside.contains) == true }
        return motion.frames(from: old, to: new, linesAfter: lines)
    }

    private func drawStatus(into grid: inout CellGrid) {
        let row = size.rows - 1
        if let bar { return draw(bar, row, into: &grid) }
        let line = CellText(
            page.message ?? status,
            style: page.message == nil ? ViewerLook.secondary : .plain,
            rule: look.rule
        )
        grid.write(line.truncated(to: size.columns, mark: look.cut), row: row, column: 0)
    }

    private func draw(_ bar: ViewerBar, _ row: Int, into grid: inout CellGrid) {
        let cursor = CellText(bar.sign + bar.field.beforeCursor, rule: look.rule).width
        let line = CellText(bar.sign + bar.field.text, rule: look.rule)
            .dropping(cells: max(0, cursor - size.columns + 1))
        let end = grid.write(line, row: row, column: 0)
        let note = bar.kind == .find ? page.findStatus.explanation ?? page.findStatus.note : barHint
        if !note.isEmpty, end + 3 < size.columns {
            let hint = CellText(note, style: ViewerLook.secondary, rule: look.rule)
            grid.write(hint.truncated(to: size.columns - end - 3, mark: look.cut), row: row, column: end + 3)
        }
        grid.cursor = GridPosition(row: row, column: min(cursor, size.columns - 1))
    }

    private var status: String {
        let title = stacks.count > 1 ? "\(titles[index]) (\(index + 1) of \(stacks.count))" : titles[index]
        let facts = facts.joined(separator: "  ")
        let path = stacks[index].path(ofRowAt: page.current).labels.joined()
        guard !path.isEmpty else { return "\(title)  \(facts)" }
        // The end of a path tells more than its beginning.
        let room = max(Self.leastPath, size.columns - CellText("\(title)    \(facts)", rule: look.rule).width)
        let shown = CellText(path, rule: look.rule)
        let isCut = shown.width > room
        let end = isCut ? look.ellipsis + path.suffix(max(1, room - look.ellipsis.count)) : path
        return "\(title)  \(end)  \(facts)"
    }

    /// The least number of cells that a path has.
    private static let leastPath = 12

    /// The facts about the rows and what is done with them.
    private var facts: [String] {
        var parts: [String] = []
        if let position = page.position(ofRowAt: page.current) {
            parts.append("\((position.index + 1).grouped)/\(position.count.grouped)\(position.isComplete ? "" : "+")")
        }
        let filtered = page.filter.isOn ? page.filter.found.count : nil
        parts.append(
            DocumentStatus(page.document.state, filteredCount: filtered, isFollowing: page.isFollowing).text
        )
        if page.outline.count > 0 { parts.append("\(100 * (page.current + 1) / page.outline.count) %") }
        if page.filter.isOn {
            let around = page.filter.context > 0 ? " ± \(page.filter.context)" : ""
            parts.append("[\(page.filter.text)\(around)]")
            let unsearched = UnsearchedRows(count: page.filter.unsearchedCount).reason(of: "condition")
            if let unsearched { parts.append(unsearched) }
        }
        if let name = page.sortName { parts.append("by \(name)") }
        if page.finder != nil { parts.append("/\(lastPattern) \(page.findStatus.note)") }
        if let progress = page.findStatus.progress { parts.append("\(Int(progress * 100)) %") }
        if let work = page.workTitle { parts.append("\(work)…") }
        if let notice = page.document.notice { parts.append(notice) }
        return parts
    }

    /// The current row in words, for readers of screens that hear lines: the bar or the message if there is one.
    package var spoken: String {
        if let bar { return bar.sign + bar.field.text }
        if let message = page.message { return message }
        guard let row = page.row(at: page.current) else { return page.document.notice ?? "No rows." }
        var parts: [String] = []
        if row.depth > 0 { parts.append("level \(row.depth + 1)") }
        if let position = page.position(ofRowAt: page.current) {
            parts.append("\(position.index + 1) of \(position.count)\(position.isComplete ? "" : " or more")")
        }
        if view.unfolds(at: page.current) { parts.append(row.isOpen ? "unfolded" : "folded") }
        if let severity = row.row.severity { parts.append(severity.name) }
        let text = row.row.summary.split(whereSeparator: \.isNewline).joined(separator: " ")
        return parts.joined(separator: ", ") + ": " + text
    }

    /// The lines below an open row, in words.
    package var spokenDetail: [String] {
        guard bar == nil, page.message == nil, let row = page.row(at: page.current), row.isOpen else { return [] }
        let detail = row.row.detail?.split(separator: "\n").map(String.init) ?? []
        return detail + [row.row.problem].compactMap { $0 }
    }
}
