import CoreGraphics

/// Decides which groups of items are represented by one item.
enum GroupCollapse {
    /// The widths of a group, in points.
    struct Group: Equatable {
        let full: CGFloat
        /// The width of the representative item; `nil` if there is none.
        let collapsed: CGFloat?
    }

    /// Returns for each group whether it is collapsed: those that save most come first, until all fit into the room.
    static func collapsed(_ groups: [Group], in room: CGFloat) -> [Bool] {
        var result = groups.map { _ in false }
        var total = groups.reduce(0) { $0 + $1.full }
        let savings = groups.map { group in group.collapsed.map { group.full - $0 } ?? 0 }
        for index in groups.indices.sorted(by: { savings[$0] > savings[$1] }) where total > room && savings[index] > 0 {
            result[index] = true
            total -= savings[index]
        }
        return result
    }
}
