/// The records of a collector, and the pieces that are marked.
@MainActor
final class Library {
    let records: [Record]
    private(set) var marked: Set<Record.Piece.ID> = []
    private let byID: [Record.ID: Record]

    init(_ records: [Record]) {
        self.records = records
        byID = Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0) })
    }

    subscript(id: Record.ID) -> Record? { byID[id] }

    /// The genres in alphabetical order.
    var genres: [String] { Set(records.map(\.genre)).sorted() }

    /// The newest records, the newest one first.
    var newest: [Record] { records.sorted { ($0.year, $0.id) > ($1.year, $1.id) } }

    func records(of genre: String) -> [Record] {
        records.filter { $0.genre == genre }.sorted { $0.id < $1.id }
    }

    func toggleMark(of piece: Record.Piece.ID) {
        marked.formSymmetricDifference([piece])
    }
}
