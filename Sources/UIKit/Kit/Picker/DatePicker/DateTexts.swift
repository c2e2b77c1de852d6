import Foundation

/// Dates as texts of a locale.
struct DateTexts {
    let calendar: Calendar
    let locale: Locale

    func text(_ date: Date, template: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    /// Returns the day of a date, as the compact style shows it.
    func day(_ date: Date) -> String { text(date, template: "yMMMd") }

    /// Returns the time of a date.
    func time(_ date: Date) -> String { text(date, template: "jm") }

    /// Returns the title of a month.
    func month(_ date: Date) -> String { text(date, template: "yMMMM") }
}
