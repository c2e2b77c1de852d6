import CoreGraphics

/// The room above content for a refresh control.
///
/// While a refresh is in progress, content stops below the control. Only the part of the room that is visible counts as
/// an inset, so that section headers stay at the top of a table that is scrolled on.
struct RefreshRoom: Equatable {
    /// The height of the whole room, in points. It is 0 if no refresh is in progress.
    var height: CGFloat = 0
    /// The visible part of the room, in points.
    private(set) var visible: CGFloat = 0

    /// The part of the room that is scrolled off the screen, in points.
    var hidden: CGFloat { height - visible }

    /// Follows content that is pulled beyond its top by a distance in points, which is negative if it is scrolled on.
    mutating func follow(_ distance: CGFloat) {
        visible = min(max(distance, 0), height)
    }
}
