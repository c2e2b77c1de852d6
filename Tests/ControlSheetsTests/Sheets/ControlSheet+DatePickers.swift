import Foundation
import UIKit

extension ControlSheet {
    /// Compact date pickers and a calendar.
    static let datePickers = ControlSheet(name: "date-pickers") {
        SpecimenViewController([
            Specimen("Compact: date, time", [.fixed(.compact, .date), .fixed(.compact, .time)]),
            Specimen("Compact: date and time", [.fixed(.compact, .dateAndTime)]),
            Specimen("Disabled", [.fixed(.compact, .date) { $0.isEnabled = false }]),
            Specimen("Inline: date", fills: true, [.fixed(.inline, .date)]),
            Specimen("Inline: date and time", fills: true, [.fixed(.inline, .dateAndTime)]),
        ])
    }

    /// Date pickers that are wheels.
    static let dateWheels = ControlSheet(name: "date-wheels") {
        SpecimenViewController([
            Specimen("Date", fills: true, [.fixed(.wheels, .date)]),
            Specimen("Time", fills: true, [.fixed(.wheels, .time)]),
            Specimen("Date and time", fills: true, [.fixed(.wheels, .dateAndTime)]),
            Specimen(
                "Countdown timer",
                fills: true,
                [.fixed(.wheels, .countDownTimer) { $0.countDownDuration = 5_400 }]
            ),
        ])
    }
}

extension UIView {
    /// Returns a date picker with a date in a calendar, a language and a time zone that are always the same.
    fileprivate static func fixed(
        _ style: UIDatePickerStyle,
        _ mode: UIDatePicker.Mode,
        _ change: (UIDatePicker) -> Void = { _ in }
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = calendar
        picker.timeZone = .gmt
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_000_000_000)
        change(picker)
        return picker
    }
}
