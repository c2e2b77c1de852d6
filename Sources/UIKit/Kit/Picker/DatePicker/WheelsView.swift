import CoreGraphics
import Foundation

/// The wheels of a date picker.
final class WheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private var wheels: DateWheels
    private(set) var date: Date
    /// The units beside the columns of a duration; `nil` for other columns.
    private var units: [UILabel?] = []
    /// Called when the user has chosen a date.
    var onChoose: (Date) -> Void = { _ in }

    init(_ wheels: DateWheels, date: Date) {
        self.wheels = wheels
        self.date = date
        super.init(frame: .zero)
        dataSource = self
        delegate = self
        showUnits()
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
        showUnits()
        showRows(animated: animated)
    }

    // MARK: Units

    /// Shows the units of the selected numbers of a duration.
    private func showUnits() {
        let texts = wheels.fields.map { wheels.unit($0, row: wheels.row($0, for: date)) }
        if units.count != texts.count {
            for unit in units { unit?.removeFromSuperview() }
            units = texts.map { $0 == nil ? nil : makeUnit() }
        }
        for (unit, text) in zip(units, texts) where unit?.text != text {
            unit?.text = text
            setNeedsLayout()
        }
    }

    private func makeUnit() -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: DateMetrics.unitSize, weight: .semibold)
        )
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.25
        label.accessibilityElementsHidden = true
        addSubview(label)
        return label
    }

    private func unit(_ component: Int) -> UILabel? { units.indices.contains(component) ? units[component] : nil }

    /// The width of a number of two digits.
    private var numberWidth: CGFloat {
        ("00" as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
    }

    /// The number and its unit are in the middle of the column.
    override func trailingRoom(ofComponent component: Int, width: CGFloat) -> CGFloat {
        guard let unit = unit(component) else { return 0 }
        let room = max(0, width - numberWidth)
        let needed = min(DateMetrics.unitGap + unit.intrinsicContentSize.width, room)
        return needed + (room - needed) / 2
    }

    override func makeView(forRow row: Int, component: Int, reusing spare: UIView?) -> UIView {
        let view = super.makeView(forRow: row, component: component, reusing: spare)
        if unit(component) != nil, let label = view as? UILabel {
            label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
        }
        return view
    }

    override func text(ofRow row: Int, component: Int) -> String? {
        let text = super.text(ofRow: row, component: component)
        guard let text, let unit = wheels.unit(wheels.fields[component], row: row) else { return text }
        return "\(text) \(unit)"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (component, unit) in units.enumerated() {
            guard let unit else { continue }
            let column = frame(ofComponent: component)
            let room = trailingRoom(ofComponent: component, width: column.width) - DateMetrics.unitGap
            let width = min(unit.intrinsicContentSize.width, max(0, room))
            let height = unit.intrinsicContentSize.height
            let start = max(0, room) + (isRightToLeft ? -width : 0)
            unit.frame = CGRect(
                x: isRightToLeft ? column.minX + start : column.maxX - start,
                y: column.midY - height / 2,
                width: width,
                height: height
            )
        }
    }

    // MARK: Rows

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
        showUnits()
    }
}
