/// What the tableau keeps of a column besides its coefficients and rates.
struct ColumnState: BitwiseCopyable {
    /// Whose column it is; -1 for nobody's.
    var owner: Int32
    /// Whether it waits to be looked at.
    var isUnchecked = false
    /// Whether it is among the columns that may move at no cost.
    var isLoose = false
    /// Among the columns that may move: the level that gains. 1 if none does any more, 0 if it is not among them.
    var candidateLevel: UInt32 = 0
    /// The level at which such a move costs its owner something; 0 for none.
    var claim: UInt32 = 0
    /// When the number to write on was last used.
    var mark: UInt32 = 0
    /// A number to write on.
    var scratch = 0.0
}
