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
        case setMouse(Bool)
        case suspend
        case repaint
        /// Ends the program and writes a text.
        case leave(String)
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
    ///
    /// - Parameter isSeen: Whether more has changed than the progress of work, which can wait.
    package var needsDrawing: (_ isSeen: Bool) -> Void = { _ in }
    package var perform: (Effect) -> Void = { _ in }

    let look: ViewerLook
    let titles: [String]
    var stacks: [PageStack]
    var index = 0
    /// The page that is shown.
    var page: ReaderPage { stacks[index].top }
    var pages: [ReaderPage] { stacks.map(\.base) }
    var size = GridSize(columns: 80, rows: 24)
    /// Whether nothing is written, saved or started for the user, as `LESSSECURE` asks.
    let isSecure: Bool
    /// Whether the interrupt key ends the program at once.
    let endsWithInterrupt: Bool
    /// The folder of the user, for names of files that begin with a tilde.
    let home: String

    /// The bar that is open.
    var bar: ViewerBar?
    /// A note on the text in the bar.
    var barHint = ""
    var histories: [ReaderCommand.Bar: [String]] = [:]
    var counting: Task<Void, Never>?
    var lastPattern = ""
    /// The first line of the list of keys; `nil` if it isn't open.
    var helpTop: Int?
    var awaitsCopyKind = false
    var hasMouse = false
    /// The row that is unfolded to show a match in it, until another match is shown.
    private var unfoldedMatch: (page: ReaderPage, row: DocumentRowID)?
    var beginsWithLines = false
    private var awaitsLines = false
    /// The rows that the lines of the last screen belong to, and what a command unfolded or folded since.
    var lineOwners: [Int?] = []
    var motion: RowMotion?

    package init(
        _ files: [File],
        look: ViewerLook,
        isSecure: Bool = false,
        endsWithInterrupt: Bool = false,
        home: String = ""
    ) {
        stacks = files.map { PageStack(ReaderPage($0.document, follows: $0.follows)) }
        titles = files.map(\.title)
        (self.look, self.isSecure, self.endsWithInterrupt, self.home) = (look, isSecure, endsWithInterrupt, home)
        pages.forEach(observe)
    }

    func observe(_ page: ReaderPage) {
        page.onMatch = { [weak self, weak page] in
            guard let self, let page, page === self.page else { return }
            foldMatch()
            unfoldedMatch = view.unfoldMatch().map { (page, $0) }
        }
        page.onChange = { [weak self, weak page] isSeen in
            guard let self, page === self.page else { return }
            if awaitsLines { showLines() }
            needsDrawing(isSeen)
        }
    }

    /// Folds the row that was unfolded for the last match.
    func foldMatch() {
        guard let (page, row) = unfoldedMatch else { return }
        unfoldedMatch = nil
        if let index = page.outline.index(of: row) { page.setOpen(false, at: index) }
    }

    var view: PageView {
        PageView(page: page, look: look, width: size.columns, height: max(0, size.rows - 1))
    }

    // MARK: Beginning

    /// Shows only the rows of all files that meet a condition.
    package func filter(_ condition: String, context: Int = 0) throws(SearchPatternError) {
        for page in pages {
            try page.filter.set(condition)
            page.filter.widen(by: context)
        }
    }

    /// Goes to the first match of a regular expression.
    package func find(_ pattern: String) {
        lastPattern = pattern
        page.find(pattern)
    }

    /// Goes to a line, as soon as it is found.
    package func show(line: Int) { _ = page.reveal(line: line) }

    /// Goes to the value at a path.
    package func show(_ path: RowPath) { page.find(path) }

    /// Shows the lines of a text that is laid out for a terminal, such as a manual page. The key that closes them ends
    /// the program.
    package func showLines() {
        // The format of a pipe is known when its beginning has come.
        awaitsLines = page.document.rowCount == 0
        guard !awaitsLines, page.document.format == .outline else { return }
        beginsWithLines = true
        perform(.toggleLines)
    }

    /// Adds columns to those of the records.
    package func choose(columns: [String]) {
        for page in pages { page.document.chooseColumns(columns) }
    }

    // MARK: Events

    /// Takes an event of the terminal.
    package func take(_ event: TerminalEvent) {
        switch event {
        case .key(let press): take(press)
        case .paste(let text):
            if bar != nil {
                bar?.field.insert(text)
                barDidChange()
            } else {
                page.message = "A paste goes into a bar: / finds, & filters."
            }
        case .mouse(let event): take(event)
        case .size(let size): resize(size)
        case .focus, .reply: return
        }
        needsDrawing(true)
    }

    /// Takes the size of the screen.
    package func resize(_ size: GridSize) {
        self.size = size
        lineOwners = []
        view.revealCurrent()
    }

    private func take(_ press: KeyPress) {
        let hadMessage = page.message != nil
        page.message = nil
        guard let key = press.readerKey else { return }
        if awaitsCopyKind {
            awaitsCopyKind = false
            if let kind = CommandTable.copyKind(key) { return copy(kind) }
        }
        if helpTop != nil { return takeInHelp(key) }
        if bar != nil { return takeInBar(press) }
        guard let command = CommandTable.command(key, isTree: page.isTree, in: .terminal) else {
            // A key that does nothing says so once, so that nobody wonders.
            if !hadMessage { page.message = "That key does nothing here. ? lists the keys." }
            return
        }
        perform(command)
    }

    private func takeInHelp(_ key: ReaderKey) {
        let last = max(0, ViewerHelp(look: look).texts(columns: size.columns).count - 1)
        switch CommandTable.command(key, isTree: false, in: .terminal) {
        case .step(let rows): helpTop = max(0, min((helpTop ?? 0) + rows, last))
        case .page(let part): helpTop = max(0, min((helpTop ?? 0) + Int(part * Double(max(1, size.rows - 2))), last))
        case .first: helpTop = 0
        case .last: helpTop = last
        case .suspend: perform(.suspend)
        case .repaint: perform(.repaint)
        default: helpTop = nil
        }
    }

    private func take(_ event: MouseEvent) {
        switch event.action {
        case .wheel(let rows, let columns):
            // A wheel that turns in one direction only goes sideways with Shift.
            let sideways = columns == 0 && event.modifiers.contains(.shift) ? rows : columns
            if sideways != 0 { return perform(.shift(forward: sideways > 0)) }
            if rows != 0 { view.scroll(lines: 3 * rows) }
        case .press(0):
            guard helpTop == nil, bar == nil, lineOwners.indices.contains(event.position.row),
                let row = lineOwners[event.position.row]
            else { return }
            let isAgain = row == page.current
            page.setCurrent(row)
            let depth = page.row(at: row)?.depth ?? 0
            if isAgain || event.position.column < 2 * (depth + 1) { perform(.toggle) }
        default: break
        }
    }

    /// Whether the user writes in a bar.
    package var isWriting: Bool { bar != nil }

    /// Shows a message until the next key.
    package func say(_ message: String) {
        page.message = message
        needsDrawing(true)
    }
}
