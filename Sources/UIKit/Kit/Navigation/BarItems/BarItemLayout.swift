import CoreGraphics

/// The widths of the items of a bar, which may have less room than they want.
enum BarItemLayout {
    /// An item: a width in points, or a space that takes what is left.
    enum Width: Equatable {
        case fixed(CGFloat)
        case flexible
    }

    /// Returns the width of each item. Flexible spaces share the room that is left. If there is too little room, the
    /// widest items become narrower, until all fit.
    static func widths(of items: [Width], in room: CGFloat) -> [CGFloat] {
        let wishes = items.map { item in
            if case .fixed(let width) = item { return max(width, 0) }
            return 0
        }
        let total = wishes.reduce(0, +)
        let room = max(room, 0)
        guard total <= room else {
            let limit = limit(of: wishes, in: room)
            return wishes.map { min($0, limit) }
        }
        let flexible = items.count { $0 == .flexible }
        let share = flexible > 0 ? (room - total) / CGFloat(flexible) : 0
        return zip(items, wishes).map { $0 == .flexible ? share : $1 }
    }

    /// Returns the greatest width with which all items together fit into the room.
    private static func limit(of wishes: [CGFloat], in room: CGFloat) -> CGFloat {
        var rest = room
        for (index, wish) in wishes.sorted().enumerated() {
            let share = rest / CGFloat(wishes.count - index)
            if wish >= share { return share }
            rest -= wish
        }
        return .greatestFiniteMagnitude
    }
}
