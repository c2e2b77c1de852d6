/// Leads the reader from one row that has what he looks for to the next, beginning with the row that he was at.
@MainActor
final class Finder {
    /// A row is to be shown.
    var onReveal: (Int) -> Void = { _ in }
    /// How the search goes has changed.
    var onStatus: (FindStatus) -> Void = { _ in }

    private(set) var status = FindStatus()
    /// The row that the reader was led to.
    private(set) var current: Int?

    private let start: (String) throws -> any PatternSearch
    private var search: (any PatternSearch)?
    /// The row where the reader was when he began.
    private let origin: Int
    /// Where the row is looked for that is shown next; steps that are asked for meanwhile go on from there.
    private var isLooking = false
    private var isNowhere = false
    private var problem: String?

    /// - Parameter start: begins to look for a pattern, or says what is wrong with it.
    init(origin: Int, start: @escaping (String) throws -> any PatternSearch) {
        self.origin = origin
        self.start = start
    }

    /// Whether nothing is looked for.
    var isIdle: Bool { search == nil }

    /// Looks for something else, and shows the first row that has it unless told otherwise.
    func setPattern(_ pattern: String, reveals: Bool = true) {
        cancel()
        (search, current, problem) = (nil, nil, nil)
        (isLooking, isNowhere) = (false, false)
        defer { tell() }
        guard !pattern.isEmpty else { return }
        do {
            let search = try start(pattern)
            self.search = search
            search.onChange = { [weak self] in self?.tell() }
            if reveals { look(from: origin, forward: true) }
        } catch {
            problem = "\(error)"
        }
    }

    /// Goes to the next row, or to the one before.
    func step(forward: Bool) {
        // Keys that repeat faster than rows are found do not end what they began.
        guard search != nil, !isLooking else { return }
        look(from: current.map { forward ? $0 + 1 : $0 - 1 } ?? origin, forward: forward)
        tell()
    }

    /// Where a text has what is looked for.
    func ranges(in text: String) -> [Range<Int>] {
        search?.ranges(in: text) ?? []
    }

    /// Rows from this one on are other ones, or new.
    func rowsChanged(from row: Int) {
        search?.rowsChanged(from: row)
        tell()
    }

    func cancel() {
        search?.cancel()
    }

    private func look(from row: Int, forward: Bool) {
        isLooking = true
        search?.find(from: row, forward: forward) { [weak self] row in
            guard let self else { return }
            isLooking = false
            isNowhere = row == nil
            current = row
            if let row { onReveal(row) }
            tell()
        }
    }

    private func tell() {
        let new = makeStatus()
        guard new != status else { return }
        status = new
        onStatus(new)
    }

    private func makeStatus() -> FindStatus {
        if let problem { return FindStatus(note: "bad pattern", isFailure: true, explanation: problem) }
        guard let search else { return FindStatus() }
        var status = FindStatus(progress: isLooking ? search.progress : nil)
        if isNowhere, search.count == 0 {
            (status.note, status.isFailure) = ("no match", true)
        } else if isLooking, current == nil {
            status.note = "searching…"
        } else if search.count > 0 {
            let all = search.count.grouped + (search.isCountComplete ? "" : "+")
            let rank = current.flatMap { search.rank(ofRow: $0) }
            status.note = rank.map { "\(($0 + 1).grouped) of \(all)" } ?? all
        }
        return status
    }
}
