import SeededRandom
import Testing

@testable import Documents

@Suite struct CheckpointListTests {
    @Test func placesBeyondFourGigabytesAreKept() {
        var generator = SeededGenerator(seed: 5)
        var list = CheckpointList()
        var all: [RowCheckpoint] = []
        var next = RowCheckpoint(row: 0, offset: 3, line: 1)
        for _ in 0..<20_000 {
            all.append(next)
            list.append(next)
            let isFar = Int.random(in: 0...999, using: &generator) == 0
            next.row += .random(in: 1...64, using: &generator)
            next.line += .random(in: 1...100, using: &generator)
            next.offset += isFar ? 6_000_000_000 : .random(in: 1...70_000, using: &generator)
        }
        #expect(list.count == all.count)
        #expect(all.indices.allSatisfy { list[$0] == all[$0] })
        for _ in 0..<500 {
            let offset = Int.random(in: 0...next.offset, using: &generator)
            #expect(list.lastIndex { $0.offset <= offset } == all.lastIndex { $0.offset <= offset })
        }
    }
}
