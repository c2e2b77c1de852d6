/// A row of a table: work that all sides do.
public struct Work {
    public let title: String

    /// After so many times everything is as it was before; only multiples of it are run.
    public let cycle: Int

    /// The project first.
    public let sides: [Side]

    /// Whether what the sides compute is the same number. Where it cannot be, the bench has checked otherwise.
    public let hasEqualSums: Bool

    public init(_ title: String, cycle: Int = 1, hasEqualSums: Bool = true, sides: [Side]) {
        precondition(cycle > 0 && !sides.isEmpty)
        self.title = title
        self.cycle = cycle
        self.hasEqualSums = hasEqualSums
        self.sides = sides
    }
}
