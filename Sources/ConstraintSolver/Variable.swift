/// A variable of a solver, made by `Solver.makeVariable()`.
public struct Variable: Hashable, Sendable {
    let slot: Int32
    /// The solver's count when the variable was made, which distinguishes it from earlier users of the slot.
    let order: Int
}
