/// The last animation that began for each row that is animating.
struct LatestMotions<ID: Hashable> {
    private var latest: [ID: Int] = [:]
    private var count = 0

    /// Begins an animation of rows and returns its number.
    mutating func begin(_ rows: some Sequence<ID>) -> Int {
        count += 1
        for row in rows { latest[row] = count }
        return count
    }

    /// Returns whether a row has an animation that hasn't ended.
    func contains(_ row: ID) -> Bool { latest[row] != nil }

    /// Ends an animation.
    ///
    /// - Returns: The rows of the animation that are at rest. The other rows belong to an animation that began later.
    mutating func end(_ rows: some Sequence<ID>, ofMotion number: Int) -> Set<ID> {
        var resting: Set<ID> = []
        for row in rows where latest[row] == nil || latest[row] == number {
            latest[row] = nil
            resting.insert(row)
        }
        return resting
    }
}
