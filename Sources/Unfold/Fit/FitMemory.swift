/// The answers to whether rows fit, of the rows that were shown last, so that each is found out once.
struct FitMemory<ID: Hashable> {
    private var answers: [ID: (question: FitQuestion?, fits: Bool)] = [:]
    private let capacity: Int

    /// - Parameter capacity: how many rows are remembered; when there are more all are forgotten.
    init(capacity: Int = 4_096) {
        self.capacity = capacity
    }

    func answer(_ question: FitQuestion, for id: ID) -> Bool? {
        guard let known = answers[id], known.question == question else { return nil }
        return known.fits
    }

    /// What is known of a row, whatever it was asked for.
    func lastAnswer(for id: ID) -> Bool? { answers[id]?.fits }

    /// - Parameter question: `nil` if the cell knew by itself.
    mutating func remember(_ fits: Bool, _ question: FitQuestion?, for id: ID) {
        if answers.count >= capacity, answers[id] == nil { answers = [:] }
        answers[id] = (question, fits)
    }

    mutating func forget(_ id: ID) {
        answers[id] = nil
    }

    /// The rows of which an answer is known.
    var ids: some Sequence<ID> { answers.keys }
}
