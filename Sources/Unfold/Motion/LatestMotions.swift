/// The animations of rows that haven't ended. A row belongs to the one that began last.
///
/// Each animation keeps the set of its rows, so that an animation of a million rows costs no more than that set.
struct LatestMotions<ID: Hashable> {
    private var running: [(number: Int, rows: Set<ID>)] = []
    private var count = 0

    /// Begins an animation of rows and returns its number.
    mutating func begin(_ rows: Set<ID>) -> Int {
        count += 1
        running.append((count, rows))
        return count
    }

    /// Returns whether a row has an animation that hasn't ended.
    func contains(_ row: ID) -> Bool { running.contains { $0.rows.contains(row) } }

    /// Ends an animation.
    ///
    /// - Returns: The rows of the animation that are at rest. The other rows belong to an animation that began later.
    mutating func end(_ rows: Set<ID>, ofMotion number: Int) -> Set<ID> {
        running.removeAll { $0.number == number }
        var resting = rows
        for later in running where later.number > number { resting.subtract(later.rows) }
        // An earlier animation that still runs has lost the rows for good.
        for index in running.indices where running[index].number < number { running[index].rows.subtract(resting) }
        return resting
    }
}
