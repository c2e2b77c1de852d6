import SeededRandom

/// A setup and the steps that are performed on it.
package struct Program<Kind: Fuzzer>: Codable, Sendable {
    package var setup: Kind.Setup
    package var steps: [Kind.Step]

    package init(setup: Kind.Setup, steps: [Kind.Step]) {
        self.setup = setup
        self.steps = steps
    }

    /// Draws the program of a seed.
    @MainActor package init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        setup = Kind.drawSetup(using: &generator)
        steps = (0..<Int.random(in: Kind.lengths, using: &generator)).map { _ in Kind.drawStep(using: &generator) }
    }

    /// Performs all steps, or those up to the first flaw.
    @MainActor package func run() -> Failure? {
        var counts: [String: Int] = [:]
        return run(counting: &counts)
    }

    /// Performs the steps, and adds what they did to counts unless they show a flaw.
    @MainActor func run(counting counts: inout [String: Int]) -> Failure? {
        var fuzzer: Kind? = Kind(setup)
        if let flaw = fuzzer?.flaw() { return Failure(flaw, steps: 0) }
        var used = ObjectWatch()
        for (index, step) in steps.enumerated() {
            fuzzer?.perform(step)
            if let flaw = fuzzer?.flaw() { return Failure(flaw, steps: index + 1) }
            used.note(fuzzer?.objectsInUse ?? [])
        }
        counts.merge(fuzzer?.counts ?? [:], uniquingKeysWith: +)
        let watched = fuzzer?.watchedObjects ?? []
        fuzzer?.tearDown()
        fuzzer = nil
        guard let leaked = watched.first(where: { $0.object != nil }) ?? used.first else { return nil }
        return Failure(Flaw("leaks", "\(leaked.name) outlives the program"), steps: steps.count)
    }
}
