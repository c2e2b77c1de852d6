import SeededRandom
import Testing

/// Tests that a solver is as accurate after very many changes as a new one.
struct LongRunTests {
    @Test(arguments: [1_000_000, 1_000_001] as [UInt64])
    func manyEditsDoNotDrift(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let groups = (0..<3).map { group in
            let (steps, base) = (500 * LawCount.factor, 10_000_000 * group)
            return Script.random(steps: steps, variables: 4, constraints: 6, canContradict: false, from: base, &random)
        }
        var rehearsal = Rehearsal()
        var (compared, notComparable) = (0, 0)
        for (step, edit) in Script(mixing: groups, &random).edits.enumerated() {
            guard edit == .solve, step % 8 > 0 else {
                compared += edit == .solve ? 1 : 0
                do throws(Difference) {
                    try rehearsal.apply(edit)
                } catch .notComparable {
                    notComparable += 1
                } catch {
                    Issue.record("seed \(seed), step \(step): \(error)")
                    return
                }
                continue
            }
            rehearsal.solveUnseen()
        }
        try rehearsal.tearDown()
        #expect(notComparable * 100 <= compared)
    }
}
