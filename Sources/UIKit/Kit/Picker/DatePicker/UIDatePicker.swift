import CoreGraphics
import Failures
import Foundation

/// A control that chooses a date, a time or a duration.
///
/// Choosing sends `.valueChanged` and `.primaryActionTriggered`. Setting `date` sends nothing.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private var storedDate = Date()
    /// The day in the middle of the wheel of days: the present one, until a date is beyond the wheel.
    private var base = Date()
    private var wheels: WheelsView?
    private var month: CalendarView?
    private var buttons: CompactDateButtons?
    /// The text beside the time below a calendar.
    private var timeLabel: UILabel?
    private weak var popover: DatePopover?

    /// Creates a picker with the present date. An empty frame gets the size of the style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        show()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// Creates a picker without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show()
    }

    // MARK: The date

    /// The date. It is at a multiple of `minuteInterval` and within the limits. By default it is the present one.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, optionally with a motion of the wheels.
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = adjusted(date)
        show(animated: animated)
    }

    private func adjusted(_ date: Date) -> Date {
        let whole = roundsToMinuteInterval ? DateLimits.rounded(date, to: minuteInterval, calendar: usedCalendar) : date
        return datePickerMode == .countDownTimer ? whole : limits.limited(whole)
    }

    private func choose(_ date: Date) {
        let adjusted = adjusted(date)
        let isOther = adjusted != storedDate
        storedDate = adjusted
        // Wheels that the limits don't allow move back.
        show(animated: true)
        guard isOther else { return }
        sendActions(for: .valueChanged)
        performPrimaryAction()
    }

    /// The earliest date; `nil`, the default, for none.
    open var minimumDate: Date? {
        didSet { limitsChanged() }
    }

    /// The latest date; `nil`, the default, for none. Limits in the wrong order are ignored.
    open var maximumDate: Date? {
        didSet { limitsChanged() }
    }

    private var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

    private func limitsChanged() {
        storedDate = adjusted(storedDate)
        show()
    }

    /// The duration in seconds that the mode `.countDownTimer` chooses, from 0 to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get {
            let parts = durationCalendar.dateComponents([.hour, .minute], from: storedDate)
            return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
        }
        set {
            let seconds = min(max(0, newValue), 24 * 3600 - 60)
            storedDate = Date(timeIntervalSinceReferenceDate: seconds - seconds.truncatingRemainder(dividingBy: 60))
            show()
        }
    }

    /// A calendar in which a duration is a time of day.
    private var durationCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    // MARK: Rules

    /// The values that the picker chooses. `.dateAndTime` by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet {
            guard datePickerMode != oldValue else { return }
            if datePickerMode == .countDownTimer { storedDate = Date(timeIntervalSinceReferenceDate: 60) }
            rebuild()
        }
    }

    /// The calendar; `nil` for that of the user, which is the default.
    open var calendar: Calendar! {
        didSet { show() }
    }

    /// The locale, which determines the language and the order of the wheels; `nil`, the default, for that of the user.
    open var locale: Locale? {
        didSet { show() }
    }

    /// The time zone; `nil`, the default, for that of the calendar.
    open var timeZone: TimeZone? {
        didSet { show() }
    }

    /// The interval of the minutes, a divisor of 60 up to 30. 1 by default. Another value sets 1.
    open var minuteInterval = 1 {
        didSet {
            if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
            limitsChanged()
        }
    }

    /// Whether the date is rounded down to `minuteInterval`. `true` by default.
    open var roundsToMinuteInterval = true {
        didSet { limitsChanged() }
    }

    private var usedLocale: Locale { locale ?? .current }

    private var usedCalendar: Calendar {
        guard datePickerMode != .countDownTimer else { return durationCalendar }
        var used = calendar ?? .current
        used.locale = usedLocale
        if let timeZone { used.timeZone = timeZone }
        return used
    }

    // MARK: Style

    /// The style that the client prefers. `.automatic` by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
    }

    /// The style of the picker. A duration, and a year with a month, have wheels. A time without a date has wheels
    /// instead of a calendar.
    open var datePickerStyle: UIDatePickerStyle {
        switch datePickerMode {
        case .countDownTimer, .yearAndMonth: .wheels
        case .time where preferredDatePickerStyle == .inline: .wheels
        default: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        }
    }

    private func rebuild() {
        for view in [wheels, month, buttons, timeLabel] as [UIView?] { view?.removeFromSuperview() }
        (wheels, month, buttons, timeLabel) = (nil, nil, nil, nil)
        show()
        showState()
        invalidateIntrinsicContentSize()
    }

    // MARK: Showing

    private var texts: DateTexts { DateTexts(calendar: usedCalendar, locale: usedLocale) }

    private func dateWheels(_ mode: Mode) -> DateWheels {
        DateWheels(
            mode: mode,
            calendar: usedCalendar,
            locale: usedLocale,
            minuteInterval: minuteInterval,
            base: base
        )
    }

    private var monthContent: CalendarView.Content {
        CalendarView.Content(
            date: storedDate,
            calendar: usedCalendar,
            locale: usedLocale,
            limits: limits,
            today: Date()
        )
    }

    private func show(animated: Bool = false) {
        if !dateWheels(.dateAndTime).reaches(storedDate) { base = storedDate }
        switch datePickerStyle {
        case .wheels: showWheels(datePickerMode, animated: animated)
        case .inline: showInline(animated: animated)
        case .compact, .automatic: showCompact(animated: animated)
        }
        setNeedsLayout()
    }

    private func showWheels(_ mode: Mode, animated: Bool) {
        if let wheels { return wheels.show(storedDate, dateWheels(mode), animated: animated) }
        let made = makeWheels(mode)
        wheels = made
        addSubview(made)
    }

    private func makeWheels(_ mode: Mode) -> WheelsView {
        let view = WheelsView(dateWheels(mode), date: storedDate)
        view.onChoose = { [weak self] in self?.choose($0) }
        return view
    }

    private func makeMonth() -> CalendarView {
        let view = CalendarView(monthContent)
        view.onChoose = { [weak self] in self?.choose($0) }
        return view
    }

    private func showInline(animated: Bool) {
        if let month {
            month.show(monthContent)
        } else {
            let made = makeMonth()
            month = made
            addSubview(made)
        }
        if datePickerMode == .dateAndTime { showTimeButton() }
    }

    /// Shows the button below a calendar that opens the wheels of the time.
    private func showTimeButton() {
        let buttons = makeButtons()
        buttons.show(day: texts.day(storedDate), false, time: texts.time(storedDate), true)
        guard timeLabel == nil else { return }
        let label = UILabel()
        label.text = "Time"
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        timeLabel = label
    }

    private func showCompact(animated: Bool) {
        let buttons = makeButtons()
        let (hasDay, hasTime) = (datePickerMode != .time, datePickerMode != .date)
        buttons.show(day: texts.day(storedDate), hasDay, time: texts.time(storedDate), hasTime)
        invalidateIntrinsicContentSize()
        // The calendar or the wheels beside the button follow.
        month?.show(monthContent)
        wheels?.show(storedDate, dateWheels(.time), animated: animated)
    }

    private func makeButtons() -> CompactDateButtons {
        if let buttons { return buttons }
        let made = CompactDateButtons()
        made.day.addAction(UIAction { [weak self] _ in self?.openMonth() }, for: .primaryActionTriggered)
        made.time.addAction(UIAction { [weak self] _ in self?.openTime() }, for: .primaryActionTriggered)
        addSubview(made)
        buttons = made
        return made
    }

    private func openMonth() {
        guard let button = buttons?.day else { return }
        let view = makeMonth()
        month = view
        open(view, size: DateMetrics.calendarSize, beside: button)
    }

    private func openTime() {
        guard let button = buttons?.time else { return }
        let view = makeWheels(.time)
        wheels = view
        open(view, size: CGSize(width: 220, height: PickerMetrics.size.height), beside: button)
    }

    private func open(_ view: UIView, size: CGSize, beside button: UIView) {
        let chain = sequence(first: self as UIResponder, next: \.next)
        let controller = chain.lazy.compactMap { $0 as? UIViewController }.first ?? window?.rootViewController
        guard let controller, popover?.presentingViewController == nil else { return }
        let popover = DatePopover(view, size: size, beside: button)
        self.popover = popover
        controller.present(popover, animated: true)
        sendActions(for: .editingDidBegin)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: PickerMetrics.size
        case .inline:
            CGSize(
                width: DateMetrics.calendarSize.width,
                height: DateMetrics.calendarSize.height + (datePickerMode == .dateAndTime ? timeHeight : 0)
            )
        case .compact, .automatic: buttons?.intrinsicContentSize ?? .zero
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The height of the row with the time below a calendar, in points, with the space above it.
    private var timeHeight: CGFloat { DateMetrics.timeTop + (buttons?.intrinsicContentSize.height ?? 0) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        switch datePickerStyle {
        case .wheels: wheels?.frame = bounds
        case .inline:
            let height = bounds.height - (datePickerMode == .dateAndTime ? timeHeight : 0)
            month?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            placeTime(below: height - DateMetrics.weeksBottom + DateMetrics.timeTop)
        case .compact, .automatic: buttons?.frame = bounds
        }
    }

    /// Places the row with the time below the weeks of a calendar.
    private func placeTime(below top: CGFloat) {
        let height = buttons?.intrinsicContentSize.height ?? 0
        let room = CGRect(x: 0, y: top, width: bounds.width, height: height).room(dx: DateMetrics.timeMargin, dy: 0)
        buttons?.frame = room
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let timeWidth = (buttons?.time.intrinsicContentSize.width ?? 0) + DateMetrics.capsuleGap
        let width = min(timeLabel?.intrinsicContentSize.width ?? 0, max(0, room.width - timeWidth))
        timeLabel?.frame = CGRect(
            x: isRightToLeft ? room.maxX - width : room.minX,
            y: room.minY,
            width: width,
            height: height
        )
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    /// Shows whether the picker is enabled.
    private func showState() {
        for view in [wheels, month, timeLabel] as [UIView?] {
            view?.isUserInteractionEnabled = isEnabled
            view?.alpha = isEnabled ? 1 : 0.5
        }
        buttons?.isUserInteractionEnabled = isEnabled
        buttons?.setEnabled(isEnabled)
    }

    /// The parts of the picker have the focus, and not the picker.
    open override var canBecomeFocused: Bool { false }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
