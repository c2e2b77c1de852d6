import Foundation

/// The days of a month in weeks.
struct MonthGrid {
    /// The first days of weeks, from the leading edge on: the short names.
    let weekdays: [String]
    /// The days of the weeks; `nil` for those of other months.
    let weeks: [[Date?]]
    /// The first day of the month.
    let month: Date

    init(of date: Date, calendar: Calendar) {
        month = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let symbols = calendar.veryShortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        weekdays = symbols.indices.map { symbols[($0 + first) % symbols.count] }
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: lead)
        for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: month)) }
        while !days.count.isMultiple(of: 7) { days.append(nil) }
        weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
    }
}
