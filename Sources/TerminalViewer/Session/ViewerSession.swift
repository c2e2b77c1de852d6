import Documents
import Reader
import Terminal

/// The viewer in a terminal: events of the terminal and of documents in, grids and effects out.
///
/// It knows no terminal. The program that owns one passes events on, draws the grid when it is told to, and does what
/// only a program can do.
@MainActor
package final class ViewerSession {
    /// A task for the program that owns the terminal.
    package enum Effect: Hashable, Sendable {
        case copy(String, name: String)
        case edit(file: Int, line: Int)
        case suspend
        case repaint
        case quit(status: Int32)
    }

    /// A file to show.
    package struct File {
        package var document: any Document
        package var title: String
        package var follows: Bool

        package init(_ document: any Document, title: String, follows: Bool) {
            (self.document, self.title, self.follows) = (document, title, follows)
        }
    }

    /// Called when the screen has to be drawn again.
    package var needsDrawing: () -> Void = {}
    package var perform: (Effect) -> Void = { _ in }

    let pages: [DocumentPage]
    private let titles: [String]
    private(set) var index = 0
    var page: DocumentPage { lines[index]?.page ?? pages[index] }
    /// The lines that are shown in place of the rows of a file.
    private var lines: [Int: (lines: DocumentLines, page: DocumentPage)] = [:]
    private let look: ViewerLook
    private var size = GridSize(columns: 80, rows: 24)
    /// The bar that is open, with the text in it.
    private var bar: (kind: ViewerCommand.Bar, field: BarField)?
    private var lastPattern = ""
    /// The first line of the list of keys; `nil` if it isn't open.
    private var helpTop: Int?
    private var awaitsCopyKind = false

    package init(_ files: [File], look: ViewerLook) {
        pages = files.map { DocumentPage($0.document, follows: $0.follows) }
        titles = files.map(\.title)
        self.look = look
        pages.forEach(observe)
    }

    private func observe(_ page: DocumentPage) {
        page.onChange = { [weak self, weak page] in
            guard let self, page === self.page else { return }
            needsDrawing()
        }
    }

    private var view: PageView {
        PageView(page: page, look: look, width: size.columns, height: max(0, size.rows - 1))
    }

    // MARK: Beginning

    /// Shows only the rows of all files that meet a condition.
    package func filter(_ condition: String) throws(SearchPatternError) {
        for page in pages { try page.filter.set(condition) }
    }

    /// Goes to the first match of a regular expression.
    package func find(_ pattern: String) {
        lastPattern = pattern
        page.find(pattern)
    }

    /// Goes to a line.
    package func show(line: Int) {
        if !page.reveal(line: line) { page.message = "Line \(line) isn't there yet." }
    }

    // MARK: Events

    /// Takes an event of the terminal.
    package func take(_ event: TerminalEvent) {
        switch event {
        case .key(let press): take(press)
        case .paste(let text):
            if bar != nil {
                bar?.field.insert(text)
            } else {
                page.message = "A paste goes into a bar: / finds, & filters."
            }
        case .mouse(let event):
            if case .wheel(let rows, _) = event.action { view.scroll(lines: 3 * rows) }
        case .size(let size): resize(size)
        case .focus, .reply: return
        }
        needsDrawing()
    }

    /// Takes the size of the screen.
    package func resize(_ size: GridSize) {
        self.size = size
        view.revealCurrent()
    }

    private func take(_ press: KeyPress) {
        page.message = nil
        if awaitsCopyKind {
            awaitsCopyKind = false
            if let kind = ViewerKeys.copyKind(press) { return copy(kind) }
        }
        if helpTop != nil { return takeInHelp(press) }
        if bar != nil { return takeInBar(press) }
        guard let command = ViewerKeys.command(press) else { return }
        perform(command)
    }

    private func takeInHelp(_ press: KeyPress) {
        switch ViewerKeys.command(press) {
        case .step(let rows): helpTop = max(0, min((helpTop ?? 0) + rows, ViewerKeys.lines.count - 1))
        case .page(let part): helpTop = max(0, min((helpTop ?? 0) + (part > 0 ? 10 : -10), ViewerKeys.lines.count - 1))
        case .suspend: perform(.suspend)
        default: helpTop = nil
        }
    }

    private func takeInBar(_ press: KeyPress) {
        guard let kind = bar?.kind, var field = bar?.field else { return }
        switch (press.key, press.modifiers) {
        case (.enter, _):
            bar = nil
            accept(kind, field.text)
        case (.escape, _), (.character("c"), .control), (.character("g"), .control): bar = nil
        case (.backspace, _) where field.text.isEmpty: bar = nil
        default:
            guard field.apply(press) else { return }
            bar = (kind, field)
        }
        if bar != nil { bar?.field = field }
    }

    private func accept(_ kind: ViewerCommand.Bar, _ text: String) {
        switch kind {
        case .find:
            lastPattern = text.isEmpty ? lastPattern : text
            page.find(lastPattern)
        case .filter:
            do {
                try page.filter.set(text)
                view.revealCurrent()
            } catch {
                page.message = "\(error)"
            }
        case .line:
            switch text {
            case "q", "q!": perform(.quit(status: 0))
            case "n": perform(.nextFile(forward: true))
            case "p": perform(.nextFile(forward: false))
            case _ where text.hasPrefix(Self.encodingCommand):
                read(inEncoding: text.dropFirst(Self.encodingCommand.count))
            default:
                guard let line = Int(text) else { return page.message = "“\(text)” is no line." }
                if !page.reveal(line: line) { page.message = "There is no line \(line) yet." }
                view.revealCurrent()
            }
        }
    }

    // MARK: Commands

    private func perform(_ command: ViewerCommand) {
        switch command {
        case .step(let rows): step(rows)
        case .page(let part): view.scroll(lines: Int((Double(max(1, view.rowHeight - 1)) * part).rounded(.towardZero)))
        case .first: move(to: 0)
        case .last: move(to: page.outline.count - 1)
        case .sibling(let forward): moveToSibling(forward: forward)
        case .parent: if let parent = page.outline.parent(ofRowAt: page.current) { move(to: parent) }
        case .toggle: toggle()
        case .fold: fold()
        case .unfold: unfold()
        case .level(let level):
            page.setLevel(level)
            view.revealCurrent()
        case .toggleLines: toggleLines()
        case .openBar(let kind): bar = (kind, BarField(kind == .filter ? page.filter.text : ""))
        case .find(let forward): find(forward: forward)
        case .severity(let isError, let forward): page.step(to: isError ? .error : .warning, forward: forward)
        case .shift(let forward): page.shift = max(0, page.shift + (forward ? 1 : -1))
        case .beginCopy:
            awaitsCopyKind = true
            page.message = "Copy: y the value, k its key, p its path, b the path in brackets"
        case .copy(let kind): copy(kind)
        case .follow:
            page.follow()
            view.revealCurrent()
        case .wrap: page.wraps.toggle()
        case .nextFile(let forward): nextFile(forward: forward)
        case .edit: perform(.edit(file: index, line: currentLine))
        case .help: helpTop = 0
        case .cancel, .close: close(endsProgram: command == .close)
        case .quit: perform(.quit(status: 0))
        case .suspend: perform(.suspend)
        case .repaint: perform(.repaint)
        case .interrupt: if !page.stop() { perform(.quit(status: 130)) } else { page.message = "Stopped." }
        }
    }

    private func move(to index: Int) {
        page.setCurrent(index)
        view.revealCurrent()
    }

    /// Moves the current row, or the page where the current row is longer than the screen.
    private func step(_ rows: Int) {
        let old = page.top
        if rows > 0, page.top == page.current, let (row, depth, isOpen) = page.row(at: page.current), isOpen {
            let count = RowPainter(look: look, width: size.columns).lines(row, depth: depth, isOpen: true).count
            if count - page.topLine > view.rowHeight { return page.setTop(old, line: page.topLine + rows) }
        }
        if rows < 0, page.top == page.current, page.topLine > 0 { return page.setTop(old, line: page.topLine + rows) }
        move(to: page.current + rows)
    }

    private func moveToSibling(forward: Bool) {
        guard let place = page.outline.runs[page.current] else { return }
        if let index = page.outline.runs.index(of: place.row + (forward ? 1 : -1), in: place.group) { move(to: index) }
    }

    private func toggle() {
        guard let isOpen = page.row(at: page.current)?.isOpen, view.unfolds(at: page.current) || isOpen else { return }
        page.setOpen(!isOpen, at: page.current)
        revealInside()
    }

    private func fold() {
        if page.row(at: page.current)?.isOpen == true {
            page.setOpen(false, at: page.current)
            view.revealCurrent()
        } else if let parent = page.outline.parent(ofRowAt: page.current) {
            move(to: parent)
        }
    }

    private func unfold() {
        guard let isOpen = page.row(at: page.current)?.isOpen else { return }
        if !isOpen {
            if view.unfolds(at: page.current) { page.setOpen(true, at: page.current) }
            revealInside()
        } else if !page.outline.runs.descendants(ofRowAt: page.current).isEmpty {
            move(to: page.current + 1)
        }
    }

    /// Moves the page so that something of an unfolded row is seen, and the row itself in any case.
    private func revealInside() { view.revealCurrent() }

    /// Shows the lines of the file with the current row in them, or its rows with the current line.
    private func toggleLines() {
        if let (lines, page) = lines.removeValue(forKey: index) {
            if let place = page.outline.runs[page.current] {
                let line = page.outline.documentRow(of: place)
                let start = pages[index].outline.start(ofRowAt: pages[index].current)
                // The row from which the user came may be inside others, or have others on its line.
                if start.map({ lines.has($0, inLine: line) }) != true {
                    pages[index].reveal(byte: lines.start(ofLine: line))
                }
            }
        } else if let lines = DocumentLines(of: page.document) {
            let start = page.outline.start(ofRowAt: page.current)
            let page = DocumentPage(lines.document, follows: page.isFollowing)
            observe(page)
            if let start { page.revealWhenFound(byte: start) }
            self.lines[index] = (lines, page)
        } else {
            page.message = "There are no lines."
        }
        view.revealCurrent()
    }

    private func find(forward: Bool) {
        if let finder = page.finder, !finder.isIdle {
            finder.step(forward: forward)
        } else if lastPattern.isEmpty {
            page.message = "There is no pattern yet: / finds one."
        } else {
            page.find(lastPattern)
        }
    }

    private func nextFile(forward: Bool) {
        guard pages.count > 1 else { return page.message = "There is no other file." }
        index = (index + (forward ? 1 : pages.count - 1)) % pages.count
        view.revealCurrent()
    }

    private func close(endsProgram: Bool) {
        if page.finder != nil {
            page.find("")
        } else if page.filter.isOn {
            try? page.filter.set("")
            view.revealCurrent()
        } else if lines[index] != nil {
            toggleLines()
        } else if endsProgram {
            perform(.quit(status: 0))
        } else {
            _ = page.stop()
        }
    }

    private func copy(_ kind: ViewerCommand.CopyKind) {
        guard let place = page.outline.runs[page.current], let document = page.outline.document(ofGroup: place.group)
        else { return }
        let row = page.outline.documentRow(of: place)
        switch kind {
        case .value:
            guard let bytes = document.value(ofRowAt: row, limit: ClipboardWrite.byteLimit) else {
                return page.message = "The value is too long for the clipboard of a terminal."
            }
            var text = String(decoding: bytes, as: UTF8.self)
            while text.last?.isNewline == true { text.removeLast() }
            perform(.copy(text, name: "value"))
        case .key:
            guard case .key(let key) = document.name(ofRowAt: row) else { return page.message = "The row has no key." }
            perform(.copy(key, name: "key"))
        case .path: perform(.copy(page.outline.path(ofRowAt: page.current).path.text(), name: "path"))
        case .brackets: perform(.copy(page.outline.path(ofRowAt: page.current).path.text(in: .brackets), name: "path"))
        }
    }

    /// Shows a message until the next key.
    package func say(_ message: String) {
        page.message = message
        needsDrawing()
    }

    private var currentLine: Int {
        guard let place = page.outline.runs[page.current] else { return 1 }
        return page.outline.document(ofGroup: place.group)?.line(ofRowAt: page.outline.documentRow(of: place)) ?? 1
    }

    // MARK: Drawing

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
        view.draw(into: &grid)
        drawStatus(into: &grid)
        return grid
    }

    private func drawStatus(into grid: inout CellGrid) {
        let row = size.rows - 1
        var line: CellText
        if let (kind, field) = bar {
            let sign = [.find: "/", .filter: "&", .line: ":"][kind] ?? ""
            line = CellText(sign + field.beforeCursor, rule: look.rule)
            let cursor = line.width
            line = CellText(sign + field.text, rule: look.rule).dropping(cells: max(0, cursor - size.columns + 1))
            grid.write(line, row: row, column: 0)
            grid.cursor = GridPosition(row: row, column: min(cursor, size.columns - 1))
            return
        }
        line = CellText(
            page.message ?? status,
            style: page.message == nil ? ViewerLook.secondary : .plain,
            rule: look.rule
        )
        grid.write(line.truncated(to: size.columns, mark: look.cut), row: row, column: 0)
    }

    private var status: String {
        var parts = [pages.count > 1 ? "\(titles[index]) (\(index + 1) of \(pages.count))" : titles[index]]
        let labels = page.outline.count > 0 ? page.outline.path(ofRowAt: page.current).labels.joined() : ""
        if !labels.isEmpty { parts.append(labels) }
        let filtered = page.filter.isOn ? page.filter.found.count : nil
        parts.append(
            DocumentStatus(page.document.state, filteredCount: filtered, isFollowing: page.isFollowing).text
        )
        if page.outline.count > 0 { parts.append("\(100 * (page.current + 1) / page.outline.count) %") }
        if page.filter.isOn { parts.append("[\(page.filter.text)]") }
        if page.finder != nil { parts.append("/\(lastPattern) \(page.findStatus.note)") }
        if let notice = page.document.notice { parts.append(notice) }
        return parts.joined(separator: "  ")
    }
}
