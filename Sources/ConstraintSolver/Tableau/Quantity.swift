/// A number that the tableau keeps: an unknown, or the sum of a constraint.
///
/// Each costs something on one side of its breakpoint or on both, at its level: the sum of `width >= 40` costs what it is
/// below 40. An unknown costs its distance from 0, at a level of its own below all others, so that whatever nothing
/// determines is 0.
struct Quantity: BitwiseCopyable {
    enum Kind: BitwiseCopyable {
        /// A slot that nothing has.
        case none
        case variable
        case constraint
    }

    var kind = Kind.none
    /// Given by a row, as a sum of those that are not; the others stand at their breakpoints and have a column.
    var isBasic = false
    /// On which side of its breakpoint a basic quantity is taken to be when it costs. At the breakpoint either is right.
    var isAbove = false
    /// Costs below its breakpoint, above it.
    var costsBelow = false
    var costsAbove = false
    /// A constraint that is to be taken out, or a variable.
    var isRemoved = false
    /// The constraint is left out because of stronger or older ones.
    var isBroken = false
    /// The required constraint is to be looked at: it may be missed.
    var isSuspect = false
    /// The constraint has no place in the tableau yet.
    var isPending = false
    /// The row or column that it has.
    var place: Int32 = -1
    /// The priority of a constraint.
    var level: UInt32 = 0
    /// Tells apart what had the slot, one after the other; 0 for what is removed.
    var order = 0
    /// The place of an unknown among the unknowns, and of a constraint among the constraints: the order until the
    /// client gives another one.
    var rank = 0
    /// Constraints that mention the variable.
    var uses: Int32 = 0
    /// The constraint that wants the value suggested for the variable; -1 if there is none.
    var suggestion: Int32 = -1
    var relation = Relation.equal
    var breakpoint = 0.0
    var value = 0.0

    /// What a unit upwards costs on the side where the quantity is taken to be.
    var slope: Double {
        isAbove ? (costsAbove ? 1 : 0) : (costsBelow ? -1 : 0)
    }

    /// What the rate of cost grows by at the breakpoint.
    var kink: Double {
        (costsAbove ? 1 : 0) + (costsBelow ? 1 : 0)
    }

    var isRequired: Bool { level == Priority.requiredLevel }

    /// Puts the constraint on the side of its value; at the breakpoint where it costs nothing, if there is such a side.
    mutating func takeSide() {
        isAbove = value == breakpoint ? !costsAbove : value > breakpoint
    }

    mutating func cost(_ costs: Bool) {
        costsBelow = costs && relation != .lessThanOrEqual
        costsAbove = costs && relation != .greaterThanOrEqual
    }
}
