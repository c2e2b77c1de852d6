import CoreGraphics
import Foundation

/// A calendar of a month, in which the user chooses a day.
final class CalendarView: UIView {
    /// The content of the calendar.
    struct Content {
        var date: Date
        var calendar: Calendar
        var locale: Locale
        var limits: DateLimits
        var today: Date
    }

    private var content: Content
    private var month: Date
    private let title = UILabel()
    private let backward = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [[CalendarDay?]] = []
    /// Called when the user chooses a day, with that day at the time of the date.
    var onChoose: (Date) -> Void = { _ in }

    init(_ content: Content) {
        self.content = content
        month = content.date
        super.init(frame: CGRect(origin: .zero, size: DateMetrics.calendarSize))
        title.font = UIFontMetrics(forTextStyle: .headline)
            .scaledFont(
                for: .systemFont(ofSize: 17, weight: .semibold),
                maximumPointSize: DateMetrics.greatestTitleSize
            )
        title.adjustsFontForContentSizeCategory = true
        title.adjustsFontSizeToFitWidth = true
        title.minimumScaleFactor = 0.5
        backward.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        forward.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
        backward.accessibilityLabel = "Previous Month"
        forward.accessibilityLabel = "Next Month"
        backward.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
        forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
        for view in [title, backward, forward] as [UIView] { addSubview(view) }
        showTurns()
        build()
    }

    /// Shows the arrows that turn the month in the size of its title.
    private func showTurns() {
        let configuration = UIImage.SymbolConfiguration(pointSize: title.shownFont.pointSize)
        for button in [backward, forward] {
            button.setPreferredSymbolConfiguration(configuration, forImageIn: .normal)
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showTurns()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows new content. The calendar turns to the month of the date only if the month of the date changes.
    func show(_ new: Content) {
        let isSame = new.calendar.isDate(new.date, equalTo: content.date, toGranularity: .month)
        content = new
        if !isSame { month = new.date }
        build()
    }

    private func turn(by months: Int) {
        guard let other = content.calendar.date(byAdding: .month, value: months, to: month) else { return }
        month = other
        build()
    }

    private func build() {
        let focusedDay = days.joined().compactMap { $0 }.first { $0.isFocused }?.date
        for view in weekdays as [UIView] + days.joined().compactMap({ $0 }) { view.removeFromSuperview() }
        let grid = MonthGrid(of: month, calendar: content.calendar)
        let texts = DateTexts(calendar: content.calendar, locale: content.locale)
        title.text = texts.month(grid.month)
        weekdays = grid.weekdays.map { name in
            let label = UILabel()
            label.text = name
            label.font = UIFontMetrics.default.scaledFont(
                for: .systemFont(ofSize: 13, weight: .semibold),
                maximumPointSize: DateMetrics.greatestWeekdaySize
            )
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.accessibilityElementsHidden = true
            addSubview(label)
            return label
        }
        days = grid.weeks.map { week in week.map { day in day.map { makeDay($0, texts) } } }
        setNeedsLayout()
        guard let focusedDay else { return }
        layoutIfNeeded()
        focus(focusedDay)
    }

    private func makeDay(_ date: Date, _ texts: DateTexts) -> CalendarDay {
        let calendar = content.calendar
        let number = calendar.component(.day, from: date).formatted(.number.locale(content.locale))
        let day = CalendarDay(date, text: number, spoken: texts.text(date, template: "EEEEMMMMd"))
        day.isChosen = calendar.isDate(date, inSameDayAs: content.date)
        day.isToday = calendar.isDate(date, inSameDayAs: content.today)
        day.isEnabled = content.limits.allows(day: date, calendar: calendar)
        day.onChoose = { [weak self] in self?.choose(date) }
        day.onMove = { [weak self] in self?.move(from: date, by: $0) }
        addSubview(day)
        return day
    }

    private func choose(_ day: Date) {
        let calendar = content.calendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: content.date)
        let date = calendar.date(
            bySettingHour: time.hour ?? 0,
            minute: time.minute ?? 0,
            second: time.second ?? 0,
            of: day
        )
        onChoose(date ?? day)
    }

    /// Moves the focus to another day, in another month if needed, and chooses it.
    private func move(from day: Date, by count: Int) {
        guard let other = content.calendar.date(byAdding: .day, value: count, to: day),
            content.limits.allows(day: other, calendar: content.calendar)
        else { return }
        choose(other)
        focus(other)
    }

    private func focus(_ date: Date) {
        let day = days.joined().compactMap { $0 }.first { content.calendar.isDate($0.date, inSameDayAs: date) }
        if let day, let window { _ = window.screen.focusSystem.move(to: day, heading: .next) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { (rect: CGRect) -> CGRect in
            guard isRightToLeft else { return rect }
            return CGRect(x: self.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let (top, height) = (DateMetrics.headerTop, DateMetrics.headerHeight)
        let turnEnd = bounds.width - DateMetrics.turnMargin
        let turns = ([2, 1] as [CGFloat]).map { count in
            CGRect(x: turnEnd - count * DateMetrics.turnWidth, y: top, width: DateMetrics.turnWidth, height: height)
        }
        backward.frame = place(turns[0])
        forward.frame = place(turns[1])
        let margin = DateMetrics.titleMargin
        title.frame = place(CGRect(x: margin, y: top, width: turns[0].minX - margin, height: height))
        title.textAlignment = isRightToLeft ? .right : .left
        placeDays(place)
    }

    private func placeDays(_ place: (CGRect) -> CGRect) {
        let width = (bounds.width - 2 * DateMetrics.weeksMargin) / 7
        let x = { (column: Int) in DateMetrics.weeksMargin + CGFloat(column) * width }
        let labelHeight = max(DateMetrics.weekdayHeight, weekdays.first?.intrinsicContentSize.height ?? 0)
        for (column, label) in weekdays.enumerated() {
            let y = DateMetrics.weekdayCenter - labelHeight / 2
            label.frame = place(CGRect(x: x(column), y: y, width: width, height: labelHeight))
        }
        let top = DateMetrics.weeksTop
        let height = max(bounds.height - top - DateMetrics.weeksBottom, 0) / CGFloat(max(days.count, 1))
        for (row, week) in days.enumerated() {
            for (column, day) in week.enumerated() {
                let y = top + CGFloat(row) * height
                day?.frame = place(CGRect(x: x(column), y: y, width: width, height: height))
            }
        }
    }
}
