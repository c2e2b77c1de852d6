/// The lines of several logs in the order of their times, from a place on.
///
/// The next line is that of the log whose next line has the earliest time, and of logs with the same time that of the
/// first one. Lines without a time follow the one before them in their log. So the lines of each log stay in their
/// order, also where their times do not.
struct LogMerge {
    /// A place between two lines, or inside a long one. The same place has the same lines after it.
    struct Place: Sendable, Equatable {
        /// The offset in each log.
        var offsets: [Int]
        /// The log that the last line was of; `nil` at the beginning.
        var current: Int?
        /// Whether the line goes on.
        var isInsideLine = false
    }

    enum Step {
        case line
        /// The next line is known only when more bytes come.
        case waits
        case ended
    }

    /// The logs whose lines are out of order, by the number of the first such line, and those whose first lines have no
    /// time.
    struct Findings: Sendable, Equatable {
        var disorder: [Int: Int] = [:]
        var untimed: Set<Int> = []
    }

    /// The number of seconds by which a line has to be before the one above it to be out of order. Threads write lines
    /// of the same moment in any order.
    private static let tolerance = 1

    /// The number of lines without a time at the beginning of a log that are worth a notice: a header has fewer.
    private static let untimedCount = 20

    private var cursors: [MergeCursor]
    private var current: Int?
    private var isInsideLine: Bool

    private var lineCounts: [Int]
    private var lastMoments: [LogMoment?]
    private(set) var findings = Findings()

    init(_ sources: [MergeSource], at place: Place, _ limits: [MergeLimit]) {
        cursors = sources.indices.map { MergeCursor(sources[$0], at: place.offsets[$0], limits[$0]) }
        (current, isInsideLine) = (place.current, place.isInsideLine)
        lineCounts = sources.map { _ in 0 }
        lastMoments = sources.map { _ in nil }
    }

    var place: Place { Place(offsets: cursors.map(\.offset), current: current, isInsideLine: isInsideLine) }

    mutating func setLimits(_ limits: [MergeLimit]) {
        for index in cursors.indices { cursors[index].limit = limits[index] }
    }

    /// Appends the next line, or a part of it.
    mutating func appendLine(to output: inout [UInt8]) -> Step {
        if let current {
            switch cursors[current].current() {
            case .unknown: return .waits
            case .none: if isInsideLine { endLine(&output) }
            case .whole, .part:
                if isInsideLine || cursors[current].currentMoment() == nil {
                    take(current, isFirst: false, &output)
                    return .line
                }
            }
        }
        var next: (index: Int, moment: LogMoment)?
        for index in cursors.indices {
            switch cursors[index].current() {
            case .unknown: return .waits
            case .none: continue
            case .whole, .part: break
            }
            let moment = cursors[index].currentMoment() ?? .beginning
            if next.map({ moment < $0.moment }) ?? true { next = (index, moment) }
        }
        guard let next else { return .ended }
        current = next.index
        take(next.index, isFirst: true, &output)
        return .line
    }

    private mutating func endLine(_ output: inout [UInt8]) {
        output.append(0x0A)
        isInsideLine = false
    }

    private mutating func take(_ index: Int, isFirst: Bool, _ output: inout [UInt8]) {
        let (range, hasEnd): (Range<Int>, Bool)
        switch cursors[index].current() {
        case .whole(let line, let isEnded): (range, hasEnd) = (line, isEnded)
        case .part(let line): (range, hasEnd) = (line, false)
        case .unknown, .none: return
        }
        if !isInsideLine {
            note(index)
            let beginsRow =
                isFirst
                || cursors[index].window.withUnsafeBytes { window in
                    Self.beginsRow(UnsafeRawBufferPointer(rebasing: window[range]), isWhole: hasEnd)
                }
            if beginsRow { output += cursors[index].source.mark }
        }
        output += cursors[index].window[range]
        if case .whole = cursors[index].current() {
            isInsideLine = false
            if !hasEnd { output.append(0x0A) }
        } else {
            isInsideLine = true
        }
        cursors[index].pass(range)
    }

    /// Whether a line without a time is an entry of its own, and does not continue one.
    private static func beginsRow(_ line: UnsafeRawBufferPointer, isWhole: Bool) -> Bool {
        guard let first = line.first, !first.isBlank, first != 0x0A, first != 0x0D else { return false }
        let text = UnsafeRawBufferPointer(rebasing: line.last == 0x0A ? line.dropLast() : line[...])
        return !LogLine.continuesTrace(text, isWhole: isWhole)
    }

    /// Notes what a line tells of its log.
    private mutating func note(_ index: Int) {
        lineCounts[index] += 1
        guard let moment = cursors[index].currentMoment() else {
            if lastMoments[index] == nil, lineCounts[index] == Self.untimedCount { findings.untimed.insert(index) }
            return
        }
        if let last = lastMoments[index], moment.seconds < last.seconds - Self.tolerance,
            findings.disorder[index] == nil
        {
            findings.disorder[index] = lineCounts[index]
        }
        lastMoments[index] = max(moment, lastMoments[index] ?? moment)
    }
}
