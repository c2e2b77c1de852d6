/// A number in the tableau: a variable, or the sum of a constraint.
///
/// A constraint has a cost at its level on one side of its breakpoint or on both. The sum of `width >= 40` costs its
/// distance below 40, for example. A variable has no cost at any level. Its breakpoint is 0.
///
/// Quantities that the costs leave free are brought to their breakpoints in their turns.
struct Quantity: BitwiseCopyable {
    /// The turns in which free quantities are decided.
    enum Turn {
        static var earlyVariables: UInt8 { 0 }
        static var inequalities: UInt8 { 1 }
        static var lateVariables: UInt8 { 2 }
        /// The turn of a quantity that decides nothing.
        static var none: UInt8 { 3 }
    }

    enum Kind: BitwiseCopyable {
        /// The kind of a free slot.
        case none
        case variable
        case constraint
    }

    var kind = Kind.none
    /// Whether the quantity has a row. If not, it has a column and is at its breakpoint.
    var isBasic = false
    /// Whether the cost of a basic quantity is counted as that above its breakpoint. Exactly at the breakpoint, both
    /// values of the property are valid.
    var isAbove = false
    /// Whether the quantity has a cost below its breakpoint.
    var costsBelow = false
    /// Whether the quantity has a cost above its breakpoint.
    var costsAbove = false
    /// Whether the client has removed the quantity, which waits in the tableau until its slot can be freed.
    var isRemoved = false
    /// Whether the required constraint is left out because it contradicts older ones.
    var isBroken = false
    /// Whether the required constraint is in the tableau's `suspects`.
    var isSuspect = false
    /// Whether the constraint is not in the tableau yet.
    var isPending = false
    /// The turn of the quantity if it has a cost, or is a variable.
    var ownTurn = Turn.none
    /// The index of the quantity's row or column.
    var place: Int32 = -1
    /// The priority of a constraint, as a level. The level of a variable is 0.
    var level: UInt32 = 0
    /// A number that distinguishes successive users of the slot, or 0 if the quantity was removed.
    var order = 0
    /// The position among variables, or among constraints. It is equal to `order` until the client reorders them.
    var rank = 0
    /// The number of constraints that mention the variable.
    var uses: Int32 = 0
    /// The slot of the constraint that represents the suggestion for the variable, or -1 if there is none.
    var suggestion: Int32 = -1
    var relation = Relation.equal
    var breakpoint = 0.0
    var value = 0.0

    /// The derivative of the cost, on the side of the breakpoint that `isAbove` indicates.
    var slope: Double {
        isAbove ? (costsAbove ? 1 : 0) : (costsBelow ? -1 : 0)
    }

    /// The difference between the slopes above and below the breakpoint.
    var kink: Double {
        (costsAbove ? 1 : 0) + (costsBelow ? 1 : 0)
    }

    /// The turn in which the quantity is brought to its breakpoint, as far as it is free.
    ///
    /// A constraint without cost was removed or is broken, so it decides nothing.
    var turn: UInt8 { kind == .variable || costsBelow || costsAbove ? ownTurn : Turn.none }

    var isRequired: Bool { level == Priority.requiredLevel }

    /// Sets `isAbove` from the value. At the breakpoint, it chooses a side without cost if there is one.
    mutating func takeSide() {
        isAbove = value == breakpoint ? !costsAbove : value > breakpoint
    }

    /// Sets the sides that have a cost: those where the relation does not hold, or none.
    mutating func cost(_ costs: Bool) {
        costsBelow = costs && relation != .lessThanOrEqual
        costsAbove = costs && relation != .greaterThanOrEqual
    }
}
