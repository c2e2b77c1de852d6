import Synchronization

/// The columns that a user has chosen besides those of a document's format.
final class ChosenColumns: Sendable {
    /// The number of rows that determine the widths.
    static let sampleSize = 50

    private struct State {
        var names: [FieldName] = []
        var columns: [RecordColumn] = []
        /// The rows from which the columns were made.
        var sample: Sample?
    }

    /// The rows from which columns are made.
    struct Sample: Equatable {
        var generation: Int
        var rowCount: Int
    }

    private let state = Mutex(State())

    /// The names of the columns, in order.
    var names: [FieldName] { state.withLock { $0.names } }

    func choose(_ names: [FieldName]) { state.withLock { $0 = State(names: names) } }

    /// Returns the columns. `make` makes them if the sample has changed.
    func columns(_ sample: Sample, _ make: ([FieldName]) -> [RecordColumn]) -> [RecordColumn] {
        let (names, known) = state.withLock { ($0.names, $0.sample == sample ? $0.columns : nil) }
        if let known { return known }
        let columns = make(names)
        state.withLock {
            if $0.names == names { ($0.columns, $0.sample) = (columns, sample) }
        }
        return columns
    }
}

extension IndexedDocument {
    var columns: [RecordColumn] {
        let (renderer, state) = indexer.snapshot.withLock { ($0.renderer, $0.state) }
        let own = renderer.columns
        guard !chosenColumns.names.isEmpty, renderer.hasPaths else { return own }
        let count = min(state.rowCount, ChosenColumns.sampleSize)
        return chosenColumns.columns(ChosenColumns.Sample(generation: state.generation, rowCount: count)) { names in
            let other = names.filter { name in !own.contains { $0.isNamed(name.text) } }
            let records = (0..<count).map { row in
                other.map { name in source(ofRowAt: row).flatMap { Self.cell(name, $0, renderer) }?.text ?? "" }
            }
            // A path may lead to values further down. Another name that no row has is misspelled.
            let known = other.indices.filter { index in
                other[index].isNested || records.contains { !$0[index].isEmpty }
            }
            let survey = ColumnSurvey(
                names: known.map { other[$0].text },
                records: records.map { record in known.map { record[$0] } }
            )
            return own + survey.columns
        }
    }

    func chooseColumns(_ names: [String]) { chosenColumns.choose(names.map(FieldName.init)) }

    /// Returns the cells of a row in the chosen columns that its renderer doesn't know.
    func chosenCells(_ source: RowSource, _ renderer: any RowRenderer, besides own: [RecordCell]) -> [RecordCell] {
        guard renderer.hasPaths else { return [] }
        return chosenColumns.names.compactMap { name in
            own.contains { $0.name == name.text } ? nil : Self.cell(name, source, renderer)
        }
    }

    private static func cell(_ name: FieldName, _ source: RowSource, _ renderer: any RowRenderer) -> RecordCell? {
        guard let path = name.path, var cell = renderer.cell(at: path, source, isWhole: false) else { return nil }
        cell.name = name.text
        cell.text = cell.text.withoutLineEnds(limit: SummaryText.lengthLimit)
        if cell.role == nil, TextRole(ofValue: cell.text) == .time { cell.role = .time }
        return cell
    }

    private func source(ofRowAt row: Int) -> RowSource? {
        guard let (span, store, _) = span(ofRowAt: row) else { return nil }
        let shown = span.range.prefix(RowSpan.byteLimit)
        return RowSource(span: span, bytes: store.bytes(in: shown.startIndex..<shown.endIndex))
    }
}

extension RecordColumn {
    /// Whether a name is that of the column, apart from case.
    fileprivate func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }
}
