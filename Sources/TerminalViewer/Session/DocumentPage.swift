import Documents
import Reader
import Terminal

/// A document on the screen: which rows are visible and open, which one is current, and which one is on top.
///
/// Rows are kept by their identity, so that they stay where they are while others come and go.
@MainActor
final class DocumentPage {
    let document: any Document
    let outline: RowOutline
    /// Called after a change that isn't the effect of a command.
    var onChange: () -> Void = {}
    /// The message for the user; `nil` if there is none.
    var message: String?
    /// The number of columns, or steps of long rows, that are left out on the left.
    var shift = 0
    var wraps = false
    private(set) var isFollowing = false
    private(set) var finder: Finder?
    private(set) var search: DocumentSearch?
    private(set) var findStatus = FindStatus()
    private(set) lazy var filter = PageFilter(self)

    private(set) var current = 0
    private var currentID: DocumentRowID?
    private(set) var top = 0
    /// The first line of the top row that is on the screen.
    private(set) var topLine = 0
    private var topID: DocumentRowID?
    /// The open rows. If `opensAll` is set, the rows without others inside them that are folded.
    private var open: Set<DocumentRowID> = []
    private var opensAll = false
    private var folded: Set<DocumentRowID> = []

    private var cache: [DocumentRowID: DocumentRow] = [:]
    private static let cacheLimit = 1024
    /// The byte whose row becomes the current one when it is found.
    private var awaitedByte: Int?
    private var observation: DocumentObservation?
    private var looking: Task<Void, Never>?

    init(_ document: any Document, follows: Bool) {
        self.document = document
        isFollowing = follows
        // Prose is there to be read.
        opensAll = document.format == .text
        outline = RowOutline(document)
        outline.onChange = { [weak self] in self?.take($1, ofGroup: $0) }
        let observation = document.observe { [weak self] in self?.take($0) }
        self.observation = observation
        outline.setDocumentCount(observation.state.rowCount)
        if follows { moveToEnd() }
        document.beginIndexing()
    }

    // MARK: Rows

    /// Returns the row at an index.
    func row(at index: Int) -> (row: DocumentRow, depth: Int, isOpen: Bool)? {
        guard let place = outline.runs[index], let id = outline.id(of: place),
            let document = outline.document(ofGroup: place.group)
        else { return nil }
        let row = cache[id] ?? document.row(at: outline.documentRow(of: place))
        if cache.count >= Self.cacheLimit { cache = [:] }
        cache[id] = row
        return (row, outline.depth(of: place), isOpen(id, row))
    }

    private func isOpen(_ id: DocumentRowID, _ row: DocumentRow) -> Bool {
        open.contains(id) || opensAll && row.inside == nil && !folded.contains(id)
    }

    /// Unfolds or folds a row. The rows inside it that were open are open again.
    func setOpen(_ opens: Bool, at index: Int) {
        guard let id = outline.id(at: index), let (row, _, isOpen) = row(at: index), isOpen != opens else { return }
        guard row.inside != nil else {
            if opens { folded.remove(id) } else { folded.insert(id) }
            if opens, !opensAll { open.insert(id) } else { open.remove(id) }
            return
        }
        isFollowing = false
        if opens {
            open.insert(id)
            outline.open(id)
            openRows(inside: id.index)
        } else {
            open.remove(id)
            outline.close(id)
        }
    }

    private func openRows(inside root: Int) {
        for id in open.filter({ $0.index == root && $0.offset != nil }).sorted() { outline.open(id) }
    }

    /// Shows a number of levels.
    func setLevel(_ level: Int) {
        keepPlaces()
        (open, folded) = ([], [])
        opensAll = level > 1 && !document.hasRowsInside
        if level > 1, document.hasRowsInside {
            var walk = UnfoldingWalk(outline)
            walk.add(0..<document.rowCount, of: document, root: nil, group: 0, depth: level - 1)
            walk.run(costLimit: Self.costOfLevel)
            open = Set(walk.opened)
            if !walk.isDone || walk.isFull { message = "The first \(walk.opened.count) rows are unfolded." }
        }
        outline.reset(opening: open)
        findPlaces()
    }

    /// The bytes that are read to unfold levels, since the user waits.
    private static let costOfLevel = 64 << 20

    // MARK: Places

    /// Makes a row the current one.
    func setCurrent(_ index: Int) {
        awaitedByte = nil
        if index < current { isFollowing = false }
        current = min(max(0, index), max(0, outline.count - 1))
        currentID = outline.id(at: current)
    }

    /// Makes a line of a row the first one on the screen.
    func setTop(_ index: Int, line: Int = 0) {
        top = min(max(0, index), max(0, outline.count - 1))
        topLine = max(0, line)
        topID = outline.id(at: top)
    }

    func moveToEnd() {
        setCurrent(outline.count - 1)
    }

    func follow() {
        isFollowing = true
        moveToEnd()
    }

    private func keepPlaces() {
        currentID = outline.id(at: current)
        topID = outline.id(at: top)
    }

    /// Finds the current row and the one on top after rows have come or gone.
    private func findPlaces() {
        current = place(of: currentID) ?? min(current, max(0, outline.count - 1))
        if let place = place(of: topID) { top = place } else { (top, topLine) = (min(top, current), 0) }
        keepPlaces()
    }

    /// Returns the index of a row, or of the nearest one around or before it that is visible.
    private func place(of id: DocumentRowID?) -> Int? {
        guard let id else { return nil }
        if let index = outline.index(of: id) { return index }
        if let index = outline.index(of: DocumentRowID(index: id.index)) { return index }
        // Of filtered rows, the next one.
        guard case .some(let rows) = outline.list, !rows.isEmpty else { return nil }
        let rank = min(rows.rank(of: id.index), rows.count - 1)
        return outline.index(of: DocumentRowID(index: rows[rank]))
    }

    /// Shows other rows of the document.
    func show(_ list: RowList) {
        keepPlaces()
        outline.show(list, opening: open)
        findPlaces()
    }

    /// Opens the rows around a byte, and makes the row with it the current one.
    func reveal(byte offset: Int) {
        guard let root = document.row(atByte: offset) ?? (document.rowCount > 0 ? 0 : nil) else { return }
        var (document, row, id) = (document, root, DocumentRowID(index: root))
        while let inside = document.row(at: row).inside, inside.firstOffset <= offset,
            document.byteRange(ofRowAt: row).contains(offset),
            let nested = outline.nestedRows(of: id) ?? document.nestedRows(at: row)
        {
            nested.scan(upTo: offset, byteLimit: Self.costOfLevel)
            guard let child = nested.document.row(atByte: offset) else { break }
            outline.prepare(nested, of: id)
            open.insert(id)
            (document, row) = (nested.document, child)
            id = DocumentRowID(index: root, offset: document.byteRange(ofRowAt: child).lowerBound)
        }
        outline.reset(opening: open)
        findPlaces()
        if let index = outline.index(of: id) { setCurrent(index) }
    }

    /// Makes the row with a byte the current one, as soon as it is found.
    func revealWhenFound(byte offset: Int) {
        let isFound = document.row(atByte: offset) != nil || !document.state.isIndexing
        if isFound { reveal(byte: offset) }
        awaitedByte = isFound ? nil : offset
    }

    /// Makes the row on a line the current one.
    func reveal(line: Int) -> Bool {
        guard let row = document.row(atLine: line), let index = outline.index(of: DocumentRowID(index: row)) else {
            return false
        }
        setCurrent(index)
        return true
    }

    // MARK: Finding

    /// Looks for a regular expression from the current row on.
    func find(_ pattern: String, keepsPlace: Bool = false) {
        finder?.cancel()
        (finder, search, findStatus) = (nil, nil, FindStatus())
        guard !pattern.isEmpty else { return }
        let finder = Finder(origin: origin) { [document, weak self] pattern in
            let search = try DocumentSearch(pattern, in: document) { self?.outline.list ?? .all }
            self?.search = search
            return search
        }
        finder.onReveal = { [weak self] in self?.reveal(match: $0) }
        finder.onStatus = { [weak self] in
            self?.findStatus = $0
            self?.onChange()
        }
        self.finder = finder
        finder.setPattern(pattern)
    }

    private var origin: Int {
        guard let place = outline.runs[current], let id = outline.id(of: place) else { return 0 }
        guard document.mayNest else { return id.index }
        return outline.document(ofGroup: place.group)?.byteRange(ofRowAt: outline.documentRow(of: place)).lowerBound
            ?? 0
    }

    private func reveal(match place: Int) {
        if finder?.unit == .matches {
            reveal(byte: place)
        } else if let index = outline.index(of: DocumentRowID(index: place)) {
            setCurrent(index)
        }
        onChange()
    }

    /// Looks for the next entry of a log with a severity.
    func step(to severity: Severity, forward: Bool) {
        looking?.cancel()
        let start = (outline.id(at: current)?.index ?? 0) + (forward ? 1 : -1)
        let list = outline.list
        looking = Task { [weak self, document] in
            let filter = RowFilter(severity: severity)
            let found = try? await document.findRow(meeting: filter, from: start, forward ? .forward : .backward) {
                list.place(of: $0) != nil
            }
            guard let self, !Task.isCancelled else { return }
            if let row = found ?? nil, let index = outline.index(of: DocumentRowID(index: row)) {
                setCurrent(index)
            } else {
                message = "There is no other \(severity.name)."
            }
            onChange()
        }
    }

    /// Ends what is being looked for.
    ///
    /// - Returns: Whether there was something to end.
    func stop() -> Bool {
        let isBusy = finder?.isLooking == true || looking != nil || !filter.isComplete
        finder?.cancel()
        looking?.cancel()
        looking = nil
        filter.stop()
        return isBusy
    }

    // MARK: Changes

    private func take(_ change: DocumentChange) {
        if change.replacesEverything {
            (cache, open, folded) = ([:], [], [])
            outline.forgetEverything(count: change.new.rowCount)
        } else {
            for row in change.changedRows { cache[DocumentRowID(index: row)] = nil }
            outline.setDocumentCount(change.new.rowCount)
            for row in change.changedRows {
                guard let index = outline.index(of: DocumentRowID(index: row)), let place = outline.runs[index] else {
                    continue
                }
                _ = outline.extendRows(inside: place, as: document.row(at: row).inside)
            }
            finder?.rowsChanged(from: min(change.old.rowCount, change.changedRows.lowerBound))
        }
        filter.take(change)
        findPlaces()
        if isFollowing { moveToEnd() }
        if let awaitedByte { revealWhenFound(byte: awaitedByte) }
        onChange()
    }

    private func take(_ change: DocumentChange, ofGroup key: Int) {
        keepPlaces()
        if !change.changedRows.isEmpty { cache = [:] }
        _ = outline.update(key, limit: .max)
        if let group = outline.group(key) { openRows(inside: group.root) }
        findPlaces()
        onChange()
    }
}
