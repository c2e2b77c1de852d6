/// An unknown of one solver, made by `Solver.makeVariable()`.
public struct Variable: Hashable, Sendable {
    let slot: Int32
    /// When it was made; tells it from others that had the slot before.
    let order: Int
}
