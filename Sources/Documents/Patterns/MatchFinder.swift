import CPCRE

/// The answer to the question for a match.
enum MatchOutcome: Equatable {
    case found(Range<Int>)
    case none
    /// A limit was met first.
    case abandoned
}

/// Finds matches of an expression one after another, without taking memory for each, within a budget. One thread at a
/// time uses it.
final class MatchFinder {
    private let expression: RegularExpression
    private let workspace: MatchWorkspace
    let budget: MatchBudget

    /// The number of bytes that the library reads in the time of a unit, and of those in a line in which that counts.
    private static let bytesPerUnit = 64
    private static let hiddenWorkSize = 4096

    init(_ expression: RegularExpression, _ budget: MatchBudget) {
        self.expression = expression
        self.budget = budget
        workspace = expression.takeWorkspace()
    }

    deinit { expression.giveBack(workspace) }

    /// A text in which matches are looked for.
    struct Subject {
        /// UTF-8. The library's behavior for other bytes is undefined.
        var bytes: UnsafeRawBufferPointer
        /// Whether the bytes begin where a line does.
        var beginsLine = true
        /// Whether the bytes end where a line does.
        var endsLine = true
    }

    /// Begins the limit of a line.
    func beginLine() { budget.beginLine() }

    /// Returns the first match in a window of lines that begins at `start` or after it. Gives up where the pattern can
    /// match in more than a few ways: a line on its own has fewer of them, and is searched to a greater limit.
    func firstMatch(inLines subject: Subject, from start: Int = 0) -> MatchOutcome {
        if let literal = expression.literal { return literal.outcome(in: subject.bytes, from: start) }
        // Hidden work is that of the longest line, which isn't known.
        if expression.hidesWork, subject.bytes.count > Self.hiddenWorkSize { return .abandoned }
        return call(subject, from: start, limit: budget.startLimit)
    }

    /// Returns the first match in a line that begins at `start` or after it.
    func firstMatch(in subject: Subject, from start: Int = 0) -> MatchOutcome {
        if let literal = expression.literal { return literal.outcome(in: subject.bytes, from: start) }
        guard expression.isDivisible else { return call(subject, from: start, limit: budget.startLimit) }
        if expression.hidesWork, subject.bytes.count > Self.hiddenWorkSize {
            return firstMatchInPortions(of: subject, from: start)
        }
        var start = start
        while start <= subject.bytes.count {
            let rest = call(subject, from: start, limit: budget.startLimit)
            guard rest == .abandoned else { return rest }
            let light = passStarts(&start, in: subject)
            guard light == .abandoned else { return light }
            let heavy = match(at: start, in: subject)
            guard heavy == .none else { return heavy }
            start = self.start(after: start, in: subject)
        }
        return .none
    }

    /// Passes the starts before the first one from which the pattern can match in many ways, in growing strides.
    ///
    /// - Returns: `abandoned` if there is such a start.
    private func passStarts(_ start: inout Int, in subject: Subject) -> MatchOutcome {
        var stride = 1
        while start <= subject.bytes.count {
            let last = min(start + stride - 1, subject.bytes.count)
            let outcome = call(subject, from: start, through: last, limit: budget.startLimit)
            switch outcome {
            case .none:
                start = self.start(after: last, in: subject)
                stride *= 2
            case .abandoned where stride > 1: stride = 1
            case .abandoned, .found: return outcome
            }
        }
        return .none
    }

    /// Returns the match at a start from which there are many ways to match.
    private func match(at start: Int, in subject: Subject) -> MatchOutcome {
        var limit = Int(budget.startLimit)
        repeat {
            limit *= 4
            guard budget.take(limit) else { return .abandoned }
            let outcome = call(subject, from: start, through: start, limit: UInt32(clamping: limit))
            if outcome != .abandoned { return outcome }
        } while !isStackFull
        return .abandoned
    }

    /// Returns the first match in a line. Each start costs as much as it can read to the end of the line, if a match
    /// can begin there.
    private func firstMatchInPortions(of subject: Subject, from start: Int) -> MatchOutcome {
        var start = start
        while start <= subject.bytes.count {
            let cost = (subject.bytes.count - start) / Self.bytesPerUnit + Int(budget.startLimit)
            var last = start
            var count = isStart(start, in: subject) ? 1 : 0
            while last < subject.bytes.count, count < 16 {
                last += 1
                if isStart(last, in: subject) { count += 1 }
            }
            guard budget.take(count * cost) else { return .abandoned }
            let outcome = call(subject, from: start, through: last, limit: budget.startLimit)
            guard outcome == .none else { return outcome }
            start = self.start(after: last, in: subject)
        }
        return .none
    }

    private func isStart(_ place: Int, in subject: Subject) -> Bool {
        guard place < subject.bytes.count else { return true }
        return expression.firstBytes?[Int(subject.bytes[place])] ?? (subject.bytes[place] & 0xC0 != 0x80)
    }

    private func start(after place: Int, in subject: Subject) -> Int {
        var start = place + 1
        while start < subject.bytes.count, subject.bytes[start] & 0xC0 == 0x80 { start += 1 }
        return start
    }

    /// Whether the last call met the limit of the memory.
    private var isStackFull = false

    /// Returns the first match that begins in a range.
    ///
    /// - Parameter limit: The greatest number of units from each start.
    private func call(
        _ subject: Subject,
        from start: Int,
        through last: Int? = nil,
        limit: UInt32
    ) -> MatchOutcome {
        // The checks of UTF-8 would read all bytes for each match.
        var options = PCRE2_NO_UTF_CHECK
        if !subject.beginsLine { options |= PCRE2_NOTBOL }
        if !subject.endsLine { options |= PCRE2_NOTEOL }
        pcre2_set_match_limit_8(workspace.context, limit)
        pcre2_set_offset_limit_8(workspace.context, last ?? .max)
        // The function for machine code leaves out checks that take as long as a match that is near.
        let match = expression.isMachineCode ? pcre2_jit_match_8 : pcre2_match_8
        let result = match(
            expression.code,
            subject.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
            subject.bytes.count,
            start,
            options,
            workspace.data,
            workspace.context
        )
        guard result >= 0 else {
            isStackFull = result != PCRE2_ERROR_MATCHLIMIT
            return result == PCRE2_ERROR_NOMATCH ? .none : .abandoned
        }
        let (lower, upper) = (workspace.offsets[0], workspace.offsets[1])
        // `\K` in a lookahead can move the beginning past the end.
        return lower <= upper && upper <= subject.bytes.count ? .found(lower..<upper) : .none
    }
}

extension LiteralPattern {
    fileprivate func outcome(in bytes: UnsafeRawBufferPointer, from start: Int) -> MatchOutcome {
        firstMatch(in: bytes, from: start).map(MatchOutcome.found) ?? .none
    }
}

extension RegularExpression {
    /// Returns the first match in a line that begins at `start` or after it; `nil` also if a limit is met. A
    /// `MatchFinder` costs less for many matches.
    func firstMatch(in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Range<Int>? {
        let subject = MatchFinder.Subject(bytes: bytes)
        guard case .found(let range) = MatchFinder(self, .search).firstMatch(in: subject, from: start) else {
            return nil
        }
        return range
    }
}
