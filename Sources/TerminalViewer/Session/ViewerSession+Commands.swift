import Documents
import Reader
import Terminal

/// The effects of commands.
extension ViewerSession {
    func perform(_ command: ReaderCommand) {
        switch command {
        case .step(let rows), .extend(let rows): step(rows)
        case .page(let part): view.scroll(lines: Int((Double(max(1, view.rowHeight - 1)) * part).rounded(.towardZero)))
        case .first: jump(to: 0)
        case .last: jump(to: page.outline.count - 1)
        case .sibling(let forward): moveToSibling(forward: forward)
        case .parent: if let parent = page.outline.parent(ofRowAt: page.current) { move(to: parent) }
        case .history(let forward):
            if !page.goThroughHistory(forward: forward) {
                page.message = forward ? "There is no place after this one." : "There is no place before this one."
            }
            view.revealCurrent()
        case .shift(let forward): page.shift = max(0, page.shift + (forward ? 1 : -1))
        case .follow: follow()
        case .toggle: toggle()
        case .fold: fold()
        case .unfold: unfold()
        case .level(let level): page.setLevel(level)
        case .unfoldInside: page.unfoldInside()
        case .unfoldSiblings: page.unfoldSiblings()
        case .unfoldAll: page.unfoldAll()
        case .foldSiblings: page.foldSiblings()
        case .showOnly: showOnly()
        case .showAround: if !popPage() { page.message = "All rows are shown." }
        case .toggleLines: toggleLines()
        case .wrap: page.wraps.toggle()
        case .openBar(let kind): openBar(kind)
        case .find(let forward): find(forward: forward)
        case .severity(let isError, let forward): page.step(to: isError ? .error : .warning, forward: forward)
        case .context(let count): widen(by: count)
        case .filterByValue(let excludes): filterByValue(excludes: excludes)
        case .beginCopy:
            awaitsCopyKind = true
            page.message = "Copy: y the value, s its text, k its key, p its path, b the path in brackets, t a table"
        case .copy(let kind): copy(kind)
        case .leave(let kind): leave(with: kind)
        case .nextFile(let forward): nextFile(forward: forward)
        case .edit: edit()
        case .toggleMouse:
            hasMouse.toggle()
            page.message = hasMouse ? "The mouse moves and unfolds." : "The mouse selects text, as before."
            perform(.setMouse(hasMouse))
        case .help: helpTop = 0
        case .cancel, .close: close(endsProgram: command == .close)
        case .quit: perform(.quit(status: 0))
        case .suspend: perform(.suspend)
        case .repaint: perform(.repaint)
        case .interrupt:
            if !endsWithInterrupt, page.stop() {
                page.message = "Stopped."
            } else if page.isFollowing, !endsWithInterrupt {
                // As in less, which follows until the key comes.
                page.stay()
                page.message = "No longer following. F follows again."
            } else {
                perform(.quit(status: 130))
            }
        }
        view.revealCurrent()
    }

    // MARK: Moving

    private func move(to index: Int) { page.setCurrent(index) }

    private func jump(to index: Int) { page.jump(to: index) }

    /// Moves the current row, or the page where the current row is longer than the screen.
    private func step(_ rows: Int) {
        let old = page.top
        if rows > 0, page.top == page.current, let row = page.row(at: page.current), row.isOpen {
            let count = RowPainter(look: look, width: size.columns).lines(row).count
            if count - page.topLine > view.rowHeight { return page.setTop(old, line: page.topLine + rows) }
        }
        if rows < 0, page.top == page.current, page.topLine > 0 { return page.setTop(old, line: page.topLine + rows) }
        move(to: page.current + rows)
    }

    private func moveToSibling(forward: Bool) {
        guard let place = page.outline.runs[page.current] else { return }
        if let index = page.outline.runs.index(of: place.row + (forward ? 1 : -1), in: place.group) { move(to: index) }
    }

    /// Follows the end, and lets the document grow with its file.
    private func follow() {
        let document = stacks[index].base.document
        document.follow()
        page.follow()
        guard !document.state.canFollow, !document.state.isIndexing else { return }
        page.message = "Nothing is added to this: it is packed, or it has come to its end."
    }

    private func nextFile(forward: Bool) {
        guard stacks.count > 1 else { return page.message = "There is no other file." }
        index = (index + (forward ? 1 : stacks.count - 1)) % stacks.count
        lineOwners = []
    }

    // MARK: Unfolding

    private func toggle() {
        guard let isOpen = page.row(at: page.current)?.isOpen, view.unfolds(at: page.current) || isOpen else { return }
        setOpen(!isOpen)
    }

    private func fold() {
        if page.row(at: page.current)?.isOpen == true {
            setOpen(false)
        } else if let parent = page.outline.parent(ofRowAt: page.current) {
            move(to: parent)
        }
    }

    private func unfold() {
        guard let isOpen = page.row(at: page.current)?.isOpen else { return }
        if !isOpen {
            if view.unfolds(at: page.current) { setOpen(true) }
        } else if !page.outline.runs.descendants(ofRowAt: page.current).isEmpty {
            move(to: page.current + 1)
        }
    }

    private func setOpen(_ opens: Bool) {
        let inside = page.outline.runs.descendants(ofRowAt: page.current)
        let owners = lineOwners.compactMap { $0 }
        // The lines of the row on the screen, and those of what is inside it.
        let lines = owners.count { $0 == page.current || inside.contains($0) }
        motion = owners.isEmpty ? nil : RowMotion(row: page.current, linesBefore: lines)
        page.setOpen(opens, at: page.current)
        if opens { view.revealInside() }
    }

    private func showOnly() {
        guard let place = page.outline.runs[page.current], let document = page.outline.document(ofGroup: place.group),
            let id = page.outline.id(of: place)
        else { return }
        let row = page.outline.documentRow(of: place)
        let (path, labels) = stacks[index].path(ofRowAt: page.current)
        guard let inside = document.documentInside(rowAt: row, title: labels.joined()) else {
            return page.message = "There is nothing inside this row."
        }
        let isQuoted = page.outline.nestedRows(of: id, at: place)?.isQuoted == true
        let new = ReaderPage(inside, follows: false)
        observe(new)
        stacks[index].push(new, .inside(path: RowPath(path.parts + (isQuoted ? [.parsed] : [])), labels: labels))
        lineOwners = []
    }

    /// Shows the page below.
    ///
    /// - Returns: Whether there is one.
    private func popPage() -> Bool {
        guard let layer = stacks[index].pop() else { return false }
        lineOwners = []
        if case .lines(let lines) = layer.content { goToLine(of: layer.page, lines) }
        return true
    }

    /// Shows the lines of the file with the current row in them, or its rows with the current line.
    private func toggleLines() {
        if case .lines = stacks[index].content {
            _ = popPage()
        } else if let lines = DocumentLines(of: page.document) {
            let start = page.outline.start(ofRowAt: page.current)
            let new = ReaderPage(lines.document, follows: page.isFollowing)
            observe(new)
            if let start { new.revealWhenFound(byte: start) }
            stacks[index].push(new, .lines(lines))
            lineOwners = []
        } else {
            page.message = "There are no lines."
        }
    }

    /// Makes the row on the current line of a page of lines the current one.
    private func goToLine(of old: ReaderPage, _ lines: DocumentLines) {
        guard let place = old.outline.runs[old.current] else { return }
        let line = old.outline.documentRow(of: place)
        let start = page.outline.start(ofRowAt: page.current)
        // The row from which the user came may be inside others, or have others on its line.
        if start.map({ lines.has($0, inLine: line) }) != true { page.reveal(byte: lines.start(ofLine: line)) }
    }

    // MARK: Finding

    private func find(forward: Bool) {
        if let finder = page.finder, !finder.isIdle {
            finder.step(forward: forward)
        } else if lastPattern.isEmpty {
            page.message = "There is no pattern yet: / finds one."
        } else {
            page.find(lastPattern)
        }
    }

    private func widen(by count: Int) {
        guard page.filter.isOn else { return page.message = "There is no condition yet: & filters." }
        page.filter.widen(by: count)
        view.fillScreen()
    }

    private func filterByValue(excludes: Bool) {
        guard let condition = page.outline.condition(ofRowAt: page.current, excludes: excludes) else {
            return page.message = "There is no field to filter by: unfold the record, and choose one of its values."
        }
        filterRows([page.filter.text, condition].filter { !$0.isEmpty }.joined(separator: " && "))
    }

    private func close(endsProgram: Bool) {
        if !endsProgram, page.stop() {
            page.message = "Stopped."
        } else if page.finder != nil {
            page.find("")
        } else if page.filter.isOn {
            try? page.filter.set("")
        } else if page.sortName != nil {
            page.sort(by: "")
        } else if beginsWithLines, endsProgram, case .lines = stacks[index].content {
            perform(.quit(status: 0))
        } else if !popPage(), endsProgram {
            perform(.quit(status: 0))
        }
    }

    // MARK: Passing on

    private func edit() {
        if isSecure { return page.message = "Editors are turned off by LESSSECURE." }
        perform(.edit(file: index, line: currentLine))
    }

    private var currentLine: Int {
        guard let place = page.outline.runs[page.current] else { return 1 }
        return page.outline.document(ofGroup: place.group)?.line(ofRowAt: page.outline.documentRow(of: place)) ?? 1
    }

    func copy(_ kind: ReaderCommand.CopyKind) {
        guard let text = text(kind, limit: ClipboardWrite.byteLimit) else { return }
        let name =
            switch kind {
            case .value: "value"
            case .text: "text"
            case .key: "key"
            case .path, .brackets: "path"
            case .table: "table"
            }
        perform(.copy(text, name: name))
    }

    private func leave(with kind: ReaderCommand.CopyKind) {
        if let text = text(kind, limit: 1 << 30) { perform(.leave(text)) }
    }

    /// Returns what is to be copied of the current row; `nil`, after a message, if there is none.
    private func text(_ kind: ReaderCommand.CopyKind, limit: Int) -> String? {
        guard let place = page.outline.runs[page.current], let document = page.outline.document(ofGroup: place.group)
        else { return nil }
        let row = page.outline.documentRow(of: place)
        switch kind {
        case .value, .text:
            let outline = page.outline
            let text =
                kind == .text
                ? outline.text(ofRowAt: page.current, limit: limit) : outline.value(ofRowAt: page.current, limit: limit)
            if text == nil { page.message = "The value is too long for the clipboard of a terminal." }
            return text
        case .key:
            guard case .key(let key) = document.name(ofRowAt: row) else {
                page.message = "The row has no key."
                return nil
            }
            return key
        case .table: return page.outline.table(ofRows: page.current...page.current)
        case .path: return stacks[index].path(ofRowAt: page.current).path.text()
        case .brackets: return stacks[index].path(ofRowAt: page.current).path.text(in: .brackets)
        }
    }
}
