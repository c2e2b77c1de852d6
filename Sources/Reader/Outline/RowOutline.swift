import Documents

/// The visible rows of a document: its rows, and after each open row those inside it.
///
/// Only the rows inside open rows are looked for. A row is read when it is asked for.
@MainActor
package final class RowOutline {
    /// The maximum number of rows that are added in one update of the table. A group with more rows is completed in
    /// the frames after.
    package static let portion = 512

    private let document: any Document
    package private(set) var runs = OutlineRuns(count: 0) {
        didSet { version &+= 1 }
    }
    /// A number that increases with each change of the visible rows.
    package private(set) var version = 0
    private var groups = RowGroups()
    /// The number of rows of the document that are known to the table.
    package private(set) var documentCount = 0
    /// The rows of the document that are shown. The rows of group 0 are places in it.
    package private(set) var list = RowList.all
    /// The open rows whose rows are to be shown, in their order.
    package private(set) var waiting: [DocumentRowID] = []
    /// Rows inside closed rows that were looked into, until the outline is made again.
    private var prepared: [DocumentRowID: PreparedRows] = [:]
    /// Calls a closure when rows that were prepared have grown.
    package var onPreparation: () -> Void = {}

    private struct PreparedRows {
        var rows: NestedRows
        var observation: DocumentObservation?
    }
    /// Calls a closure when a group has found or changed rows.
    package var onChange: (_ group: Int, DocumentChange) -> Void = { _, _ in }

    package init(_ document: any Document) { self.document = document }

    package var count: Int { runs.count }

    // MARK: Rows

    /// Returns the document that has the rows of a group; `nil` if the group is closed.
    package func document(ofGroup group: Int) -> (any Document)? {
        group == 0 ? document : groups[group]?.document
    }

    package func group(_ group: Int) -> RowGroup? { groups[group] }

    /// Returns the identity of the row at an index. For a row inside another one, costs finding its place.
    package func id(at index: Int) -> DocumentRowID? { runs[index].flatMap(id) }

    package func id(of place: OutlineRuns.Place) -> DocumentRowID? {
        guard place.group != 0 else { return DocumentRowID(index: list.row(at: place.row)) }
        guard let group = groups[place.group] else { return nil }
        return DocumentRowID(index: group.root, offset: group.document.byteRange(ofRowAt: place.row).lowerBound)
    }

    /// Returns the index of a place's row among the rows of its document.
    package func documentRow(of place: OutlineRuns.Place) -> Int {
        place.group == 0 ? list.row(at: place.row) : place.row
    }

    /// Returns the index of a row; `nil` if it is not visible.
    package func index(of id: DocumentRowID) -> Int? {
        place(of: id).flatMap { runs.index(of: $0.row, in: $0.group) }
    }

    /// Returns the place of a row that is inside open rows only; `nil` for another row.
    ///
    /// Costs a search among the groups inside the same row of the document, and one in the group.
    private func place(of id: DocumentRowID) -> OutlineRuns.Place? {
        guard let first = list.place(of: id.index) else { return nil }
        guard let offset = id.offset else { return OutlineRuns.Place(group: 0, row: first, depth: 0) }
        for key in groups.keys(around: offset, inside: id.index) {
            guard let group = groups[key], let row = group.document.row(atByte: offset) else { continue }
            let bytes = group.document.byteRange(ofRowAt: row)
            if bytes.lowerBound == offset {
                return row < group.shownCount
                    ? OutlineRuns.Place(group: key, row: row, depth: group.parent.depth + 1) : nil
            }
            // A row around the byte has it inside, in a group that was among those before, if at all. There may be as
            // many groups around it as the file has levels.
            if bytes.contains(offset) { return nil }
        }
        return nil
    }

    /// Returns the number of rows around a row that are shown: one more than in the outline if the first row of the
    /// document is around all others.
    package func depth(of place: OutlineRuns.Place) -> Int {
        place.depth + (isInsideFirstRow(place) ? 1 : 0)
    }

    private func isInsideFirstRow(_ place: OutlineRuns.Place) -> Bool {
        let root = place.group == 0 ? list.row(at: place.row) : groups[place.group]?.root ?? 0
        return list.place(of: 0) == 0 && document.isInsideFirstRow(root)
    }

    /// Returns the index of the row around a row; `nil` if there is none.
    package func parent(ofRowAt index: Int) -> Int? {
        if let parent = runs.parent(ofRowAt: index) { return parent }
        return runs[index].map(isInsideFirstRow) == true ? 0 : nil
    }

    // MARK: Opening and closing

    /// Shows the first rows inside an open row.
    ///
    /// - Returns: Whether the row was closed and has rows inside it.
    @discardableResult
    package func open(_ id: DocumentRowID, limit: Int = RowOutline.portion) -> Bool {
        guard let place = place(of: id), groupKey(inside: place) == nil,
            let index = runs.index(of: place.row, in: place.group), let rows = nestedRows(of: id, at: place)
        else { return false }
        prepared[id] = nil
        let (key, count) = addGroup(rows, inside: place, root: id.index, limit: limit)
        runs.insert(0..<count, of: key, depth: place.depth + 1, at: index + 1)
        return true
    }

    /// Shows the rows inside open rows, in their order, until that has cost as much as a limit. The others wait.
    ///
    /// A row costs what is read of it to find those inside it, unless they are known. A row inside a closed one does
    /// not wait.
    ///
    /// - Returns: The indexes of the rows that were inserted.
    package func openWaiting(costLimit: Int) -> RowIndexes {
        var (cost, count) = (0, 0)
        var opened: [DocumentRowID] = []
        while count < waiting.count, cost < costLimit {
            let id = waiting[count]
            count += 1
            cost += costOfOpening(id)
            if open(id) { opened.append(id) }
        }
        waiting.removeFirst(count)
        var inserted = RowIndexes()
        for id in opened {
            guard let index = index(of: id) else { continue }
            inserted.insert(integersIn: runs.descendants(ofRowAt: index))
        }
        return inserted
    }

    /// Lets open rows wait until the rows inside them are shown.
    package func wait(for ids: [DocumentRowID]) {
        guard !ids.isEmpty else { return }
        waiting = Set(waiting).union(ids).sorted()
    }

    /// Ends the wait of rows that are no longer open.
    package func keepWaiting(_ isOpen: (DocumentRowID) -> Bool) { waiting.removeAll { !isOpen($0) } }

    private func costOfOpening(_ id: DocumentRowID) -> Int {
        guard prepared[id] == nil, let place = place(of: id), let document = document(ofGroup: place.group) else {
            return UnfoldingWalk.costOfKnownRow
        }
        return UnfoldingWalk.cost(ofBytes: document.byteRange(ofRowAt: documentRow(of: place)).count)
    }

    /// Adds the group inside a row.
    ///
    /// - Returns: The key of the group, and the number of its rows that are shown.
    private func addGroup(_ rows: NestedRows, inside place: OutlineRuns.Place, root: Int, limit: Int) -> (Int, Int) {
        let group = RowGroup(rows, inside: place, root: root)
        let key = groups.insert(group)
        group.observe { [weak self] in self?.onChange(key, $0) }
        group.shownCount = min(group.document.rowCount, limit)
        return (key, group.shownCount)
    }

    /// Hides the rows inside a row.
    package func close(_ id: DocumentRowID) {
        guard let index = index(of: id), let place = runs[index] else { return }
        runs.remove(runs.descendants(ofRowAt: index))
        if let rows = groupKey(inside: place).flatMap({ groups[$0]?.rows }) { forgetPreparedRows(of: id, rows) }
        groups.remove(inside: place.row, of: place.group)
    }

    /// Hides rows that are about to be closed.
    package func remove(_ indexes: Range<Int>) { runs.remove(indexes) }

    /// Returns the group of the rows inside a row; `nil` if the row is closed.
    package func groupKey(inside place: OutlineRuns.Place) -> Int? {
        groups.key(inside: place.row, of: place.group)
    }

    /// Returns the rows inside a row, whether or not it is open.
    package func nestedRows(of id: DocumentRowID, at place: OutlineRuns.Place) -> NestedRows? {
        if let key = groupKey(inside: place) { return groups[key]?.rows }
        return prepared[id]?.rows ?? document(ofGroup: place.group)?.nestedRows(at: documentRow(of: place))
    }

    /// Returns the rows inside a row that is open or was looked into; `nil` for another row.
    package func nestedRows(of id: DocumentRowID) -> NestedRows? {
        if let rows = prepared[id]?.rows { return rows }
        guard let place = place(of: id), let key = groupKey(inside: place) else { return nil }
        return groups[key]?.rows
    }

    /// Returns the rows inside a row of a group, and the group of these if the row is open; `nil` if there are none.
    /// Unlike `nestedRows(of:)`, costs no search for the row.
    ///
    /// - Parameters:
    ///   - row: The row among those of its document.
    ///   - group: The group of the row; `nil` if the group is not visible.
    package func nestedRows(
        of id: DocumentRowID,
        _ row: Int,
        of document: any Document,
        inGroup group: Int?
    ) -> (rows: NestedRows, group: Int?)? {
        let shown = group == 0 ? list.place(of: row) : row
        if let group, let shown, let key = groups.key(inside: shown, of: group), let open = groups[key] {
            return (open.rows, key)
        }
        return (prepared[id]?.rows ?? document.nestedRows(at: row)).map { ($0, nil) }
    }

    /// Keeps the rows inside a row until it is opened.
    package func prepare(_ rows: NestedRows, of id: DocumentRowID) {
        guard prepared[id]?.rows !== rows else { return }
        let observation = rows.document.observe { [weak self] change in
            self?.extendPreparedRows(inside: id, change)
            self?.onPreparation()
        }
        prepared[id] = PreparedRows(rows: rows, observation: observation)
    }

    /// Adds bytes to the prepared rows that are inside prepared rows which have changed.
    private func extendPreparedRows(inside id: DocumentRowID, _ change: DocumentChange) {
        guard let document = prepared[id]?.rows.document, !change.replacesEverything else { return }
        for row in change.changedRows {
            let child = DocumentRowID(index: id.index, offset: document.byteRange(ofRowAt: row).lowerBound)
            if prepared[child] != nil { extendPreparedRows(of: child, as: document.row(at: row).inside) }
        }
    }

    private func extendPreparedRows(of id: DocumentRowID, as inside: NestedPlace?) {
        guard let rows = prepared[id]?.rows else { return }
        if let inside, rows.isBeginning(of: inside) {
            rows.extend(to: inside.range.upperBound)
        } else {
            forgetPreparedRows(of: id, rows)
        }
    }

    /// Forgets the prepared rows of a row, and of those inside it. Changes no longer reach them.
    private func forgetPreparedRows(of id: DocumentRowID, _ rows: NestedRows) {
        guard !prepared.isEmpty else { return }
        prepared = prepared.filter { other, _ in
            other != id && (other.index != id.index || other.offset.map(rows.isAround) != true)
        }
    }

    /// Adds bytes to the rows inside a row that has changed, where these rows are known.
    ///
    /// - Parameter inside: The place of the rows inside it; `nil` if there are none.
    /// - Returns: Whether the rows that are shown inside the row are up to date, or will be.
    package func extendRows(inside place: OutlineRuns.Place, as inside: NestedPlace?) -> Bool {
        if let id = id(of: place) { extendPreparedRows(of: id, as: inside) }
        guard let key = groupKey(inside: place), let rows = groups[key]?.rows else { return inside == nil }
        guard let inside, rows.isBeginning(of: inside) else { return false }
        rows.extend(to: inside.range.upperBound)
        return true
    }

    // MARK: Growth

    /// Adds rows of the document at the end, or removes the last ones.
    ///
    /// - Returns: The indexes of the rows that were added or removed.
    @discardableResult
    package func setDocumentCount(_ count: Int) -> (inserted: Range<Int>, removed: Range<Int>) {
        let old = list.count(of: documentCount)
        if count < documentCount { list = list.removingRows(from: count) }
        documentCount = count
        return update(0, depth: 0, from: old, to: list.count(of: count), end: runs.count)
    }

    /// Adds rows of the document that a filter has found, after all others.
    ///
    /// - Returns: The indexes of the rows.
    package func append(_ rows: RowSet) -> Range<Int> {
        guard case .some(var all) = list else { return 0..<0 }
        let old = all.count
        all.formUnion(rows)
        list = .some(all)
        return update(0, depth: 0, from: old, to: all.count, end: runs.count).inserted
    }

    /// Shows other rows of the document, and those inside the open ones, some of which wait if they cost too much.
    package func show(
        _ list: RowList,
        opening ids: some Sequence<DocumentRowID>,
        costLimit: Int = RowOutline.costOfTurn
    ) {
        keepGroups()
        self.list = list
        openAgain(ids, costLimit)
    }

    /// Shows more of the rows of a group that are found, or hides rows that it no longer has.
    ///
    /// - Returns: The indexes of the rows that were added or removed.
    package func update(_ key: Int, limit: Int) -> (inserted: Range<Int>, removed: Range<Int>) {
        guard let group = groups[key], let index = runs.index(of: group.parent.row, in: group.parent.group) else {
            return (0..<0, 0..<0)
        }
        let old = group.shownCount
        let count = group.document.rowCount
        group.shownCount = limit >= count - old ? count : old + limit
        let end = runs.descendants(ofRowAt: index).upperBound
        return update(key, depth: group.parent.depth + 1, from: old, to: group.shownCount, end: end)
    }

    /// Returns the index after the last visible row of a group; `nil` if the group is not visible.
    package func end(ofGroup key: Int) -> Int? {
        guard let group = groups[key], let index = runs.index(of: group.parent.row, in: group.parent.group) else {
            return nil
        }
        return runs.descendants(ofRowAt: index).upperBound
    }

    private func update(
        _ key: Int,
        depth: Int,
        from old: Int,
        to new: Int,
        end: Int
    ) -> (inserted: Range<Int>, removed: Range<Int>) {
        guard new < old else {
            runs.insert(old..<new, of: key, depth: depth, at: end)
            return (end..<end + new - old, 0..<0)
        }
        guard let first = runs.index(of: new, in: key) else { return (0..<0, 0..<0) }
        runs.remove(first..<end)
        for row in new..<old { groups.remove(inside: row, of: key) }
        return (0..<0, first..<end)
    }

    /// The groups of which more rows are found than shown.
    package var incompleteGroups: [Int] { groups.incomplete }

    /// Closes all rows, and opens others as far as they are found, with all rows inside them.
    package func reset(opening ids: some Sequence<DocumentRowID>) {
        keepGroups()
        openAgain(ids, Self.costOfTurn)
    }

    /// Keeps the rows that were found inside open rows.
    private func keepGroups() {
        for group in groups.all {
            if let id = id(of: group.parent) { prepared[id] = PreparedRows(rows: group.rows) }
        }
    }

    /// The cost of the rows that are opened at once, in bytes: see `UnfoldingWalk`.
    package nonisolated static let costOfTurn = 256 * 1024

    /// Opens rows in one pass over them, in the order in which they are shown. Those that are not known wait once they
    /// cost too much, with the rows inside them.
    private func openAgain(_ ids: some Sequence<DocumentRowID>, _ costLimit: Int) {
        groups.removeAll()
        waiting = []
        var builder = OutlineBuilder(count: list.count(of: documentCount))
        let places = ids.compactMap { id in list.place(of: id.index).map { (place: $0, id: id) } }
        var cost = 0
        for (place, id) in places.sorted(by: { ($0.place, $0.id) < ($1.place, $1.id) }) {
            guard let parent = builder.advance(to: id, at: place, groups) else {
                // The row around it may wait.
                if cost >= costLimit { waiting.append(id) }
                continue
            }
            if prepared[id] == nil, let document = document(ofGroup: parent.group) {
                guard cost < costLimit else {
                    waiting.append(id)
                    continue
                }
                cost += UnfoldingWalk.cost(ofBytes: document.byteRange(ofRowAt: documentRow(of: parent)).count)
            }
            guard let rows = nestedRows(of: id, at: parent) else { continue }
            let (key, count) = addGroup(rows, inside: parent, root: id.index, limit: .max)
            builder.open(parent, key, count: count)
        }
        runs = builder.finished()
        waiting.sort()
        prepared = [:]
    }

    /// Forgets all rows, because they are different ones.
    package func forgetEverything(count: Int) {
        groups.removeAll()
        (prepared, waiting, documentCount) = ([:], [], count)
        // A filter looks through the new rows.
        if list != .all { list = .some(RowSet()) }
        runs = OutlineRuns(count: list.count(of: count))
    }
}
