import SeededRandom
import Testing

@testable import Documents

@Suite struct UTF8CensusTests {
    /// Characters and flaws are counted wherever they are in words of eight bytes.
    @Test(arguments: 1...200 as ClosedRange<UInt64>) func charactersAndFlawsAreCounted(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        var (characters, flaws) = (0, 0)
        for _ in 0..<Int.random(in: 0...8, using: &random) {
            bytes += [UInt8](repeating: 0x61, count: Int.random(in: 0...20, using: &random))
            if Int.random(in: 0..<4, using: &random) == 0 {
                bytes.append(0xFF)
                flaws += 1
            } else {
                bytes += Array((["é", "–", "😀"].randomElement(using: &random) ?? "").utf8)
                characters += 1
            }
        }
        let census = UTF8Census(bytes)
        #expect(census.count == characters && census.flawCount == flaws, "seed \(seed)")
    }

    @Test func theLastCharacterMayBeCut() {
        for length in 0...16 {
            let census = UTF8Census([UInt8](repeating: 0x61, count: length) + [0xF0, 0x9F])
            #expect(census.isValid && census.count == 0)
        }
    }
}
