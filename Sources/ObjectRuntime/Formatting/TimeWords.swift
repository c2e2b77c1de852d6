import Foundation

/// Amounts of time in words or digits.
struct TimeWords {
    var style: _DateComponentsFormatter.UnitsStyle
    var locale: Locale

    /// - Parameter pads: Whether the first of amounts between colons, and the others, have at least two digits.
    func text(_ amounts: [TimeAmount], pads: (first: Bool, others: Bool)) -> String {
        guard style == .positional else { return words(amounts, width) }
        // Colons stand between hours, minutes and seconds only.
        let clock = amounts.filter { [.hour, .minute, .second].contains($0.unit) }
        let days = amounts.filter { ![.hour, .minute, .second].contains($0.unit) }
        let digits = clock.enumerated().map { index, amount in
            let isPadded = index == 0 ? pads.first : pads.others
            return isPadded && amount.count < 10 ? "0\(amount.count)" : "\(amount.count)"
        }.joined(separator: ":")
        return [words(days, .narrow), digits].filter { !$0.isEmpty }.joined(separator: " ")
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch style {
        case .positional, .abbreviated: .narrow
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .full, .spellOut: .wide
        }
    }

    private func words(_ amounts: [TimeAmount], _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let long = amounts.filter { $0.unit.duration == nil }.map { name($0, width) }
        let short = amounts.filter { $0.unit.duration != nil }
        let seconds = short.reduce(0) { $0 + $1.count * ($1.unit.seconds ?? 0) }
        var format = Duration.UnitsFormatStyle(
            allowedUnits: Set(short.compactMap(\.unit.duration)),
            width: width,
            zeroValueUnits: short.contains { $0.count == 0 } ? .show(length: 1) : .hide
        )
        format.locale = locale
        let rest = short.isEmpty ? [] : [format.format(.seconds(seconds))]
        let isWide = width == .wide || width == .abbreviated
        let text = (long + rest).joined(separator: isWide ? ", " : " ")
        return style == .spellOut ? spelledOut(text) : text
    }

    private func name(_ amount: TimeAmount, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let (isYear, isOne) = (amount.unit == .year, amount.count == 1)
        return switch width {
        case .wide: "\(amount.count) \(isYear ? "year" : "month")\(isOne ? "" : "s")"
        case .narrow: "\(amount.count)\(isYear ? "y" : "mo")"
        default: "\(amount.count) \(isYear ? "yr" : "mth")\(isOne ? "" : "s")"
        }
    }

    private func spelledOut(_ text: String) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return text.replacing(/\d+/) { match in
            Int(match.output).flatMap { formatter.string(from: NSNumber(value: $0)) } ?? String(match.output)
        }
    }
}

extension TimeUnit {
    fileprivate var duration: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }

    fileprivate var seconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3_600
        case .minute: 60
        case .second: 1
        }
    }
}
