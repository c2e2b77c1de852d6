extension UIDatePicker {
    /// The values that date pickers choose. The raw values are Apple's.
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        /// A duration in hours and minutes.
        case countDownTimer = 3
        case yearAndMonth = 4
    }
}

/// The styles of date pickers. The raw values are Apple's.
public enum UIDatePickerStyle: Int, Sendable {
    /// The compact style, or wheels for modes that it lacks.
    case automatic = 0
    case wheels = 1
    /// A button that shows the date, and opens a calendar.
    case compact = 2
    /// A calendar.
    case inline = 3
}
