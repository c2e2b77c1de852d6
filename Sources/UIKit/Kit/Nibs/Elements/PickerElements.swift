extension NibKind {
    static let pickerView = NibKind("pickerView", extends: .view, UIPickerView.self, [])

    static let datePicker = NibKind(
        "datePicker",
        extends: .control,
        UIDatePicker.self,
        [
            .choice(
                "datePickerMode",
                [
                    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                    "yearAndMonth": .yearAndMonth,
                ]
            ) { (picker: UIDatePicker, mode: UIDatePicker.Mode) in picker.datePickerMode = mode },
            .choice("style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]) {
                (picker: UIDatePicker, style: UIDatePickerStyle) in
                picker.preferredDatePickerStyle = style
            },
            .date("minimumDate") { (picker: UIDatePicker, date) in picker.minimumDate = date },
            .date("maximumDate") { (picker: UIDatePicker, date) in picker.maximumDate = date },
            .number("minuteInterval") { (picker: UIDatePicker, value) in picker.minuteInterval = Int(value) },
            .date("date") { (picker: UIDatePicker, date) in picker.date = date },
            .number("countDownDuration") { (picker: UIDatePicker, value) in picker.countDownDuration = value },
        ]
    )
}
