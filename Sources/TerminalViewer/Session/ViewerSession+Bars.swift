import Documents
import Reader
import Terminal

/// The line in which the user writes.
extension ViewerSession {
    func openBar(_ kind: ReaderCommand.Bar) {
        if kind == .save, isSecure { return page.message = "Saving is turned off by LESSSECURE." }
        let text =
            switch kind {
            case .filter: page.filter.text
            case .save: page.suggestedName
            case .find, .line, .path, .sort, .columns: ""
            }
        bar = ViewerBar(kind, text, start: (page.current, page.findOrigin))
        barHint = ""
        if kind == .find { page.leavePlace() }
        if kind == .sort { barHint = page.document.fieldNames.prefix(12).joined(separator: " ") }
        page.triesPattern = kind == .find
    }

    func takeInBar(_ press: KeyPress) {
        guard let kind = bar?.kind else { return }
        switch (press.key, press.modifiers) {
        // A line feed is what a line sends for Enter before the program changes that.
        case (.enter, _), (.character("j"), .control):
            let text = bar?.field.text ?? ""
            remember(text, kind)
            let start = bar?.start
            closeBar()
            accept(kind, text, from: start?.origin)
        case (.escape, _), (.character("c"), .control), (.character("g"), .control): cancelBar()
        case (.backspace, _) where bar?.field.text.isEmpty == true: cancelBar()
        case (.up, _), (.character("p"), .control): walk(older: true)
        case (.down, _), (.character("n"), .control): walk(older: false)
        default: if bar?.field.apply(press) == true { barDidChange() }
        }
    }

    private func walk(older: Bool) {
        guard let kind = bar?.kind else { return }
        bar?.step(older: older, in: histories[kind] ?? [])
        barDidChange()
    }

    private func remember(_ text: String, _ kind: ReaderCommand.Bar) {
        guard !text.isEmpty else { return }
        histories[kind] = Array(((histories[kind] ?? []).filter { $0 != text } + [text]).suffix(100))
    }

    private func closeBar() {
        counting?.cancel()
        (bar, barHint) = (nil, "")
        page.triesPattern = false
    }

    /// Closes the bar, and returns to the row at which it was opened.
    private func cancelBar() {
        if let bar, bar.kind == .find, page.finder != nil, bar.field.text != lastPattern || lastPattern.isEmpty {
            page.find("")
            foldMatch()
            page.setCurrent(bar.start.current)
        }
        closeBar()
    }

    /// Shows what the text in the bar leads to, while the user writes.
    func barDidChange() {
        guard let bar else { return }
        counting?.cancel()
        barHint = ""
        let text = bar.field.text
        switch bar.kind {
        case .find:
            page.find(text, from: bar.start.origin)
            if text.isEmpty { page.setCurrent(bar.start.current) }
        case .filter: if text.hasSuffix("=") { count(valuesOf: String(text.dropLast())) }
        case .sort:
            let names = page.document.fieldNames.filter {
                $0.lowercased().hasPrefix(text.drop { $0 == "-" }.lowercased())
            }
            barHint = names.prefix(12).joined(separator: " ")
        case .line, .path, .columns, .save: break
        }
    }

    /// The number of values that are shown.
    private static let valueLimit = 8

    private func count(valuesOf text: String) {
        let name = text.split(separator: " ").last.map { $0.lowercased() } ?? ""
        guard let field = page.document.fieldNames.first(where: { $0.lowercased() == name }) else { return }
        counting = Task { [weak self] in
            guard let document = self?.page.document, let counts = await document.valueCounts(ofField: field),
                let self, !Task.isCancelled
            else { return }
            let parts = counts.first(Self.valueLimit).map {
                "\($0.value.isEmpty ? "(empty)" : $0.value) \($0.count.grouped)"
            }
            let more = counts.count > Self.valueLimit ? " · \((counts.count - Self.valueLimit).grouped) more" : ""
            barHint = parts.joined(separator: " · ") + more + (counts.isIncomplete ? "+" : "")
            needsDrawing(true)
        }
    }

    // MARK: Accepting

    private func accept(_ kind: ReaderCommand.Bar, _ text: String, from origin: Int?) {
        switch kind {
        case .find:
            // Matches were looked for while the user wrote.
            let isThere = !text.isEmpty && page.finder?.isIdle == false
            lastPattern = text.isEmpty ? lastPattern : text
            if !isThere { page.find(lastPattern, from: text.isEmpty ? nil : origin) }
            if let explanation = page.findStatus.explanation { page.message = explanation }
        case .filter: filterRows(text)
        case .line: takeLine(text)
        case .path:
            do {
                page.find(try RowPath(text))
            } catch {
                page.message = "\(error)"
            }
        case .sort: page.sort(by: text)
        // Columns are chosen on the command line.
        case .columns: break
        case .save: if !text.isEmpty { page.save(to: expanded(text)) }
        }
    }

    func filterRows(_ text: String) {
        do {
            try page.filter.set(text)
            view.revealCurrent()
            if let name = RowFilter.unknownFields(in: text, of: page.document.fieldNames).first {
                page.message = "There is no field “\(name)”, so the condition is looked for as text."
            }
        } catch {
            page.message = "\(error)"
        }
    }

    private func takeLine(_ text: String) {
        switch text {
        case "": break
        case "q", "q!", "quit", "wq", "x": perform(.quit(status: 0))
        case "n": perform(ReaderCommand.nextFile(forward: true))
        case "p": perform(ReaderCommand.nextFile(forward: false))
        case "$": perform(ReaderCommand.last)
        case _ where text.hasPrefix(Self.encodingCommand):
            read(inEncoding: text.dropFirst(Self.encodingCommand.count))
        case _ where text.hasPrefix("."): accept(.path, text, from: nil)
        default:
            guard let line = Int(text), line > 0 else { return page.message = "“\(text)” is no line." }
            if !page.reveal(line: line) {
                page.message =
                    page.document.state.isIndexing
                    ? "Line \(line.grouped) isn't found yet." : "There is no line \(line.grouped)."
            }
            view.revealCurrent()
        }
    }

    /// Returns a path with the folder of the user for a tilde at its beginning.
    private func expanded(_ path: String) -> String {
        path.hasPrefix("~/") && !home.isEmpty ? home + path.dropFirst() : path
    }
}
