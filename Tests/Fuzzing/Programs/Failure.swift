/// The first flaw of a program.
package struct Failure: Codable, Hashable, Sendable {
    package var flaw: Flaw
    /// The number of steps that were performed, including the one that shows the flaw.
    package var steps: Int

    package init(_ flaw: Flaw, steps: Int) {
        self.flaw = flaw
        self.steps = steps
    }
}
