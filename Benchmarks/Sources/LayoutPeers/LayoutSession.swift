/// A solver that holds a layout.
///
/// Whatever solves reads all values afterwards and answers their sum, and expressions are prepared, so that all do the same.
public protocol LayoutSession: AnyObject {
    /// Solves with other values for the first of the suggestions.
    func suggest(_ values: [Double]) -> Double
    /// Makes the layout's changes, or undoes them, and solves.
    func change(_ isChanged: Bool) -> Double
    /// Removes a constraint and solves; adds it again and solves. The sum of both.
    func readd(_ constraint: Int) -> Double
    /// All values, in the order of the layout's variables.
    func values() -> [Double]
}
