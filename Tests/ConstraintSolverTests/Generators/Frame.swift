import ConstraintSolver

/// A rectangle of four variables.
struct Frame {
    /// The origin on each axis.
    let origin: [Variable]
    /// The size on each axis.
    let size: [Variable]

    init(_ solver: inout Solver) {
        origin = [solver.makeVariable(), solver.makeVariable()]
        size = [solver.makeVariable(), solver.makeVariable()]
    }

    var variables: [Variable] { origin + size }

    /// Returns the origin on each axis, followed by the size on each axis.
    func values(in solver: borrowing Solver) -> [Double] {
        var values: [Double] = []
        for variable in variables { values.append(solver.value(of: variable)) }
        return values
    }
}
