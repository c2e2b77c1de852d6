/// A cache of whether folded rows show everything, for the rows that were shown most recently.
struct FitMemory<ID: Hashable> {
    private var answers: [ID: (key: FitKey?, fits: Bool)] = [:]
    private let capacity: Int

    /// Creates an empty cache.
    ///
    /// - Parameter capacity: The number of rows in the cache. When it is exceeded, the cache is emptied.
    init(capacity: Int = 4_096) {
        self.capacity = capacity
    }

    func answer(_ key: FitKey, for id: ID) -> Bool? {
        guard let known = answers[id], known.key == key else { return nil }
        return known.fits
    }

    /// Returns the last answer for a row, whatever it depended on.
    func lastAnswer(for id: ID) -> Bool? { answers[id]?.fits }

    /// Stores an answer.
    ///
    /// - Parameter key: The values that the answer depends on, or `nil` if the cell gave the answer itself.
    mutating func remember(_ fits: Bool, _ key: FitKey?, for id: ID) {
        if answers.count >= capacity, answers[id] == nil { answers = [:] }
        answers[id] = (key, fits)
    }

    mutating func forget(_ id: ID) {
        answers[id] = nil
    }

    /// The rows in the cache.
    var ids: some Sequence<ID> { answers.keys }
}
