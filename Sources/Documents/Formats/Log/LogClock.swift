import Glibc

/// Makes moments of the times in a file, which may leave out the year, the date or the zone.
struct LogClock: Sendable {
    /// The number of seconds that a time may be after the last change of the file, as clocks differ.
    private static let slack = 86_400

    /// The last change of the file, in seconds since 1970.
    let modified: Int
    /// Returns by how many seconds a local time is ahead of Greenwich.
    let localOffset: @Sendable (Int) -> Int

    /// - Parameter localOffset: Returns by how many seconds a local time, as seconds since 1970 on a local clock, is
    ///   ahead of Greenwich. By default, that of the system's zone.
    init(modified: Int, localOffset: @escaping @Sendable (Int) -> Int = LogClock.systemOffset) {
        (self.modified, self.localOffset) = (modified, localOffset)
    }

    /// Returns the moment of a time.
    ///
    /// A time without a zone is a local one. Without a year it is of the last year in which it is not after the file's
    /// last change, and without a date of the last such day.
    func moment(of parts: LogTimeParts) -> LogMoment {
        if let uptime = parts.uptime { return LogMoment(seconds: uptime, nanoseconds: parts.nanosecond) }
        var hour = parts.hour
        if let isAfternoon = parts.isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
        let time = 3600 * hour + 60 * parts.minute + parts.second
        var local: Int
        if let month = parts.month, let day = parts.day {
            if let year = parts.year {
                local = 86_400 * Self.day(year, month, day) + time
            } else {
                let last = modified + Self.slack
                let year = Self.year(ofDay: last / 86_400)
                local = 86_400 * Self.day(year, month, day) + time
                if local > last { local = 86_400 * Self.day(year - 1, month, day) + time }
            }
        } else {
            let last = modified + localOffset(modified)
            local = last / 86_400 * 86_400 + time
            // A line may be written in the second after the last one that the file knows.
            if local > last + 60 { local -= 86_400 }
        }
        return LogMoment(seconds: local - (parts.zone ?? localOffset(local)), nanoseconds: parts.nanosecond)
    }

    /// Returns the number of a day of the Gregorian calendar since the beginning of 1970.
    ///
    /// Years begin in March here, so that the day of a leap year is their last one.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - 400 * era
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return 146_097 * era + 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the year of a day since the beginning of 1970.
    private static func year(ofDay day: Int) -> Int {
        var year = 1970 + day * 400 / 146_097
        while Self.day(year + 1, 1, 1) <= day { year += 1 }
        while Self.day(year, 1, 1) > day { year -= 1 }
        return year
    }

    /// Returns by how many seconds a local time is ahead of Greenwich in the system's zone.
    @Sendable static func systemOffset(_ local: Int) -> Int {
        // The offset at the local time as if it were Greenwich's is right but for hours around a change.
        offset(at: local - offset(at: local))
    }

    private static func offset(at moment: Int) -> Int {
        var (time, parts) = (time_t(moment), tm())
        return localtime_r(&time, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
    }
}
