import Foundation

/// The direction in which a table was last scrolled, by the row at the top of the screen.
///
/// Offsets don't tell it, because measuring rows changes them.
struct RowScrollDirection {
    /// A Boolean value that indicates whether the last scroll brought earlier rows into sight.
    private(set) var isBack = false
    /// The row at the top of the screen at the previous layout.
    private var first: IndexPath?

    /// Records the row at the top of the screen after a layout; `nil` if there is none.
    mutating func note(_ first: IndexPath?) {
        defer { self.first = first }
        guard let first, let previous = self.first, first != previous else { return }
        isBack = first < previous
    }
}
