/// One side of a comparison: the project, or a peer.
public struct Side {
    /// The heading of the side's column. Sides with the same name are builds of the same program, of
    /// which the fastest counts.
    public let name: String

    /// Does the work a number of times, and returns the sum of the results.
    public let run: (Int) -> Double

    public init(_ name: String, run: @escaping (Int) -> Double) {
        self.name = name
        self.run = run
    }
}
