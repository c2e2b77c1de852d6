/// The work that a search may do, in units of the library: steps that a match can take in another way, too. A unit
/// takes some nanoseconds.
///
/// The ways in which a pattern can match a line may double with each character. The library counts units, but only up
/// to a limit, only from one start of a match, and it doesn't tell the number. So each start is first tried with
/// `startLimit`, which most patterns never reach. All starts of a text together then cost no more than its size times a
/// constant. A start that reaches it is tried alone, with a limit that grows fourfold, so that its work is known up to
/// a factor, and is taken from this budget. A line has a limit, too. What a search may do grows with the bytes that it
/// has read, so its work is proportional to them for any pattern and any text. A line in which a limit is met is
/// *not searched*, which is reported.
///
/// One thread at a time uses a budget. No clock decides, so equal searches have equal results.
final class MatchBudget {
    /// The greatest number of units from a start that is not taken from the budget.
    let startLimit: UInt32
    /// The greatest number of units that a line takes.
    private let lineLimit: Int
    private let unitsPerByte: Int
    private var left: Int
    private var leftInLine: Int
    /// The number of units that were taken, for tests.
    private(set) var spent = 0

    init(startLimit: UInt32, lineLimit: Int, total: Int, unitsPerByte: Int) {
        self.startLimit = startLimit
        self.lineLimit = lineLimit
        self.unitsPerByte = unitsPerByte
        (left, leftInLine) = (total, lineLimit)
    }

    /// The budget of a search on a thread of its own: some hundredths of a second, and a tenth for ten megabytes.
    static var search: MatchBudget {
        MatchBudget(startLimit: 128, lineLimit: 1 << 20, total: 8 << 20, unitsPerByte: 3)
    }

    /// The budget for the matches in a text that is drawn: a part of a millisecond.
    static var drawing: MatchBudget {
        MatchBudget(startLimit: 32, lineLimit: 16_384, total: 32_768, unitsPerByte: 0)
    }

    /// Adds what bytes bring that the search has read.
    func earn(byReading count: Int) { left += count * unitsPerByte }

    func beginLine() { leftInLine = lineLimit }

    /// Takes units.
    ///
    /// - Returns: Whether there were as many.
    func take(_ units: Int) -> Bool {
        guard units <= left, units <= leftInLine else { return false }
        left -= units
        leftInLine -= units
        spent += units
        return true
    }
}
