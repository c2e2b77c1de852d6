/// A simplex tableau that minimizes sums of convex, piecewise linear costs with one breakpoint
/// each, in strict order of priorities.
///
/// There are as many columns as variables. A quantity is a variable or the sum of a constraint. A *nonbasic* quantity
/// has a column, and its value is its breakpoint. A *basic* quantity has a row, which expresses it as a linear
/// combination of nonbasic ones. A required constraint is one that costs at the strongest level.
///
/// The gradient of the rows' costs is kept by column, as one rate per level. A column may move if the strongest level
/// at which that changes the cost gains by it. It moves past the breakpoints of rows, each of which makes the rate
/// greater, to the one after which the movement does not pay. That row and the column are then exchanged by a pivot.
///
/// **Invariants.** Outside of a step, a nonbasic quantity is at its breakpoint, and a basic one has the value of its
/// row. `rows` and `columns` have the same coefficients, by row and by column, and the gradients are the sums over the
/// rows of their costs' rates. A change keeps the tableau optimal or marks the columns to price again (`unchecked`).
///
/// **Why it ends.** Each step lowers the cost at the strongest level that it changes, or has the length 0. After
/// `stallLimit` steps of length 0 in a row, the lowest order decides everywhere, which can't go around in a circle
/// (Bland's rule).
///
/// **Bounds.** Only columns and rows that a change affects are visited, so groups of constraints that share no
/// variable never interact.
///
/// The functions that inner loops call are `mutating` even if they change nothing: for others, the
/// compiler copies the whole value.
struct Tableau: ~Copyable {
    /// The variables and constraints, by slot.
    var quantities = Block<Quantity>(capacity: 64)
    var freeSlots: [Int32] = []
    /// The terms of the constraints as they were given, by slot.
    var terms = ListArena<Entry>()

    /// The coefficients, by row.
    var rows = ListArena<Entry>()
    /// The rows that have a coefficient, by column.
    var columns = ListArena<Occurrence>()
    var columnStates = Block<ColumnState>(capacity: 64)
    /// The slots of the basic quantities, by row. -1 marks a free row.
    var rowOwners = Block<Int32>(capacity: 64)
    var freeRows: [Int32] = []
    var freeColumns: [Int32] = []

    /// The gradient of the cost of all rows: the rates at which it grows at each level, by column.
    var gradients = ListArena<LevelCost>()

    /// The columns to price again, because of a change that may allow them to move.
    var unchecked = Block<Int32>(capacity: 64)
    /// The columns whose movement reduces the cost at some level.
    var candidates = Block<Int32>(capacity: 64)
    /// The columns that may be able to move at no cost. Only the turns of quantities decide about these.
    var loose = Block<Int32>(capacity: 64)

    /// The required constraints that may have been violated at some time since the last check.
    var suspects = Block<Int32>()

    /// The latest mark on columns.
    var stamp: UInt32 = 0
    /// The columns that have a scratch value while a row is being gathered. This block and the next two are
    /// temporary, and are kept to reuse their memory.
    var touched = Block<Int32>(capacity: 64)
    /// The rates of the column that is being moved, by level.
    var rates = Block<LevelCost>()
    /// The stops of the column that is being moved.
    var stops = Block<Stop>()

    var nextOrder = 1
    /// Whether a value has moved so far in one step that the rounding error of that step remains in the values.
    var hasMovedFar = false
    /// The number of pivots since the values were last checked for drift.
    var pivots = 0
    /// The number of consecutive degenerate steps, which are steps of length 0.
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

    mutating func addVariable(_ turn: UInt8) -> Int32 {
        let slot = addQuantity(.variable)
        quantities[slot].ownTurn = turn
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

    /// Returns a mark that no column has, which invalidates all earlier marks.
    ///
    /// - Parameter room: The number of further marks that must be available without wrapping around.
    mutating func newStamp(room: Int = 0) -> UInt32 {
        if Int(stamp) + room >= Int(UInt32.max) {
            for index in 0..<columnStates.count { columnStates[index].mark = 0 }
            stamp = 0
        }
        stamp += 1
        return stamp
    }
}
