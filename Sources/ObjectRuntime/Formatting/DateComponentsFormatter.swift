import Foundation

/// A formatter of amounts of time: `DateComponentsFormatter`, which Foundation on Linux lacks. Packages get it by the
/// name of Apple's class.
///
/// The words for weeks and shorter units are those of the locale of the calendar, those for years and months are
/// English. Phrases such as *about* aren't added.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// As “1:10:00”.
        case positional
        /// As “1h 10m”.
        case abbreviated
        /// As “1 hr, 10 min”.
        case short
        /// As “1 hour, 10 minutes”.
        case full
        /// As “one hour, ten minutes”.
        case spellOut
        /// As “1 hr 10 min”.
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positional amounts lose zeros before others and have two digits after the first; others lose all zeros.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// The units, of years, months, weeks, days, hours, minutes and seconds; those that an amount has if it is empty.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar, whose locale has the words.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// How many units the string has at most, from the largest; 0 for all.
    open var maximumUnitCount = 0

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: DateComponents) -> String? {
        let present = TimeUnit.allCases.filter { components.value(for: $0.component) != nil }
        guard let end = wholeCalendar.date(byAdding: components, to: Self.start) else { return nil }
        return string(from: Self.start, to: end, present)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: startDate, to: endDate, TimeUnit.allCases)
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        return string(from: Self.start, to: Self.start.addingTimeInterval(ti.rounded(.towardZero)), TimeUnit.allCases)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let components as NSDateComponents: string(from: components as DateComponents)
        default: nil
        }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = _DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// A day without a change of the clock near it.
    private static let start = Date(timeIntervalSinceReferenceDate: 0)

    /// The calendar with days of 24 hours.
    private var wholeCalendar: Calendar {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }

    private func string(from start: Date, to end: Date, _ usual: [TimeUnit]) -> String? {
        let units = allowedUnits.isEmpty ? usual : TimeUnit.allCases.filter { allowedUnits.contains($0.unit) }
        guard !units.isEmpty else { return nil }
        let (first, last) = start <= end ? (start, end) : (end, start)
        let components = wholeCalendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
        let amounts = units.map { TimeAmount(unit: $0, count: components.value(for: $0.component) ?? 0) }
        let words = TimeWords(style: unitsStyle, locale: calendar?.locale ?? Locale(identifier: "en_US_POSIX"))
        let text = words.text(shown(amounts), pads: pads)
        return start <= end || amounts.allSatisfy { $0.count == 0 } ? text : "-" + text
    }

    private var isUsual: Bool { zeroFormattingBehavior.contains(.default) }

    private var pads: (first: Bool, others: Bool) {
        (zeroFormattingBehavior.contains(.pad), isUsual || zeroFormattingBehavior.contains(.pad))
    }

    /// The amounts without the zeros that are left out.
    private func shown(_ amounts: [TimeAmount]) -> [TimeAmount] {
        var behavior = zeroFormattingBehavior
        if isUsual { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        var shown = amounts
        if maximumUnitCount > 0, let first = shown.firstIndex(where: { $0.count != 0 }) {
            shown = Array(shown.prefix(first + maximumUnitCount))
        }
        let smallest = shown.suffix(1)
        if behavior.contains(.dropLeading) { shown = Array(shown.drop { $0.count == 0 }) }
        if behavior.contains(.dropTrailing), let last = shown.lastIndex(where: { $0.count != 0 }) {
            shown = Array(shown[...last])
        }
        if behavior.contains(.dropMiddle), let first = shown.firstIndex(where: { $0.count != 0 }),
            let last = shown.lastIndex(where: { $0.count != 0 })
        {
            shown = Array(shown[..<first]) + shown[first...last].filter { $0.count != 0 } + shown[(last + 1)...]
        }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        return shown.isEmpty ? Array(smallest) : shown
    }
}

/// How many of a unit.
struct TimeAmount {
    var unit: TimeUnit
    var count: Int
}

/// The units of amounts of time, from the longest.
enum TimeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
