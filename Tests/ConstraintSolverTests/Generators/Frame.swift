import ConstraintSolver

/// A rectangle of four unknowns.
struct Frame {
    /// Origins by axis.
    let origin: [Variable]
    /// Sizes by axis.
    let size: [Variable]

    init(_ solver: inout Solver) {
        origin = [solver.makeVariable(), solver.makeVariable()]
        size = [solver.makeVariable(), solver.makeVariable()]
    }

    var variables: [Variable] { origin + size }

    /// Where it is: the origin by axis, then the size by axis.
    func values(in solver: borrowing Solver) -> [Double] {
        var values: [Double] = []
        for variable in variables { values.append(solver.value(of: variable)) }
        return values
    }
}
