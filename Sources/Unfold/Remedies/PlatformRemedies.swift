/// The means by which an expander keeps its promises where tables do not do it for it.
///
/// Each remedy is a small type or function. Tests take one out to show that it is needed.
package struct PlatformRemedies: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// All remedies, as in apps.
    package static let all = PlatformRemedies(rawValue: .max)

    /// Uncovers and covers texts whose labels change their heights (`TextCover`).
    package static let coversTexts = PlatformRemedies(rawValue: 1 << 0)
    /// Clips the rows that change their heights (`RowMark.clip(_:)`).
    package static let clipsRows = PlatformRemedies(rawValue: 1 << 1)
    /// Lets details exceed rows that are too low, rather than contradict their height (`DetailFrame`).
    package static let softensDetails = PlatformRemedies(rawValue: 1 << 2)
    /// Keeps a row in place by the scroll position (`AnchoredRow`).
    package static let keepsPlace = PlatformRemedies(rawValue: 1 << 3)
    /// Scrolls to show a row that unfolds (`ScrollPlan`).
    package static let revealsRows = PlatformRemedies(rawValue: 1 << 4)
    /// Changes the cells that rows have, and has the table ask for heights by an empty update.
    package static let changesCells = PlatformRemedies(rawValue: 1 << 5)
    /// Changes the cells off the screen that a table may show again without configuring them (`ConfiguredCells`).
    package static let changesUnseenCells = PlatformRemedies(rawValue: 1 << 6)
    /// Lets rows that come into view move with the others, at their own heights (`EnteringRows`).
    package static let settlesEnteringRows = PlatformRemedies(rawValue: 1 << 7)
    /// Shows pictures of rows that a table takes off the screen while they are seen (`LeavingRows`).
    package static let showsLeavingRows = PlatformRemedies(rawValue: 1 << 8)
    /// Scrolls to where a row is and not to where it was expected (`RowScroll`).
    package static let scrollsExactly = PlatformRemedies(rawValue: 1 << 10)
    /// Measures texts at the width of their rows, and again when that changes.
    package static let knowsWidth = PlatformRemedies(rawValue: 1 << 11)
    /// Gives updates the timing of the motion by an animator around them.
    package static let timesUpdates = PlatformRemedies(rawValue: 1 << 12)
    /// Configures cells without an animation.
    package static let configuresAtOnce = PlatformRemedies(rawValue: 1 << 13)
    /// Begins a motion at the scroll position from before the update (`HeldOffset`).
    package static let holdsOffset = PlatformRemedies(rawValue: 1 << 14)
    /// Begins no update before a cell is configured, since the first call for a cell often sets the expander up.
    package static let waitsForCells = PlatformRemedies(rawValue: 1 << 15)
}
