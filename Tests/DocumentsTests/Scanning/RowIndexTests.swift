import SeededRandom
import Testing

@testable import Documents

@Suite struct RowIndexTests {
    @Test func everyRowIsInTheBlockThatSaysSo() {
        var generator = SeededGenerator(seed: 7)
        var index = RowIndex()
        var batch = RowBatch(following: index.mark)
        var starts: [Int] = []
        var offset = 0
        for row in 0..<5000 {
            starts.append(offset)
            let length = row % 700 == 0 ? 200_000 : Int.random(in: 0...300, using: &generator)
            batch.append(RowSpan(offset..<offset + length, line: row + 1))
            offset += length + 1
            if row % 611 == 610 || row == 4999 {
                index.append(batch, upTo: offset)
                batch = RowBatch(following: index.mark)
            }
        }
        for row in 0..<5000 {
            let block = index.block(withRow: row)
            #expect(block.rows.contains(row))
            #expect(block.rows.count <= RowIndex.rowsPerBlock)
            #expect(block.bytes.lowerBound == starts[block.rows.lowerBound])
            #expect(block.bytes.upperBound == (block.rows.upperBound < 5000 ? starts[block.rows.upperBound] : offset))
            #expect(block.line == block.rows.lowerBound + 1)
            let lastStart = starts[block.rows.upperBound - 1]
            #expect(block.rows.count == 1 || lastStart - block.bytes.lowerBound < RowIndex.bytesPerBlock)
        }
    }
}
