/// The sections of the library.
enum Shelf: Hashable, Sendable {
    case turntable
    case newest
    case genres
}

/// An item of the library. A record is on several shelves.
enum LibraryItem: Hashable, Sendable {
    case card(Record.ID)
    case sleeve(Record.ID)
    case genre(String)
    case record(Record.ID)

    /// The record that opens by a tap; `nil` for a genre.
    var record: Record.ID? {
        switch self {
        case .card(let id), .sleeve(let id), .record(let id): id
        case .genre: nil
        }
    }
}
