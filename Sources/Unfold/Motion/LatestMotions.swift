/// Which motion each row is in that moves: the one that began last, where there are several.
struct LatestMotions<ID: Hashable> {
    private var latest: [ID: Int] = [:]
    private var count = 0

    /// - Returns: the number of the motion.
    mutating func begin(_ rows: some Sequence<ID>) -> Int {
        count += 1
        for row in rows { latest[row] = count }
        return count
    }

    /// Whether a row is in a motion that is not over.
    func contains(_ row: ID) -> Bool { latest[row] != nil }

    /// - Returns: the rows of the motion that are at rest now; the others are in one that began later.
    mutating func end(_ rows: some Sequence<ID>, ofMotion number: Int) -> Set<ID> {
        var resting: Set<ID> = []
        for row in rows where latest[row] == nil || latest[row] == number {
            latest[row] = nil
            resting.insert(row)
        }
        return resting
    }
}
