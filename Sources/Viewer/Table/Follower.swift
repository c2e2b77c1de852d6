/// Whether the reader stays at the end when rows come there: while he is at the end by his own doing, and not otherwise.
struct Follower: Equatable {
    private(set) var staysAtEnd: Bool
    /// Whether keys move the content, which then counts as the reader's own doing.
    private var isOnTheWay = false

    init(staysAtEnd: Bool) {
        self.staysAtEnd = staysAtEnd
    }

    /// The content moved.
    mutating func scrolled(byReader: Bool, isAtEnd: Bool) {
        if byReader { staysAtEnd = isAtEnd }
    }

    /// A key or a command leads somewhere else.
    mutating func leaves() {
        staysAtEnd = false
        isOnTheWay = true
    }

    /// A command leads to the end.
    mutating func goesToEnd() {
        staysAtEnd = true
        isOnTheWay = false
    }

    /// A movement that a key began is over.
    mutating func arrived(isAtEnd: Bool) {
        if isOnTheWay { staysAtEnd = isAtEnd }
        isOnTheWay = false
    }

    /// The reader opens or closes a row: it stays where it is.
    mutating func readerTouchedRow() {
        staysAtEnd = false
    }
}
