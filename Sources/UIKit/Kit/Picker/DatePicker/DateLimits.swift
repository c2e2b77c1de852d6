import Foundation

/// The dates that a date picker can have.
struct DateLimits {
    var minimum: Date?
    var maximum: Date?

    /// Returns the nearest date within the limits. Limits in the wrong order are none.
    func limited(_ date: Date) -> Date {
        if let minimum, let maximum, minimum > maximum { return date }
        return max(minimum ?? date, min(maximum ?? date, date))
    }

    /// Whether some time of a day is within the limits.
    func allows(day: Date, calendar: Calendar) -> Bool {
        if let minimum, let maximum, minimum > maximum { return true }
        let start = calendar.startOfDay(for: day)
        if let maximum, start > maximum { return false }
        guard let minimum, let end = calendar.date(byAdding: .day, value: 1, to: start) else { return true }
        return end > minimum
    }

    /// Returns a date at a whole multiple of an interval in minutes, rounded down.
    static func rounded(_ date: Date, to interval: Int, calendar: Calendar) -> Date {
        guard interval > 1 else { return date }
        let minute = calendar.component(.minute, from: date)
        let rest = minute % interval
        return rest == 0 ? date : calendar.date(byAdding: .minute, value: -rest, to: date) ?? date
    }
}
