import Foundation

/// Which rows are selected, which one a finger is on, and which one keys go to.
struct TableSelection {
    var rows: Set<IndexPath> = []
    /// The row under the finger, while it is highlighted.
    var highlighted: IndexPath?
    /// The row that the touch began on.
    var touched: IndexPath?
    /// The row that keys go to.
    var focused: IndexPath?
    /// The row that keys went to before they went elsewhere.
    var lastFocused: IndexPath?
}
