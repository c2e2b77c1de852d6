import CoreGraphics
import Foundation

/// The wheels of a date picker.
final class WheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private var wheels: DateWheels
    private(set) var date: Date
    /// Called when the user has chosen a date.
    var onChoose: (Date) -> Void = { _ in }

    init(_ wheels: DateWheels, date: Date) {
        self.wheels = wheels
        self.date = date
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        showRows(animated: false)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ date: Date, _ wheels: DateWheels, animated: Bool) {
        let isOther = wheels != self.wheels
        self.wheels = wheels
        self.date = date
        if isOther { reloadAllComponents() }
        showRows(animated: animated)
    }

    private func showRows(animated: Bool) {
        for (component, field) in wheels.fields.enumerated() {
            let row = wheels.row(field, for: date)
            if selectedRow(inComponent: component) != row {
                selectRow(row, inComponent: component, animated: animated)
            }
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.fields.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.count(wheels.fields[component], for: date)
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels.title(wheels.fields[component], row: row)
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch wheels.fields[component] {
        case .dayOfYear: bounds.width * 0.48
        case .month: bounds.width * 0.42
        default: 0
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        onChoose(wheels.date(date, choosing: row, of: wheels.fields[component]))
    }
}
