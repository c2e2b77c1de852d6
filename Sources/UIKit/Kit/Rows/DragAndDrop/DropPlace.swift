import Foundation

/// A place among rows at which items would be dropped.
struct DropPlace: Equatable {
    /// How the rows show the place.
    enum Mark {
        case none
        /// A gap opens before the row.
        case gap
        /// The row, which takes the items, is highlighted.
        case row
    }

    /// The row; `nil` if there is none.
    var row: IndexPath?
    var mark = Mark.none
}

/// A gap among rows for dropped ones.
struct DropGap: Equatable {
    /// The index path of a row that is dropped in the gap.
    let row: IndexPath
    /// The row of the same view that is moved there; `nil` if items come from elsewhere.
    let source: IndexPath?
}
