import Reader
import Terminal

/// The list of all keys.
struct ViewerHelp {
    let look: ViewerLook

    private enum Line {
        case heading(String)
        case entry(CommandTable.Entry)
        case text(String)
    }

    /// The abilities that only the window has.
    private static let others = [
        "A window has these as well: pictures of the places of matches beside the rows, recordings (--record),",
        "the gallery, and the place at which each file was left.",
    ]

    private var lines: [Line] {
        let groups = CommandTable.Group.allCases.flatMap { group in
            [Line.heading(group.rawValue)]
                + CommandTable.entries.filter { $0.group == group && $0.isFor(.terminal) }.map(Line.entry)
        }
        return groups + [.heading("In a window")] + Self.others.map(Line.text)
    }

    /// Returns the lines for a number of columns.
    func texts(columns: Int) -> [CellText] {
        let width =
            CommandTable.entries.filter { $0.isFor(.terminal) }.map { CellText($0.keys, rule: look.rule).width }.max()
            ?? 0
        return lines.flatMap { texts(of: $0, width: width, columns: columns) }
    }

    /// Draws the list from a line on.
    func draw(into grid: inout CellGrid, from top: Int) {
        for (row, text) in texts(columns: grid.size.columns).dropFirst(top).enumerated() where row < grid.size.rows - 1
        {
            grid.write(text.truncated(to: grid.size.columns, mark: look.cut), row: row, column: 0)
        }
        let end = CellText("j and k move in this list, q closes it.", style: ViewerLook.secondary, rule: look.rule)
        grid.write(end.truncated(to: grid.size.columns, mark: look.cut), row: grid.size.rows - 1, column: 0)
        grid.cursor = GridPosition(row: 0, column: 0)
    }

    private func texts(of line: Line, width: Int, columns: Int) -> [CellText] {
        switch line {
        case .heading(let text): return [CellText(text, style: ViewerLook.heading, rule: look.rule)]
        case .text(let text): return [CellText("  " + text, rule: look.rule)]
        case .entry(let entry):
            let scope =
                switch entry.scope {
                case .all: ""
                case .trees: " (in JSON, YAML and other trees)"
                case .others: " (in logs)"
                }
            let start = width + 4
            let title = CellText(entry.title + scope, rule: look.rule)
            return title.lines(width: max(20, columns - start)).enumerated().map { index, part in
                var text = CellText(rule: look.rule)
                if index == 0 { text.append("  " + entry.keys, style: ViewerLook.bold) }
                text.pad(to: start)
                text.append(part)
                return text
            }
        }
    }
}
