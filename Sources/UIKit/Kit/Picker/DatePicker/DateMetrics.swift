import CoreGraphics

/// The measures of date pickers, in points. They are recorded on iOS 26 by iamcgn/swiftui-web in datepicker/*, or
/// measured in its `DatePicker.md`, unless they are marked.
enum DateMetrics {
    /// The distances between the texts of the compact style and the edges of their capsules.
    static let (capsulePadding, capsuleMargin): (CGFloat, CGFloat) = (7, 12)
    static let capsuleRadius: CGFloat = 8
    /// The distance between the capsules.
    static let capsuleGap: CGFloat = 4

    // MARK: The calendar

    /// The size of a calendar. It is recorded for a month of five weeks; others have lower or higher rows (unverified).
    static let calendarSize = CGSize(width: 320, height: weeksTop + 5 * 45.5 + weeksBottom)
    static let (headerTop, headerHeight): (CGFloat, CGFloat) = (16, 38)
    /// The size of the title of the month at large text sizes, at which a line fits into the header (unverified).
    static let greatestTitleSize: CGFloat = 28
    /// The sizes of the days and of the names of the days at large text sizes, at which they fit into their columns
    /// (unverified).
    static let (greatestDaySize, greatestWeekdaySize): (CGFloat, CGFloat) = (26, 16)
    /// The distance between the title of the month and the side.
    static let titleMargin: CGFloat = 20
    /// The width of the buttons that turn the month, and their distance from the side.
    static let (turnWidth, turnMargin): (CGFloat, CGFloat) = (43.5, 10)
    /// The distance between the top and the middle of the names of the days, and the height of their labels.
    static let (weekdayCenter, weekdayHeight): (CGFloat, CGFloat) = (79.5, 16)
    /// The distances between the weeks and the top and bottom of the calendar, and between their days and the sides.
    static let (weeksTop, weeksBottom, weeksMargin): (CGFloat, CGFloat, CGFloat) = (90, 10, 10.5)

    // MARK: The units of durations (unverified)

    static let unitSize: CGFloat = 17
    /// The distance between a number and its unit.
    static let unitGap: CGFloat = 8

    // MARK: The time below the calendar

    /// The distance between the weeks and the row with the time.
    static let timeTop: CGFloat = 6
    /// The distance between the contents of the row and the sides.
    static let timeMargin: CGFloat = 16
}
