import Documents

/// A document that is read, without a view: which rows are visible and open, which one is current, and which one is on
/// top.
///
/// Rows are kept by their identity, so that they stay where they are while others come and go. There is always one
/// current row, on which every command acts.
@MainActor
package final class ReaderPage {
    package let document: any Document
    package let outline: RowOutline
    /// Called after a change that isn't the effect of a command.
    ///
    /// - Parameter isSeen: Whether more has changed than the progress of work.
    package var onChange: (_ isSeen: Bool) -> Void = { _ in }
    /// Called when the row of a match has become the current one.
    package var onMatch: () -> Void = {}
    /// The message for the user; `nil` if there is none.
    package var message: String?
    /// The number of columns, or steps of long rows, that are left out on the left.
    package var shift = 0
    package var wraps = false
    package internal(set) var isFollowing = false
    package internal(set) var finder: Finder?
    package internal(set) var search: DocumentSearch?
    package internal(set) var findStatus = FindStatus()
    package private(set) lazy var filter = PageFilter(self)
    /// The column by which rows are sorted, with a minus sign for the reverse; `nil` for the order of the file.
    package internal(set) var sortName: String?

    package internal(set) var top = 0
    /// The first line of the top row that is on the screen.
    package internal(set) var topLine = 0
    private var topID: DocumentRowID?
    /// The current row, and the way back from it.
    let cursor: RowCursor
    /// The open rows. If `opensAll` is set, the rows without others inside them that are folded.
    var open: Set<DocumentRowID> = []
    var opensAll = false
    var folded: Set<DocumentRowID> = []

    private var cache: [DocumentRowID: ReaderRow] = [:]
    private static let cacheLimit = 1024
    /// The byte whose row becomes the current one when it is found.
    private var awaitedByte: Int?
    /// The line whose row becomes the current one when it is found.
    private var awaitedLine: Int?
    private var mayUnfoldOnlyRow = true
    private var isCatchingUp = false
    /// Whether the user is writing a pattern, so that what it leads to is no jump yet.
    package var triesPattern = false
    private var observation: DocumentObservation?
    /// Work of which one piece goes on at a time: what looks for a row, sorts, saves, or unfolds.
    var work: Task<Void, Never>?
    /// The name of the work for the user; `nil` if there is none.
    package internal(set) var workTitle: String?

    /// A row with what is known of it.
    package struct ReaderRow {
        package var row: DocumentRow
        package var name: RowName
        package var depth: Int
        package var isOpen: Bool
        /// The index among the rows of its group.
        package var index: Int
    }

    package init(_ document: any Document, follows: Bool) {
        self.document = document
        isFollowing = follows
        // Prose is there to be read.
        opensAll = document.format == .text
        outline = RowOutline(document)
        cursor = RowCursor(outline)
        outline.onChange = { [weak self] in self?.take($1, ofGroup: $0) }
        let observation = document.observe { [weak self] in self?.take($0) }
        self.observation = observation
        outline.setDocumentCount(observation.state.rowCount)
        if follows { moveToEnd() }
        unfoldOnlyRow()
        document.beginIndexing()
    }

    /// Whether the document is one tree of values, and no list of records.
    package var isTree: Bool {
        document.format.hasNestedRows && ![.jsonLines, .jsonSequence].contains(document.format)
    }

    // MARK: Rows

    /// Returns the row at an index.
    package func row(at index: Int) -> ReaderRow? {
        guard let place = outline.runs[index], let id = outline.id(of: place),
            let document = outline.document(ofGroup: place.group)
        else { return nil }
        let number = outline.documentRow(of: place)
        var row =
            cache[id]
            ?? {
                let row = document.row(at: number)
                let hasNames = mayHaveNames(document)
                let name = hasNames ? document.name(ofRowAt: number) : .none
                return ReaderRow(row: row, name: name, depth: 0, isOpen: false, index: number)
            }()
        row.index = number
        row.depth = outline.depth(of: place)
        row.isOpen = isOpen(id, row.row)
        if cache.count >= Self.cacheLimit { cache = [:] }
        cache[id] = row
        return row
    }

    /// Whether rows of a document may be elements with an index.
    private func mayHaveNames(_ document: any Document) -> Bool {
        document.format.hasNestedRows && document.format != .parts
    }

    func isOpen(_ id: DocumentRowID, _ row: DocumentRow) -> Bool {
        open.contains(id) || opensAll && row.inside == nil && !folded.contains(id)
    }

    /// Whether a row may be open. Costs finding its place.
    package func mayBeOpen(at index: Int) -> Bool {
        opensAll || !open.isEmpty && outline.id(at: index).map(open.contains) == true
    }

    /// Returns the place of a row in its group, the first of which is 0, the number of rows of the group that are
    /// found, and whether these are all.
    package func position(ofRowAt index: Int) -> (index: Int, count: Int, isComplete: Bool)? {
        guard let place = outline.runs[index], let document = outline.document(ofGroup: place.group) else { return nil }
        if place.group == 0 {
            let state = document.state
            let count = outline.list.count(of: outline.documentCount)
            return (place.row, count, filter.isOn ? filter.isComplete : !state.isIndexing || state.isWaiting)
        }
        return (place.row, document.rowCount, !document.state.isIndexing)
    }

    /// Unfolds or folds a row. The rows inside it that were open are open again.
    package func setOpen(_ opens: Bool, at index: Int) {
        guard let id = outline.id(at: index), let row = row(at: index), row.isOpen != opens else { return }
        mayUnfoldOnlyRow = false
        guard row.row.inside != nil else {
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

    /// Unfolds the only row of a document, such as the heading of a text, once it is known that there are no others.
    private func unfoldOnlyRow() {
        let state = document.state
        guard mayUnfoldOnlyRow, state.rowCount > 0 else { return }
        guard state.rowCount == 1 else { return mayUnfoldOnlyRow = false }
        guard !state.isIndexing || state.isWaiting else { return }
        mayUnfoldOnlyRow = false
        guard document.format.hasRoot, open.isEmpty, document.row(at: 0).inside != nil else { return }
        setOpen(true, at: 0)
    }

    // MARK: Places

    /// The index of the current row.
    package var current: Int { cursor.index }

    /// Makes a row the current one.
    package func setCurrent(_ index: Int) {
        (awaitedByte, awaitedLine) = (nil, nil)
        if index < current { isFollowing = false }
        cursor.move(to: index)
    }

    /// Makes a row the current one, and keeps the place of the one before for the way back.
    package func jump(to index: Int) {
        leavePlace()
        setCurrent(index)
    }

    /// Keeps the current place for the way back.
    package func leavePlace() { cursor.leave() }

    /// Goes to the place before a jump, or after it.
    ///
    /// - Returns: Whether there is one.
    package func goThroughHistory(forward: Bool) -> Bool {
        guard let target = cursor.wayThroughHistory(forward: forward) else { return false }
        if let index = outline.index(of: target) {
            setCurrent(index)
        } else if let offset = target.offset {
            reveal(byte: offset)
        } else if let index = outline.nearestIndex(to: target) {
            setCurrent(index)
        }
        return true
    }

    /// Makes a line of a row the first one on the screen.
    package func setTop(_ index: Int, line: Int = 0) {
        top = min(max(0, index), max(0, outline.count - 1))
        topLine = max(0, line)
        topID = outline.id(at: top)
    }

    func moveToEnd() {
        setCurrent(outline.count - 1)
    }

    package func follow() {
        isFollowing = true
        moveToEnd()
    }

    /// Ends following.
    package func stay() { isFollowing = false }

    func keepPlaces() {
        // While no row is shown, the last ones are still meant.
        guard outline.count > 0 else { return }
        topID = outline.id(at: top)
    }

    /// Keeps the current row until the rows of a condition are found, whichever of them come first.
    func anchorCurrent() { cursor.anchorRow() }

    /// Ends the search for the row that was current.
    func releaseAnchor() { cursor.releaseAnchor() }

    /// Finds the row on top after rows have come or gone. The current row finds itself.
    func findPlaces() {
        if let place = topID.flatMap(outline.nearestIndex) {
            top = place
        } else {
            (top, topLine) = (min(top, current), 0)
        }
        keepPlaces()
        catchUp()
    }

    /// Shows what is inside open rows that cost too much to be shown at once.
    private func catchUp() {
        guard !outline.waiting.isEmpty, !isCatchingUp else { return }
        isCatchingUp = true
        Task { [weak self] in
            guard let self else { return }
            isCatchingUp = false
            keepPlaces()
            outline.keepWaiting(open.contains)
            _ = outline.openWaiting(costLimit: RowOutline.costOfTurn)
            findPlaces()
            onChange(true)
        }
    }

    /// Shows other rows of the document.
    func show(_ list: RowList) {
        keepPlaces()
        outline.show(list, opening: open)
        findPlaces()
    }

    // MARK: Revealing

    /// Opens the rows around a byte, and makes the row with it the current one.
    package func reveal(byte offset: Int) {
        guard let root = document.row(atByte: offset) ?? (document.rowCount > 0 ? 0 : nil) else { return }
        var (document, row, id) = (document, root, DocumentRowID(index: root))
        while let inside = document.row(at: row).inside, inside.firstOffset <= offset,
            document.byteRange(ofRowAt: row).contains(offset),
            let nested = outline.nestedRows(of: id) ?? document.nestedRows(at: row)
        {
            nested.scan(upTo: offset, byteLimit: Self.costOfReveal)
            guard let child = nested.document.row(atByte: offset) else { break }
            outline.prepare(nested, of: id)
            open.insert(id)
            (document, row) = (nested.document, child)
            id = DocumentRowID(index: root, offset: document.byteRange(ofRowAt: child).lowerBound)
        }
        outline.reset(opening: open)
        findPlaces()
        if let index = outline.nearestIndex(to: id) { setCurrent(index) }
    }

    /// The bytes that are read to find a row inside others, since the user waits.
    static let costOfReveal = 64 << 20

    /// Makes the row with a byte the current one, as soon as it is found.
    package func revealWhenFound(byte offset: Int) {
        let isFound = document.row(atByte: offset) != nil || !document.state.isIndexing
        if isFound { reveal(byte: offset) }
        awaitedByte = isFound ? nil : offset
    }

    /// Makes the row on a line the current one, as soon as it is found.
    ///
    /// - Returns: Whether it is found.
    package func reveal(line: Int) -> Bool {
        awaitedLine = nil
        let state = document.state
        guard let row = document.row(atLine: line) else {
            awaitedLine = state.isIndexing && !state.isWaiting ? line : nil
            return false
        }
        guard let index = outline.index(of: DocumentRowID(index: row)) else { return false }
        jump(to: index)
        return true
    }

    // MARK: Changes

    private func take(_ change: DocumentChange) {
        let oldCount = outline.count
        if change.replacesEverything {
            (cache, open, folded) = ([:], [], [])
            // The first bytes of a pipe tell what it is.
            if change.old.format != change.new.format { opensAll = change.new.format == .text }
            cursor.reset()
            sortName = nil
            outline.forgetEverything(count: change.new.rowCount)
            (top, topLine, topID) = (0, 0, nil)
            // A file that is empty for a moment is being written again.
            if change.old.rowCount > 0, change.old.rereadCount == change.new.rereadCount {
                message = "The file was replaced or emptied."
            }
        } else {
            for row in change.changedRows { cache[DocumentRowID(index: row)] = nil }
            outline.setDocumentCount(change.new.rowCount)
            for row in change.changedRows {
                guard let index = outline.index(of: DocumentRowID(index: row)), let place = outline.runs[index] else {
                    continue
                }
                guard !outline.extendRows(inside: place, as: document.row(at: row).inside) else { continue }
                // The rows inside are others than before.
                let id = DocumentRowID(index: row)
                outline.close(id)
                if open.contains(id) {
                    outline.open(id)
                    openRows(inside: row)
                }
            }
            finder?.rowsChanged(from: min(change.old.rowCount, change.changedRows.lowerBound))
        }
        filter.take(change)
        findPlaces()
        if isFollowing { moveToEnd() }
        if let awaitedByte { revealWhenFound(byte: awaitedByte) }
        if let awaitedLine { _ = reveal(line: awaitedLine) }
        unfoldOnlyRow()
        let hasSettled = change.new.isIndexing != change.old.isIndexing
        let first = outline.id(at: top)?.index ?? 0
        let onScreen = first..<first + Self.screenOfRows
        let isSeen =
            oldCount < Self.screenOfRows || change.changedRows.overlaps(onScreen) || isFollowing || hasSettled
        onChange(isSeen || change.replacesEverything)
    }

    /// More rows than a screen has. Those after them are not on it when a document has just been opened.
    private static let screenOfRows = 512

    private func take(_ change: DocumentChange, ofGroup key: Int) {
        keepPlaces()
        if !change.changedRows.isEmpty { cache = [:] }
        _ = outline.update(key, limit: .max)
        if let group = outline.group(key) { openRows(inside: group.root) }
        findPlaces()
        onChange(true)
    }
}
