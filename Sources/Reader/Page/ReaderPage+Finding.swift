import Documents

/// Finding rows: by a pattern, a severity or a path.
extension ReaderPage {
    /// Looks for a regular expression from the current row on; ends the search for an empty one.
    ///
    /// - Parameter origin: The row from which to look; `nil` for the current one.
    package func find(_ pattern: String, from start: Int? = nil) {
        finder?.cancel()
        (finder, search, findStatus) = (nil, nil, FindStatus())
        guard !pattern.isEmpty else { return }
        let finder = Finder(origin: start ?? findOrigin) { [document, weak self] pattern in
            let search = try DocumentSearch(pattern, in: document) { self?.outline.list ?? .all }
            self?.search = search
            return search
        }
        finder.onReveal = { [weak self] in self?.reveal(match: $0) }
        finder.onStatus = { [weak self] in
            self?.findStatus = $0
            self?.onChange(false)
        }
        self.finder = finder
        finder.setPattern(pattern)
        findStatus = finder.status
    }

    /// The place from which a search begins: the current row, or its first byte where matches are found one by one.
    package var findOrigin: Int {
        guard let place = outline.runs[current], let id = outline.id(of: place) else { return 0 }
        guard document.mayNest else { return id.index }
        return outline.document(ofGroup: place.group)?.byteRange(ofRowAt: outline.documentRow(of: place)).lowerBound
            ?? 0
    }

    private func reveal(match place: Int) {
        if !triesPattern { leavePlace() }
        if finder?.unit == .matches {
            reveal(byte: place)
        } else if let index = outline.index(of: DocumentRowID(index: place)) {
            setCurrent(index)
        }
        onMatch()
        onChange(true)
    }

    /// Looks for the next entry of a log with a severity.
    package func step(to severity: Severity, forward: Bool) {
        let start = (outline.id(at: current)?.index ?? 0) + (forward ? 1 : -1)
        let list = outline.list
        begin("looking for the next \(severity.name)") { page in
            let found = try? await page.document.findRow(
                meeting: RowFilter(severity: severity),
                from: start,
                forward ? .forward : .backward
            ) { list.place(of: $0) != nil }
            guard !Task.isCancelled else { return }
            if let row = found ?? nil, let index = page.outline.index(of: DocumentRowID(index: row)) {
                page.jump(to: index)
            } else {
                page.message = "There is no other \(severity.name)."
            }
        }
    }

    /// Makes the row at a path the current one.
    package func find(_ path: RowPath) {
        begin("looking for \(path.text())") { page in
            do {
                let match = try await page.document.find(path)
                guard !Task.isCancelled else { return }
                page.leavePlace()
                if let offset = match.offset {
                    page.reveal(byte: offset)
                } else if let index = page.outline.index(of: DocumentRowID(index: match.row)) {
                    page.setCurrent(index)
                } else {
                    page.message = "The row at \(path.text()) isn't shown."
                }
            } catch {
                if !Task.isCancelled { page.message = "\(error)" }
            }
        }
    }

    // MARK: Work

    /// Begins work that goes on while the user reads. It ends the work before.
    func begin(_ title: String, _ body: @escaping @MainActor (ReaderPage) async -> Void) {
        work?.cancel()
        workTitle = title
        work = Task { [weak self] in
            guard let self else { return }
            await body(self)
            guard !Task.isCancelled else { return }
            (work, workTitle) = (nil, nil)
            onChange(true)
        }
    }

    /// Whether something is looked for, sorted, saved or unfolded.
    package var isBusy: Bool { finder?.isLooking == true || work != nil || !filter.isComplete }

    /// Ends what goes on.
    ///
    /// - Returns: Whether there was something to end.
    package func stop() -> Bool {
        let isBusy = isBusy
        finder?.cancel()
        work?.cancel()
        (work, workTitle) = (nil, nil)
        filter.stop()
        return isBusy
    }
}
