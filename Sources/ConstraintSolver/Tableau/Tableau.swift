/// A simplex tableau for sums of convex costs with one kink each, in strict order of priorities.
///
/// There are as many columns as unknowns. Every quantity, an unknown or the sum of a constraint, either has a column and
/// stands at its breakpoint, or has a row that gives it as a sum of those in columns. A required constraint is one whose
/// level comes first. The costs of the rows are kept by column, as rates for each level: a column may move when the
/// first level at which that changes anything is the better for it. It moves as far as that pays, past the breakpoints of
/// rows (which change the rates), to the one where it no longer does; the two then change places.
///
/// Work is done where something changed only, so groups of constraints that share no unknown never meet.
///
/// What the inner loops call is `mutating` even where it only looks: for other functions the compiler copies all of this.
struct Tableau: ~Copyable {
    /// Every unknown and every constraint, by slot.
    var quantities = Block<Quantity>(capacity: 64)
    var freeSlots: [Int32] = []
    /// The sums of the constraints as given, by slot.
    var terms = ListArena<Entry>()

    /// The coefficients by row, and for each column the rows that have one.
    var rows = ListArena<Entry>()
    var columns = ListArena<Occurrence>()
    var columnStates = Block<ColumnState>(capacity: 64)
    /// Whose row it is; -1 for nobody's.
    var rowOwners = Block<Int32>(capacity: 64)
    var freeRows: [Int32] = []
    var freeColumns: [Int32] = []

    /// What all rows together cost, as rates by column.
    var gradients = ListArena<LevelCost>()

    /// Columns to look at: something changed that may let them move.
    var unchecked = Block<Int32>(capacity: 64)
    /// Columns that may move, with the level that gains.
    var candidates = Block<Int32>(capacity: 64)
    /// Columns that may move at no cost: only the order of unknowns decides.
    var loose = Block<Int32>(capacity: 64)

    /// Required constraints that may have been missed at some time since the last look.
    var suspects = Block<Int32>()

    /// The latest mark on columns.
    var stamp: UInt32 = 0
    var touched = Block<Int32>(capacity: 64)
    var rates = Block<LevelCost>()
    var stops = Block<Stop>()

    var nextOrder = 1
    /// Some value has come a long way, and what it was rounded to there is still in it.
    var hasMovedFar = false
    /// Pivots since the values were last checked for drift.
    var pivots = 0
    /// Steps of no length one after the other.
    var stalls = 0

    // MARK: Slots, rows, columns

    mutating func addQuantity(_ kind: Quantity.Kind) -> Int32 {
        var quantity = Quantity()
        quantity.kind = kind
        quantity.order = nextOrder
        quantity.rank = nextOrder
        nextOrder += 1
        if let slot = freeSlots.popLast() {
            quantities[slot] = quantity
            return slot
        }
        quantities.append(quantity)
        terms.addList()
        return Int32(quantities.count - 1)
    }

    mutating func freeSlot(_ slot: Int32) {
        terms.removeAll(slot)
        quantities[slot] = Quantity()
        freeSlots.append(slot)
    }

    mutating func addVariable() -> Int32 {
        let slot = addQuantity(.variable)
        giveColumn(to: slot)
        return slot
    }

    mutating func giveColumn(to slot: Int32) {
        if let column = freeColumns.popLast() {
            columnStates[column].owner = slot
            quantities[slot].place = column
            return
        }
        quantities[slot].place = Int32(columnStates.count)
        columnStates.append(ColumnState(owner: slot))
        columns.addList()
        gradients.addList()
    }

    mutating func addRow(for slot: Int32) -> Int32 {
        let row: Int32
        if let free = freeRows.popLast() {
            row = free
            rowOwners[row] = slot
        } else {
            row = Int32(rowOwners.count)
            rowOwners.append(slot)
            rows.addList()
        }
        quantities[slot].place = row
        quantities[slot].isBasic = true
        return row
    }

    /// Marks of earlier uses count no more.
    ///
    /// - Parameter room: how many marks more there must be without starting over.
    mutating func newStamp(room: Int = 0) -> UInt32 {
        if Int(stamp) + room >= Int(UInt32.max) {
            for index in 0..<columnStates.count { columnStates[index].mark = 0 }
            stamp = 0
        }
        stamp += 1
        return stamp
    }
}
