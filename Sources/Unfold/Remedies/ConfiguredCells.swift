import UIKit

/// The cells that an expander has configured, on the screen and off it.
///
/// A table keeps cells that leave the screen, and shows some of them again without configuring them. These have to
/// change with their rows.
@MainActor
struct ConfiguredCells {
    private struct Reference {
        weak var cell: UITableViewCell?
    }

    private var references: [ObjectIdentifier: Reference] = [:]

    mutating func add(_ cell: UITableViewCell) {
        let key = ObjectIdentifier(cell)
        guard references[key]?.cell == nil else { return }
        // The table releases few cells, so looking for those that are gone is worth it only now and then.
        if references.count >= 64 { references = references.filter { $0.value.cell != nil } }
        references[key] = Reference(cell: cell)
    }

    /// The cells that exist, in no particular order.
    var all: [UITableViewCell] { references.values.compactMap(\.cell) }
}
