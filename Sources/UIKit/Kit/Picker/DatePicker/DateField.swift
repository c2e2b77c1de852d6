import Foundation

/// A wheel of a date picker.
enum DateField: Equatable {
    case year, month, day, hour, minute
    /// Morning or afternoon.
    case period
    /// A day with its weekday, counted from today.
    case dayOfYear
    /// The hours and the minutes of a duration.
    case durationHours, durationMinutes

    /// Returns the unit of a number of a duration, which is beside the wheel; `nil` for the other wheels.
    func unit(of count: Int) -> String? {
        switch self {
        case .durationHours: count == 1 ? "hour" : "hours"
        case .durationMinutes: "min"
        default: nil
        }
    }

    /// Returns the wheels of a mode, in the order of a locale.
    static func fields(_ mode: UIDatePicker.Mode, locale: Locale) -> [DateField] {
        switch mode {
        case .date: ordered([.day: "d", .month: "M", .year: "y"], "yMMMMd", locale)
        case .yearAndMonth: ordered([.month: "M", .year: "y"], "yMMMM", locale)
        case .time: time(locale)
        case .dateAndTime: [.dayOfYear] + time(locale)
        case .countDownTimer: [.durationHours, .durationMinutes]
        }
    }

    private static func time(_ locale: Locale) -> [DateField] {
        usesPeriods(locale) ? [.hour, .minute, .period] : [.hour, .minute]
    }

    /// Whether the hours of a locale are those of morning and afternoon.
    static func usesPeriods(_ locale: Locale) -> Bool {
        DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
    }

    private static func ordered(
        _ letters: [DateField: Character],
        _ template: String,
        _ locale: Locale
    ) -> [DateField] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        // Quoted text, such as "de", isn't a part of the date.
        let parts = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        let plain = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
            .replacingOccurrences(of: "L", with: "M")
        return letters.keys.sorted { first, second in
            let places = [first, second].map { field in letters[field].flatMap { plain.firstIndex(of: $0) } }
            return (places[0] ?? plain.endIndex) < (places[1] ?? plain.endIndex)
        }
    }
}
