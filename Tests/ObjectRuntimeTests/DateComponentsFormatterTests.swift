import Foundation
import ObjectRuntime
import Testing

@Suite struct DateComponentsFormatterTests {
    private let formatter = _DateComponentsFormatter()

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        formatter.calendar = calendar
    }

    @Test(
        arguments: [
            (.full, "1 hour, 10 minutes"), (.short, "1 hr, 10 min"), (.abbreviated, "1h 10m"),
            (.spellOut, "one hour, ten minutes"), (.positional, "1:10"),
        ] as [(_DateComponentsFormatter.UnitsStyle, String)]
    )
    func aStyleHasItsWords(style: _DateComponentsFormatter.UnitsStyle, text: String) {
        formatter.unitsStyle = style
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 10)) == text)
    }

    @Test(arguments: [(3_675, "1:01:15"), (75, "1:15"), (5, "5"), (0, "0"), (-75, "-1:15"), (90_000, "1d 1:00:00")])
    func secondsHaveColons(seconds: Double, text: String) {
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        #expect(formatter.string(from: seconds) == text)
    }

    @Test func zerosArePadded() {
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        #expect(formatter.string(from: 65) == "01:05")
        #expect(formatter.string(from: 0) == "00:00")
        #expect(formatter.string(from: 6_000) == "100:00")
    }

    @Test func zerosAreLeftOut() {
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(hour: 2, minute: 0)) == "2 hours")
        #expect(formatter.string(from: DateComponents(hour: 0, minute: 0)) == "0 minutes")
        formatter.zeroFormattingBehavior = []
        #expect(formatter.string(from: DateComponents(hour: 2, minute: 0)) == "2 hours, 0 minutes")
    }

    @Test func aNumberOfUnitsIsTheMost() {
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 100_000) == "1 day, 3 hours")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(40 * 86_400)) == "1 month, 1 week")
    }

    @Test func wordsAreThoseOfTheLocale() {
        formatter.calendar?.locale = Locale(identifier: "de_DE")
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(hour: 1, minute: 10)) == "1 Stunde und 10 Minuten")
        #expect(formatter.string(for: DateComponents(minute: 1)) == "1 Minute")
        #expect(formatter.string(for: 5) == nil)
        #expect(_DateComponentsFormatter.localizedString(from: DateComponents(), unitsStyle: .full) == nil)
    }
}
