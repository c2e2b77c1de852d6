/// A solver that holds a layout.
///
/// Every method that solves then reads all values and returns their sum. Expressions are prepared
/// in advance, so that all solvers do the same work.
public protocol LayoutSession: AnyObject {
    /// Solves with other values for the first suggestions.
    func suggest(_ values: [Double]) -> Double
    /// Applies or reverts the layout's changes, and solves.
    func change(_ isChanged: Bool) -> Double
    /// Removes a constraint and solves, then adds it again and solves. Returns the sum of both.
    func readd(_ constraint: Int) -> Double
    /// All values, in the order of the layout's variables.
    func values() -> [Double]
}
