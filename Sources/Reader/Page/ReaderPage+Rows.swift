import Documents

/// Changes of many rows: unfolding, sorting and saving them.
extension ReaderPage {
    /// A change of many rows.
    private enum Unfolding {
        case level(Int), inside, siblings
    }

    /// Shows a number of levels.
    package func setLevel(_ level: Int) {
        // Texts without rows inside them are shown or not.
        if !document.hasRowsInside || level == 1 { (opensAll, folded) = (level > 1, []) }
        unfold(.level(level))
    }

    /// Unfolds all rows, and the texts of those that have one.
    package func unfoldAll() {
        (opensAll, folded) = (true, [])
        unfold(.level(.max))
    }

    /// Unfolds all that is inside the current row.
    package func unfoldInside() { unfold(.inside) }

    /// Unfolds the rows of the group of the current row.
    package func unfoldSiblings() { unfold(.siblings) }

    /// Folds the rows of the group of the current row.
    package func foldSiblings() {
        guard let place = outline.runs[current] else { return }
        keepPlaces()
        open = open.filter { !isSibling($0, of: place) }
        showOpen()
    }

    private func isSibling(_ id: DocumentRowID, of place: OutlineRuns.Place) -> Bool {
        guard let group = outline.group(place.group) else {
            return id.offset == nil && outline.list.place(of: id.index) != nil
        }
        guard id.index == group.root, let offset = id.offset, let row = group.document.row(atByte: offset) else {
            return false
        }
        return group.document.byteRange(ofRowAt: row).lowerBound == offset
    }

    private func unfold(_ change: Unfolding) {
        guard let place = outline.runs[current] else { return }
        var walk = UnfoldingWalk(outline)
        let row = outline.documentRow(of: place)
        let root = outline.group(place.group)?.root
        switch change {
        case .level(let level):
            let first = outline.rowsAround(current).first.map(outline.documentRow(of:)) ?? 0
            if level > 1 { add(from: first, of: document, root: nil, group: 0, depth: level - 1, to: &walk) }
        case .inside:
            guard let document = outline.document(ofGroup: place.group) else { return }
            walk.add(row..<row + 1, of: document, root: root, group: place.group, depth: .max)
        case .siblings:
            guard let document = outline.document(ofGroup: place.group) else { return }
            add(from: row, of: document, root: root, group: place.group, depth: 1, to: &walk)
        }
        // Few rows take no time.
        walk.run(costLimit: Self.costAtOnce)
        if walk.isDone { return finish(walk, change) }
        begin("unfolding") { [walk] page in
            var walk = walk
            while !walk.isDone {
                page.workTitle = "unfolding: \(walk.opened.count.grouped) rows so far"
                page.onChange(false)
                try? await Task.sleep(nanoseconds: 10_000_000)
                guard !Task.isCancelled else { return }
                walk.run(costLimit: RowOutline.costOfTurn)
            }
            page.finish(walk, change)
        }
    }

    private static let costAtOnce = 4 << 20

    /// Adds the rows of a group from one on, and after them those before it.
    private func add(
        from first: Int,
        of document: any Document,
        root: Int?,
        group: Int,
        depth: Int,
        to walk: inout UnfoldingWalk
    ) {
        if group == 0, outline.list != .all { return addShown(from: first, depth: depth, to: &walk) }
        let first = min(first, document.rowCount)
        walk.add(0..<first, of: document, root: root, group: group, depth: depth)
        walk.add(first..<document.rowCount, of: document, root: root, group: group, depth: depth)
    }

    /// Adds the rows of the document that are shown, from one on, and after them those before it.
    private func addShown(from first: Int, depth: Int, to walk: inout UnfoldingWalk) {
        let count = outline.list.count(of: outline.documentCount)
        let start = outline.list.place(of: first) ?? 0
        let places = [start..<count, 0..<start].joined().prefix(Self.lookLimit)
        // The walk begins with the rows that are added last.
        for place in places.reversed() {
            let row = outline.list.row(at: place)
            walk.add(row..<row + 1, of: document, root: nil, group: 0, depth: depth)
        }
    }

    /// The greatest number of filtered or sorted rows that are looked at.
    private static let lookLimit = 20_000

    private func finish(_ walk: UnfoldingWalk, _ change: Unfolding) {
        keepPlaces()
        if case .level = change { open = [] }
        open.formUnion(walk.opened)
        if walk.isFull { message = "The first \(walk.opened.count.grouped) rows from here on are unfolded." }
        showOpen()
    }

    private func showOpen() {
        isFollowing = false
        outline.show(outline.list, opening: open)
        findPlaces()
    }

    // MARK: Order

    /// Shows the rows in the order of a column; in that of the file for an empty name.
    ///
    /// - Parameter text: The name of a column or a field, after a minus sign for the reverse.
    package func sort(by text: String) {
        let names = document.fieldNames
        guard !text.isEmpty else {
            sortName = nil
            return show(filter.list)
        }
        let isDescending = text.hasPrefix("-") && !names.contains(text)
        let wanted = isDescending ? String(text.dropFirst()) : text
        guard
            let name = names.first(where: { $0 == wanted })
                ?? names.first(where: { $0.lowercased() == wanted.lowercased() })
        else {
            let known = names.prefix(12).joined(separator: ", ")
            return message =
                names.isEmpty ? "There are no columns." : "There is no column “\(wanted)”. There are \(known)."
        }
        let rows = filter.isOn ? filter.found : nil
        begin("sorting by \(name)") { page in
            let order = await page.document.sortedRows(byField: name, among: rows, isDescending: isDescending)
            guard !Task.isCancelled else { return }
            guard let order else { return page.message = "There are too many rows to sort." }
            page.leavePlace()
            page.sortName = (isDescending ? "-" : "") + name
            page.show(.sorted(RowOrder(order)))
            // The first of them are what is asked for.
            page.setCurrent(0)
            page.setTop(0)
        }
    }

    // MARK: Saving

    /// Writes the rows that are shown to a new file.
    package func save(to path: String) {
        let shown: RowExport.Rows =
            switch outline.list {
            case .all: .all
            case .some(let set): .some(set)
            case .sorted(let order): .sorted(order.rows)
            }
        guard let export = RowExport(shown, of: document) else { return message = "These rows cannot be saved." }
        let noun = document.format.rowNoun
        begin("saving") { page in
            do {
                let count = try await export.run(to: path)
                page.message = "Saved \(count.grouped) \(count == 1 ? noun.singular : noun.plural) to \(path)."
            } catch {
                if !Task.isCancelled { page.message = "\(error)" }
            }
        }
    }

    /// A name for the rows that are shown, made from that of the document.
    package var suggestedName: String {
        let parts = document.title.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let end = parts.last, parts.first?.isEmpty == false else {
            return document.title + "-rows"
        }
        return parts.dropLast().joined(separator: ".") + "-rows." + end
    }
}
