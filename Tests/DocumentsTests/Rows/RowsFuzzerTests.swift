import DocumentFuzzers
import Documents
import SeededRandom
import Testing

/// Tests that the fuzzer of rows reads what it should. `make fuzz FUZZ=rows` runs it.
@Suite @MainActor struct RowsFuzzerTests {
    /// Without this, the laws could hold because no row is read.
    @Test func filesHaveRows() {
        var random = SeededGenerator(seed: 1)
        let fuzzer = RowsFuzzer(RowsFuzzer.drawSetup(using: &random))
        for _ in 0..<300 { fuzzer.perform(RowsFuzzer.drawStep(using: &random)) }
        #expect(fuzzer.flaw() == nil)
        #expect(fuzzer.rowCount > 900, "\(fuzzer.rowCount) rows of 300 files")
    }

    /// Every format and every kind of damage is drawn.
    @Test func filesAreOfAllFormats() {
        var random = SeededGenerator(seed: 1)
        let steps = (0..<2000).map { _ in RowsFuzzer.drawStep(using: &random) }
        #expect(Set(steps.compactMap(\.format)).count == FormatName.allCases.count)
        #expect(steps.contains { $0.format == nil && $0.damages.isEmpty } && steps.contains { !$0.damages.isEmpty })
    }

    @Test(arguments: [
        (RowDamage.byte(at: 5, 7), [7, 2, 3, 4, 5]), (.removal(at: -1), [1, 3, 4, 5]),
        (.copy(at: 3), [4, 5, 1, 2, 3, 4, 5]),
        (.mark(at: 7), [0xEF, 0xBB, 0xBF, 1, 2, 3, 4, 5]), (.end(at: 2), [1, 2]),
    ])
    func damagesAreModuloTheSize(damage: RowDamage, wanted: [UInt8]) {
        var bytes: [UInt8] = [1, 2, 3, 4, 5]
        damage.apply(to: &bytes)
        #expect(bytes == wanted)
        var none: [UInt8] = []
        damage.apply(to: &none)
        #expect(none.isEmpty)
    }
}
