import Foundation

/// The rows of the wheels of a date picker: a value for each row, and the date for a choice of rows.
struct DateWheels: Equatable {
    /// The number of days before and after the base that the wheel of days has.
    private static let days = 3652
    private static let firstYear = 1
    private static let years = 9999

    let fields: [DateField]
    let calendar: Calendar
    let locale: Locale
    let minuteInterval: Int
    /// The day in the middle of the wheel of days.
    let base: Date

    init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, base: Date) {
        fields = DateField.fields(mode, locale: locale)
        var calendar = calendar
        calendar.locale = locale
        self.calendar = calendar
        self.locale = locale
        self.minuteInterval = minuteInterval
        self.base = calendar.startOfDay(for: base)
    }

    /// Returns whether the wheel of days has a row for a date.
    func reaches(_ date: Date) -> Bool {
        (0..<2 * Self.days + 1).contains(row(.dayOfYear, for: date))
    }

    func count(_ field: DateField, for date: Date) -> Int {
        switch field {
        case .year: Self.years
        case .month: calendar.range(of: .month, in: .year, for: date)?.count ?? 12
        // Days that a month lacks stay, and choosing one chooses the last day.
        case .day: calendar.maximumRange(of: .day)?.count ?? 31
        case .hour: DateField.usesPeriods(locale) ? 12 : 24
        case .minute, .durationMinutes: 60 / minuteInterval
        case .period: 2
        case .dayOfYear: 2 * Self.days + 1
        case .durationHours: 24
        }
    }

    /// Returns the row of a field that shows a date.
    func row(_ field: DateField, for date: Date) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return switch field {
        case .year: (parts.year ?? Self.firstYear) - Self.firstYear
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .hour, .durationHours:
            field == .hour && DateField.usesPeriods(locale) ? (parts.hour ?? 0) % 12 : parts.hour ?? 0
        case .minute, .durationMinutes: (parts.minute ?? 0) / minuteInterval
        case .period: (parts.hour ?? 0) / 12
        case .dayOfYear:
            (calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: date)).day ?? 0) + Self.days
        }
    }

    /// Returns the date after a row was chosen.
    func date(_ date: Date, choosing row: Int, of field: DateField) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch field {
        case .year: parts.year = row + Self.firstYear
        case .month: parts.month = row + 1
        case .day: parts.day = row + 1
        case .hour:
            parts.hour = DateField.usesPeriods(locale) ? (parts.hour ?? 0) / 12 * 12 + row : row
        case .durationHours: parts.hour = row
        case .minute, .durationMinutes: parts.minute = row * minuteInterval
        case .period: parts.hour = (parts.hour ?? 0) % 12 + row * 12
        case .dayOfYear:
            guard let day = calendar.date(byAdding: .day, value: row - Self.days, to: base) else { return date }
            let other = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (other.era, other.year, other.month, other.day)
        }
        return calendar.date(from: limited(parts)) ?? date
    }

    /// Returns a date whose day isn't after the last one of its month.
    private func limited(_ parts: DateComponents) -> DateComponents {
        var parts = parts
        var first = parts
        first.day = 1
        guard let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start) else {
            return parts
        }
        parts.day = min(parts.day ?? 1, days.count)
        return parts
    }

    /// Returns the title of a row.
    func title(_ field: DateField, row: Int) -> String {
        switch field {
        case .year: number(row + Self.firstYear)
        case .month: calendar.standaloneMonthSymbols.indices.contains(row) ? calendar.standaloneMonthSymbols[row] : ""
        case .day: number(row + 1)
        case .hour: DateField.usesPeriods(locale) ? number(row == 0 ? 12 : row) : padded(row)
        case .minute: padded(row * minuteInterval)
        case .period: row == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .dayOfYear: day(row)
        case .durationHours: number(row)
        case .durationMinutes: number(row * minuteInterval)
        }
    }

    /// Returns the unit of the number in a row, if the wheel is one of a duration.
    func unit(_ field: DateField, row: Int) -> String? {
        field.unit(of: field == .durationMinutes ? row * minuteInterval : row)
    }

    private func day(_ row: Int) -> String {
        guard let date = calendar.date(byAdding: .day, value: row - Self.days, to: base) else { return "" }
        return DateTexts(calendar: calendar, locale: locale).text(date, template: "EEEMMMd")
    }

    private func number(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(locale)) }

    private func padded(_ value: Int) -> String { (value < 10 ? number(0) : "") + number(value) }
}
