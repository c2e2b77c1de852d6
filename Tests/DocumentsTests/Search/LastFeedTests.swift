import SeededRandom
import Testing

@testable import Documents

@Suite struct LastFeedTests {
    @Test func itIsTheLastLineFeedOfAnyBytes() {
        for seed in 1...200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = [UInt8](repeating: 0x20, count: Int.random(in: 0...20_000, using: &generator))
            for _ in 0..<Int.random(in: 0...3, using: &generator) where !bytes.isEmpty {
                bytes[Int.random(in: bytes.indices, using: &generator)] = 0x0A
            }
            let found = bytes.withUnsafeBytes(\.lastFeed)
            #expect(found == bytes.lastIndex(of: 0x0A), "seed \(seed)")
        }
    }
}
