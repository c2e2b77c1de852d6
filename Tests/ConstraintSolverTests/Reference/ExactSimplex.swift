/// The textbook simplex method on a full tableau of fractions: every column is at least 0, and
/// every row is an equation.
///
/// It terminates by Bland's rule: the column with the lowest number enters, and among ties the one
/// with the lowest number leaves. Several costs are minimized in sequence, by keeping at 0 every
/// column that would increase an earlier cost.
struct ExactSimplex {
    /// The coefficients of the columns, followed by the value. The basic column of each row has the
    /// coefficient 1 in that row and 0 in all others.
    private var rows: [[Rational]]
    private var basis: [Int]
    private var staysZero: [Bool]

    /// - Parameter rows: The rows, with values of at least 0, and for each row a column of `basis`, as described
    ///   above.
    init(rows: [[Rational]], basis: [Int], columnCount: Int) {
        (self.rows, self.basis) = (rows, basis)
        staysZero = Array(repeating: false, count: columnCount)
    }

    /// Moves to the minimum of Σ cost · column, and keeps that minimum from then on. Costs are at least
    /// 0. Returns the minimum.
    mutating func minimize(_ cost: [Rational]) throws(Rational.Overflow) -> Rational {
        // The amount by which one unit of each column increases the sum, once the basic columns have
        // compensated for it.
        var reduced = cost + [0]
        for (row, basic) in zip(rows, basis) where cost[basic] != 0 {
            try Self.subtract(row, times: cost[basic], from: &reduced)
        }
        while let entering = staysZero.indices.first(where: { !staysZero[$0] && reduced[$0] < 0 }) {
            try pivot(on: entering, &reduced)
        }
        // A positive value of such a column would increase the sum that was just minimized.
        for column in staysZero.indices where reduced[column] > 0 { staysZero[column] = true }
        return -reduced[staysZero.count]
    }

    func value(of column: Int) -> Rational {
        basis.firstIndex(of: column).map { rows[$0][staysZero.count] } ?? 0
    }

    private mutating func pivot(on entering: Int, _ reduced: inout [Rational]) throws(Rational.Overflow) {
        var leaving: (row: Int, bound: Rational)?
        for (index, row) in rows.enumerated() where row[entering] > 0 {
            let bound = try row[staysZero.count] / row[entering]
            // The smallest bound keeps all values nonnegative. Bland's rule decides ties.
            if let best = leaving, best.bound < bound || best.bound == bound && basis[best.row] < basis[index] {
                continue
            }
            leaving = (index, bound)
        }
        guard let leaving else { preconditionFailure("A sum of costs that are at least 0 has a least value.") }
        basis[leaving.row] = entering
        let factor = rows[leaving.row][entering]
        for column in rows[leaving.row].indices where rows[leaving.row][column] != 0 {
            rows[leaving.row][column] = try rows[leaving.row][column] / factor
        }
        let row = rows[leaving.row]
        for index in rows.indices where index != leaving.row && rows[index][entering] != 0 {
            try Self.subtract(row, times: rows[index][entering], from: &rows[index])
        }
        try Self.subtract(row, times: reduced[entering], from: &reduced)
    }

    private static func subtract(
        _ row: [Rational],
        times factor: Rational,
        from other: inout [Rational]
    ) throws(Rational.Overflow) {
        for column in row.indices where row[column] != 0 {
            other[column] = try other[column] - factor * row[column]
        }
    }
}
