/// Work that all sides do, as a row of a table.
public struct Work {
    public let title: String

    /// The number of repetitions after which the initial state is restored. Only multiples of it are run.
    public let cycle: Int

    /// The sides, with the project first.
    public let sides: [Side]

    /// Whether all sides compute the same number. If they can't, the bench verifies the results in another way.
    public let hasEqualSums: Bool

    public init(_ title: String, cycle: Int = 1, hasEqualSums: Bool = true, sides: [Side]) {
        precondition(cycle > 0 && !sides.isEmpty)
        self.title = title
        self.cycle = cycle
        self.hasEqualSums = hasEqualSums
        self.sides = sides
    }
}
