/// A moment that a log states, in seconds since the beginning of 1970 in Greenwich, and nanoseconds.
struct LogMoment: Comparable, Hashable, Sendable {
    var seconds: Int
    var nanoseconds = 0

    static func < (first: Self, second: Self) -> Bool {
        first.seconds != second.seconds ? first.seconds < second.seconds : first.nanoseconds < second.nanoseconds
    }

    /// The moment before all others, of lines before the first time.
    static let beginning = LogMoment(seconds: .min)
}

extension LogMoment {
    /// The moment that a number states which counts seconds since 1970, or thousandths, millionths or billionths of
    /// them; `nil` for another text. How large the number is tells what it counts.
    init?(number text: Substring) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, (1...19).contains(whole.count), let number = Int(whole), number >= 0 else {
            return nil
        }
        let unit =
            switch number {
            case ..<100_000_000_000: 1
            case ..<100_000_000_000_000: 1_000
            case ..<100_000_000_000_000_000: 1_000_000
            default: 1_000_000_000
            }
        var nanoseconds = number % unit * (1_000_000_000 / unit)
        if unit == 1, parts.count > 1 {
            guard let fraction = Self.nanoseconds(ofDigits: parts[1].utf8) else { return nil }
            nanoseconds = fraction
        }
        self.init(seconds: number / unit, nanoseconds: nanoseconds)
    }

    /// Returns the nanoseconds of the digits after a point; `nil` if there are others.
    static func nanoseconds(ofDigits digits: some Sequence<UInt8>) -> Int? {
        var (value, count) = (0, 0)
        for digit in digits {
            guard digit.isDigit else { return nil }
            if count < 9 { value = 10 * value + Int(digit - 0x30) }
            count += 1
        }
        for _ in min(count, 9)..<9 { value *= 10 }
        return value
    }
}

/// The parts of a time as a log writes them. Those that it leaves out are `nil`.
struct LogTimeParts: Sendable {
    var year: Int?
    var month: Int?
    var day: Int?
    var hour = 0
    var minute = 0
    var second = 0
    var nanosecond = 0
    /// The seconds by which the zone is ahead of Greenwich.
    var zone: Int?
    var isAfternoon: Bool?
    /// The seconds since the start of the system.
    var uptime: Int?
}
