import Foundation
import UIKit

@testable import UIKitTestSupport

/// The scenes of pickers.
extension UIKitScreenTests.SceneFactTests {
    var pickerScenes: [String: Maker] {
        [
            "picker/basic": makePicker, "picker/custom": makeSizedPicker, "datepicker/wheels": makeWheels,
            "datepicker/countdown": makeDuration, "datepicker/compact": makeCompactDates,
            "datepicker/locales": makeLocales, "datepicker/inline": { self.makeCalendar($0, "inline", .date) },
            "datepicker/inline-time": { self.makeCalendar($0, "inlineTime", .dateAndTime) },
        ]
    }

    /// Rows that are texts. The sizes are those that the delegate asks for, if any.
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let columns: [[String]]
        let sizes: [CGSize]?

        init(_ columns: [[String]], sizes: [CGSize]? = nil) {
            self.columns = columns
            self.sizes = sizes
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }

        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            sizes?[component].width ?? 0
        }

        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
            sizes?[component].height ?? 0
        }
    }

    private func show(_ stage: Stage, _ rows: Rows, _ name: String) {
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        stage.kept.append(rows)
        place(stage, picker, name, x: 0, y: 12)
        picker.selectRow(1, inComponent: 0, animated: false)
    }

    private func makePicker(_ stage: Stage) {
        show(stage, Rows([["Small", "Medium", "Large"], (1...10).map(String.init)]), "picker")
    }

    private func makeSizedPicker(_ stage: Stage) {
        let sizes = [CGSize(width: 180, height: 44), CGSize(width: 80, height: 32)]
        show(stage, Rows([["Red", "Green", "Blue"], (1...5).map(String.init)], sizes: sizes), "custom")
    }

    private func place(_ stage: Stage, _ view: UIView, _ name: String, x: CGFloat, y: CGFloat, width: CGFloat? = nil) {
        view.sizeToFit()
        view.frame.origin = CGPoint(x: x, y: y)
        if let width { view.frame.size.width = width }
        stage.views[name] = view
        stage.root.addSubview(view)
    }

    /// Returns a picker of the date of the recording, in its locale.
    private func picker(
        _ mode: UIDatePicker.Mode,
        _ style: UIDatePickerStyle,
        locale: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        picker.locale = Locale(identifier: locale)
        let calendar = Calendar(identifier: .gregorian)
        let parts = DateComponents(year: 2026, month: 9, day: 11, hour: 11, minute: 30)
        picker.calendar = calendar
        picker.date = calendar.date(from: parts) ?? picker.date
        return picker
    }

    private func makeWheels(_ stage: Stage) {
        place(stage, picker(.date, .wheels), "wheels", x: 0, y: 12)
    }

    private func makeDuration(_ stage: Stage) {
        let picker = picker(.countDownTimer, .wheels)
        picker.countDownDuration = 90 * 60
        place(stage, picker, "countdown", x: 0, y: 12)
    }

    private func makeCalendar(_ stage: Stage, _ name: String, _ mode: UIDatePicker.Mode) {
        place(stage, picker(mode, .inline), name, x: 0, y: 8)
    }

    private func makeCompactDates(_ stage: Stage) {
        let pickers: [(String, UIDatePicker.Mode, CGFloat)] = [
            ("date", .date, 16), ("time", .time, 64), ("dateAndTime", .dateAndTime, 112), ("disabled", .date, 160),
            ("narrow", .dateAndTime, 208),
        ]
        for (name, mode, y) in pickers {
            let picker = picker(mode, .compact)
            picker.isEnabled = name != "disabled"
            place(stage, picker, name, x: 16, y: y, width: name == "narrow" ? 200 : 240)
        }
    }

    private func makeLocales(_ stage: Stage) {
        let locales = [("gb", "en_GB"), ("de", "de_DE"), ("fr", "fr_FR"), ("jp", "ja_JP")]
        for (index, (name, locale)) in locales.enumerated() {
            let picker = picker(.dateAndTime, .compact, locale: locale)
            place(stage, picker, name, x: 10, y: 16 + 56 * CGFloat(index), width: 300)
        }
        let limited = picker(.date, .compact)
        limited.minimumDate = limited.date.addingTimeInterval(3 * 86_400)
        place(stage, limited, "clamped", x: 10, y: 240, width: 300)
    }
}
