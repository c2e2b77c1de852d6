import UIKit

/// The cells that an expander has configured, on the screen and off it.
///
/// A table keeps cells that leave the screen, and shows some of them again without configuring them. These have to
/// change with their rows.
@MainActor
struct ConfiguredCells {
    private struct Reference {
        weak var mark: RowMark?
    }

    private var references: [ObjectIdentifier: Reference] = [:]
    private var count = 0

    /// Adds the cell of a mark, which is being configured.
    ///
    /// - Returns: The number of configurations so far. Of several cells that were configured for a row, the table has
    ///   given up all but the last one.
    mutating func add(_ mark: RowMark) -> Int {
        count += 1
        let key = ObjectIdentifier(mark)
        guard references[key]?.mark == nil else { return count }
        // The table rarely releases cells, so released cells are looked for only occasionally.
        if references.count >= 64 { references = references.filter { $0.value.mark != nil } }
        references[key] = Reference(mark: mark)
        return count
    }

    /// Whether no cell was ever configured.
    var isEmpty: Bool { references.isEmpty }

    /// The marks of the cells that exist, in no particular order.
    var marks: [RowMark] { references.values.compactMap(\.mark) }
}
