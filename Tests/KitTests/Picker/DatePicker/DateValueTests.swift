import Foundation
import Testing

@testable import UIKit

@Suite struct DateValueTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return try #require(calendar.date(from: parts))
    }

    @Test func theOrderOfTheWheelsIsThatOfTheLocale() {
        #expect(DateField.fields(.date, locale: Locale(identifier: "en_US")) == [.month, .day, .year])
        #expect(DateField.fields(.date, locale: Locale(identifier: "de_DE")) == [.day, .month, .year])
        #expect(DateField.fields(.date, locale: Locale(identifier: "ja_JP")) == [.year, .month, .day])
        #expect(DateField.fields(.time, locale: Locale(identifier: "en_US")) == [.hour, .minute, .period])
        #expect(DateField.fields(.time, locale: Locale(identifier: "de_DE")) == [.hour, .minute])
    }

    @Test(arguments: [UIDatePicker.Mode.date, .time, .dateAndTime, .yearAndMonth], ["en_US", "de_DE"])
    func choosingTheRowOfADateChangesNothing(mode: UIDatePicker.Mode, locale: String) throws {
        let start = try date(2024, 2, 29, 13, 35)
        let wheels = DateWheels(
            mode: mode,
            calendar: calendar,
            locale: Locale(identifier: locale),
            minuteInterval: 5,
            base: start
        )
        for field in wheels.fields {
            let row = wheels.row(field, for: start)
            #expect(wheels.date(start, choosing: row, of: field) == start)
            #expect(row >= 0 && row < wheels.count(field, for: start) && !wheels.title(field, row: row).isEmpty)
        }
    }

    @Test func aDayThatAMonthLacksBecomesItsLastDay() throws {
        let wheels = DateWheels(
            mode: .date,
            calendar: calendar,
            locale: Locale(identifier: "en_US"),
            minuteInterval: 1,
            base: try date(2024, 1, 31)
        )
        #expect(try wheels.date(date(2024, 1, 31), choosing: 1, of: .month) == (date(2024, 2, 29)))
        #expect(try wheels.date(date(2024, 2, 29), choosing: 2022, of: .year) == (date(2023, 2, 28)))
        #expect(try wheels.date(date(2024, 2, 10), choosing: 30, of: .day) == (date(2024, 2, 29)))
    }

    @Test func hoursOfTheAfternoonStayThere() throws {
        let wheels = DateWheels(
            mode: .time,
            calendar: calendar,
            locale: Locale(identifier: "en_US"),
            minuteInterval: 1,
            base: try date(2024, 1, 1)
        )
        let noon = try date(2024, 1, 1, 15, 10)
        #expect(try wheels.date(noon, choosing: 4, of: .hour) == (date(2024, 1, 1, 16, 10)))
        #expect(try wheels.date(noon, choosing: 0, of: .period) == (date(2024, 1, 1, 3, 10)))
        #expect(wheels.title(.hour, row: 0) == "12")
    }

    @Test func limitsAreInclusiveAndIgnoredInTheWrongOrder() throws {
        let (early, late) = (try date(2024, 1, 10, 8), try date(2024, 1, 20, 20))
        let limits = DateLimits(minimum: early, maximum: late)
        #expect(try limits.limited(date(2024, 1, 1)) == early && limits.limited(date(2025, 1, 1)) == late)
        #expect(try limits.limited(date(2024, 1, 15)) == (date(2024, 1, 15)))
        #expect(try limits.allows(day: date(2024, 1, 10), calendar: calendar))
        #expect(try !limits.allows(day: date(2024, 1, 9), calendar: calendar))
        #expect(try !limits.allows(day: date(2024, 1, 21), calendar: calendar))
        let wrong = DateLimits(minimum: late, maximum: early)
        #expect(try wrong.limited(date(2030, 1, 1)) == (date(2030, 1, 1)))
    }

    @Test func minutesAreRoundedDown() throws {
        let late = try date(2024, 1, 1, 9, 44)
        #expect(try DateLimits.rounded(late, to: 15, calendar: calendar) == date(2024, 1, 1, 9, 30))
        #expect(DateLimits.rounded(late, to: 1, calendar: calendar) == late)
    }

    @Test func aMonthBeginsOnItsWeekday() throws {
        var monday = calendar
        monday.firstWeekday = 2
        let grid = MonthGrid(of: try date(2024, 2, 17), calendar: monday)
        // 1 February 2024 was a Thursday.
        #expect(try grid.weeks[0].prefix(3).allSatisfy { $0 == nil } && grid.weeks[0][3] == (date(2024, 2, 1)))
        #expect(grid.weeks.joined().compactMap { $0 }.count == 29 && grid.weeks.count == 5)
        var sunday = calendar
        sunday.firstWeekday = 1
        #expect(try MonthGrid(of: date(2024, 2, 17), calendar: sunday).weeks[0][4] == (date(2024, 2, 1)))
    }
}
