extension NibKind {
    static let `switch` = NibKind(
        "switch",
        extends: .control,
        UISwitch.self,
        [
            .bool("on") { (control: UISwitch, value) in control.isOn = value },
            .color("onTintColor") { (control: UISwitch, color) in control.onTintColor = color },
            .color("thumbTintColor") { (control: UISwitch, color) in control.thumbTintColor = color },
        ]
    )

    static let slider = NibKind(
        "slider",
        extends: .control,
        UISlider.self,
        [
            .number("minValue") { (slider: UISlider, value) in slider.minimumValue = Float(value) },
            .number("maxValue") { (slider: UISlider, value) in slider.maximumValue = Float(value) },
            .number("value") { (slider: UISlider, value) in slider.value = Float(value) },
            .bool("continuous") { (slider: UISlider, value) in slider.isContinuous = value },
            .color("minimumTrackTintColor") { (slider: UISlider, color) in slider.minimumTrackTintColor = color },
            .color("maximumTrackTintColor") { (slider: UISlider, color) in slider.maximumTrackTintColor = color },
            .color("thumbTintColor") { (slider: UISlider, color) in slider.thumbTintColor = color },
            .image("minimumValueImage") { (slider: UISlider, image) in slider.minimumValueImage = image },
            .image("maximumValueImage") { (slider: UISlider, image) in slider.maximumValueImage = image },
        ]
    )

    static let stepper = NibKind(
        "stepper",
        extends: .control,
        UIStepper.self,
        [
            // Both set the range, as one of them alone may contradict the default of the other.
            NibProperty("maximumValue", { $0.stepperRange }) { (stepper: UIStepper, range) in stepper.take(range) },
            NibProperty("minimumValue", { $0.element["maximumValue"] == nil ? $0.stepperRange : nil }) {
                (stepper: UIStepper, range) in stepper.take(range)
            },
            NibProperty("stepValue", { $0.positive("stepValue") }) { (stepper: UIStepper, value: CGFloat) in
                stepper.stepValue = value
            },
            .number("value") { (stepper: UIStepper, value) in stepper.value = value },
            .bool("wraps") { (stepper: UIStepper, value) in stepper.wraps = value },
            .bool("autorepeat") { (stepper: UIStepper, value) in stepper.autorepeat = value },
            .bool("continuous") { (stepper: UIStepper, value) in stepper.isContinuous = value },
        ]
    )

    static let pageControl = NibKind(
        "pageControl",
        extends: .control,
        UIPageControl.self,
        [
            // Each page is a view.
            .integer("numberOfPages", upTo: 1_000) { (control: UIPageControl, value) in control.numberOfPages = value },
            .integer("currentPage") { (control: UIPageControl, value) in control.currentPage = value },
            .bool("hidesForSinglePage") { (control: UIPageControl, value) in control.hidesForSinglePage = value },
            .color("pageIndicatorTintColor") { (control: UIPageControl, color) in
                control.pageIndicatorTintColor = color
            },
            .color("currentPageIndicatorTintColor") { (control: UIPageControl, color) in
                control.currentPageIndicatorTintColor = color
            },
        ]
    )

    static let refreshControl = NibKind("refreshControl", extends: .control, UIRefreshControl.self, [])

    static let activityIndicatorView = NibKind(
        "activityIndicatorView",
        extends: .view,
        UIActivityIndicatorView.self,
        [
            .choice(
                "style",
                ["medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray]
            ) { (view: UIActivityIndicatorView, style: UIActivityIndicatorView.Style) in view.style = style },
            .color("color") { (view: UIActivityIndicatorView, color) in view.color = color },
            .bool("hidesWhenStopped") { (view: UIActivityIndicatorView, value) in view.hidesWhenStopped = value },
            .bool("animating") { (view: UIActivityIndicatorView, value) in if value { view.startAnimating() } },
        ]
    )

    static let progressView = NibKind(
        "progressView",
        extends: .view,
        UIProgressView.self,
        [
            .choice("progressViewStyle", ["default": .default, "bar": .bar]) {
                (view: UIProgressView, style: UIProgressView.Style) in
                view.progressViewStyle = style
            },
            .number("progress") { (view: UIProgressView, value) in view.progress = Float(value) },
            .color("progressTintColor") { (view: UIProgressView, color) in view.progressTintColor = color },
            .color("trackTintColor") { (view: UIProgressView, color) in view.trackTintColor = color },
        ]
    )
}

extension NibSource {
    /// A number above 0.
    fileprivate func positive(_ name: String) -> CGFloat? {
        guard let number = number(name) else { return nil }
        guard number > 0 else {
            report("The value of \(name) is \(number), which isn't above 0", remedy: "Correct the line")
            return nil
        }
        return number
    }

    /// The range of a stepper, if one of its ends is set. By default it is from 0 to 100.
    fileprivate var stepperRange: ClosedRange<CGFloat>? {
        guard element["minimumValue"] != nil || element["maximumValue"] != nil else { return nil }
        let (low, high) = (number("minimumValue") ?? 0, number("maximumValue") ?? 100)
        guard low < high else {
            report("The minimum value \(low) isn't below the maximum value \(high)", remedy: "Correct the line")
            return nil
        }
        return low...high
    }
}

extension UIStepper {
    /// Sets the minimum and the maximum, in the order in which they don't contradict the present ones.
    fileprivate func take(_ range: ClosedRange<CGFloat>) {
        if range.lowerBound < maximumValue {
            (minimumValue, maximumValue) = (range.lowerBound, range.upperBound)
        } else {
            (maximumValue, minimumValue) = (range.upperBound, range.lowerBound)
        }
    }
}
