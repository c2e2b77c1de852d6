import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct DatePickerTests {
        private final class Log {
            var dates: [Date] = []
        }
        private let screen = TestScreen(size: CGSize(width: 400, height: 600))
        private let picker = UIDatePicker()
        private let log = Log()
        private let controller = UIViewController()
        private var calendar = Calendar(identifier: .gregorian)

        init() throws {
            screen.show(controller)
            calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
            picker.calendar = calendar
            picker.locale = Locale(identifier: "en_US")
            picker.timeZone = calendar.timeZone
            picker.addAction(UIAction { [log, picker] _ in log.dates.append(picker.date) }, for: .valueChanged)
            controller.view.addSubview(picker)
            picker.date = try date(2024, 2, 17, 13, 35)
            screen.settle()
        }

        private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
            let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
            return try #require(calendar.date(from: parts))
        }

        private func place() {
            picker.sizeToFit()
            picker.frame.origin = CGPoint(x: 20, y: 40)
            screen.settle()
        }

        private func labels() -> [String] { screen.accessibilityTree.compactMap(\.label) }

        @Test func stylesFollowFromTheModeAndThePreference() {
            #expect(picker.datePickerStyle == .compact && picker.datePickerMode == .dateAndTime)
            picker.preferredDatePickerStyle = .inline
            #expect(picker.datePickerStyle == .inline)
            picker.datePickerMode = .time
            #expect(picker.datePickerStyle == .wheels)
            picker.datePickerMode = .countDownTimer
            #expect(picker.datePickerStyle == .wheels)
        }

        @Test func theCompactStyleShowsTheDateAndOpensACalendar() throws {
            place()
            #expect(labels() == ["Feb 17, 2024", "1:35\u{202F}PM"] || labels() == ["Feb 17, 2024", "1:35 PM"])
            screen.activate(try #require(screen.element(labelled: "Feb 17, 2024")))
            screen.settle()
            let day = try #require(labels().first { $0.contains(", February 20") })
            screen.activate(try #require(screen.element(labelled: day)))
            screen.settle()
            #expect(try log.dates == [date(2024, 2, 20, 13, 35)])
            _ = screen.window.goBack()
            screen.settle()
            #expect(labels().first == "Feb 20, 2024" && controller.presentedViewController == nil)
        }

        @Test func aCalendarTurnsItsMonthsAndRespectsTheLimits() throws {
            picker.preferredDatePickerStyle = .inline
            picker.datePickerMode = .date
            picker.maximumDate = try date(2024, 3, 5)
            place()
            screen.activate(try #require(screen.element(labelled: "Next Month")))
            screen.settle()
            #expect(labels().contains("March 2024"))
            let late = try #require(labels().first { $0.contains(", March 6") })
            #expect(screen.element(labelled: late)?.traits.contains(.notEnabled) == true)
            let early = try #require(labels().first { $0.contains(", March 4") })
            screen.activate(try #require(screen.element(labelled: early)))
            #expect(try log.dates == [date(2024, 3, 4, 13, 35)])
        }

        @Test func arrowKeysMoveFromDayToDay() throws {
            picker.preferredDatePickerStyle = .inline
            picker.datePickerMode = .date
            place()
            let day = try #require(picker.allSubviews.lazy.compactMap { $0 as? CalendarDay }.first { $0.isChosen })
            screen.window.screen.focusSystem.move(to: day, heading: .next)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardDownArrow)
            screen.settle()
            #expect(try log.dates == [date(2024, 2, 18, 13, 35), date(2024, 2, 25, 13, 35)])
            screen.press(.keyboardDownArrow)
            screen.settle()
            #expect(try log.dates.last == (date(2024, 3, 3, 13, 35)) && labels().contains("March 2024"))
        }

        @Test func wheelsChooseTheDate() throws {
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .date
            place()
            #expect(screen.accessibilityTree.compactMap(\.value) == ["February", "17", "2024"])
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            screen.settle()
            #expect(try log.dates == [date(2024, 3, 17, 13, 35)])
            picker.date = try date(2023, 12, 31)
            screen.settle()
            #expect(screen.accessibilityTree.compactMap(\.value) == ["December", "31", "2023"])
            #expect(log.dates.count == 1)
        }

        @Test func datesAreWithinTheLimitsAndAtWholeIntervals() throws {
            picker.minuteInterval = 15
            #expect(try picker.date == (date(2024, 2, 17, 13, 30)))
            picker.minuteInterval = 7
            #expect(picker.minuteInterval == 1)
            picker.minimumDate = try date(2024, 3, 1)
            #expect(try picker.date == (date(2024, 3, 1)))
            picker.date = try date(2020, 1, 1)
            #expect(try picker.date == (date(2024, 3, 1)))
        }

        @Test func theWheelOfDaysReachesEachDate() throws {
            picker.preferredDatePickerStyle = .wheels
            picker.date = try date(2001, 9, 9, 13, 35)
            place()
            #expect(screen.accessibilityTree.compactMap(\.value).first == "Sun, Sep 9")
            picker.date = try date(2150, 1, 1, 13, 35)
            screen.settle()
            #expect(screen.accessibilityTree.compactMap(\.value).first == "Thu, Jan 1")
        }

        @Test func theTextsOfACalendarFitAtTheLargestTextSize() throws {
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            picker.preferredDatePickerStyle = .inline
            place()
            let labels = picker.allSubviews.compactMap { $0 as? UILabel }
            let month = try #require(labels.first { $0.text == "February 2024" })
            #expect(!month.isTruncated && month.shownFont.lineHeight <= month.bounds.height)
            let time = try #require(labels.first { $0.text == "Time" })
            let button = try #require(picker.allSubviews.compactMap { $0 as? UIButton }.last { !$0.isHidden })
            #expect(!time.isTruncated && !time.frame.intersects(button.convert(button.bounds, to: picker)))
        }

        @Test func aDurationIsInHoursAndMinutes() {
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 3 * 3600 + 25 * 60 + 17
            place()
            #expect(picker.countDownDuration == 3 * 3600 + 25 * 60)
            #expect(screen.accessibilityTree.compactMap(\.value) == ["3 hours", "25 min"])
            picker.countDownDuration = 1e9
            #expect(picker.countDownDuration == 24 * 3600 - 60)
        }

        @Test(arguments: [false, true])
        func theUnitsOfADurationAreBesideTheSelectedNumbers(isRightToLeft: Bool) throws {
            screen.setLayoutDirection(rightToLeft: isRightToLeft)
            picker.datePickerMode = .countDownTimer
            picker.countDownDuration = 3 * 3600 + 25 * 60
            place()
            let texts = { self.picker.allSubviews.compactMap { $0 as? UILabel }.compactMap(\.text) }
            #expect(texts().filter { $0 == "hours" || $0 == "min" }.count == 2)
            #expect(!texts().contains { $0.contains(" ") })
            for (number, unit) in [("3", "hours"), ("25", "min")] {
                let labels = picker.allSubviews.compactMap { $0 as? UILabel }
                let one = try #require(labels.first { $0.text == number && $0.alpha > 0.9 })
                let other = try #require(labels.first { $0.text == unit })
                let (row, place) = (one.convert(one.bounds, to: picker), other.convert(other.bounds, to: picker))
                #expect(abs(row.midY - place.midY) < 1 && !row.intersects(place))
                let gap = isRightToLeft ? row.minX - place.maxX : place.minX - row.maxX
                #expect(abs(gap - DateMetrics.unitGap) < 0.01 && one.textAlignment == (isRightToLeft ? .left : .right))
                #expect(!other.isTruncated && picker.bounds.contains(place))
            }
            picker.countDownDuration = 3600
            screen.settle()
            #expect(texts().contains("hour") && !texts().contains("hours"))
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            let units = picker.allSubviews.compactMap { $0 as? UILabel }.filter { ["hour", "min"].contains($0.text) }
            #expect(units.count == 2 && units.allSatisfy { !$0.isTruncated })
        }

        @Test func theButtonsAreAboveEachOtherAtTheTextSizesForAccessibility() throws {
            place()
            let buttons = picker.allSubviews.compactMap { $0 as? UIButton }
            let (day, time) = (try #require(buttons.first), try #require(buttons.last))
            #expect(day.frame.midY == time.frame.midY && day.frame.maxX < time.frame.minX)
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            place()
            #expect(time.frame.minY == day.frame.maxY + DateMetrics.capsuleGap && day.frame.maxX == time.frame.maxX)
            #expect(picker.bounds.height == time.frame.maxY && picker.bounds.contains(day.frame))
            picker.frame.size.width = 280
            screen.settle()
            #expect(day.bounds.width == 280 && day.titleLabel?.isTruncated == false)
            picker.datePickerMode = .date
            place()
            let shown = picker.allSubviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
            #expect(shown.count == 1 && picker.bounds.height == shown[0].bounds.height)
        }

        @Test func theButtonsOfADisabledPickerAreNotEnabledAndHaveNoFill() throws {
            place()
            #expect(screen.accessibilityTree.allSatisfy { !$0.traits.contains(.notEnabled) })
            picker.isEnabled = false
            screen.settle()
            let elements = screen.accessibilityTree
            #expect(elements.count == 2 && elements.allSatisfy { $0.traits.contains(.notEnabled) })
            let button = try #require(picker.allSubviews.compactMap { $0 as? UIButton }.first)
            #expect(button.configuration?.background.backgroundColor == .clear)
            // A picker that shows other buttons is still disabled.
            picker.preferredDatePickerStyle = .inline
            picker.preferredDatePickerStyle = .compact
            screen.settle()
            #expect(screen.accessibilityTree.allSatisfy { $0.traits.contains(.notEnabled) })
            picker.isEnabled = true
            screen.settle()
            #expect(screen.accessibilityTree.allSatisfy { !$0.traits.contains(.notEnabled) })
        }

        @Test func theDaysOfACalendarGrowWithTheTextAsFarAsTheyFit() throws {
            picker.preferredDatePickerStyle = .inline
            picker.datePickerMode = .date
            place()
            let label = { (text: String) in
                try #require(self.picker.allSubviews.compactMap { $0 as? UILabel }.first { $0.text == text })
            }
            #expect(try label("28").shownFont.pointSize == 20 && label("17").shownFont.pointSize == 20)
            #expect(try label("M").shownFont.pointSize == 13)
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            place()
            for text in ["28", "17"] {
                #expect(try label(text).shownFont.pointSize == DateMetrics.greatestDaySize)
                #expect(try label(text).intrinsicContentSize.width <= label(text).bounds.width)
            }
            #expect(try label("M").shownFont.pointSize == DateMetrics.greatestWeekdaySize)
            #expect(try !label("M").isTruncated)
        }
    }
}

extension UIView {
    fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
