/// One of those that are compared: the project, or a peer.
public struct Side {
    /// The heading of its column. Sides of one name are builds of the same thing; the fastest of them counts.
    public let name: String

    /// Does the work so many times, and answers the sum of what was computed.
    public let run: (Int) -> Double

    public init(_ name: String, run: @escaping (Int) -> Double) {
        self.name = name
        self.run = run
    }
}
