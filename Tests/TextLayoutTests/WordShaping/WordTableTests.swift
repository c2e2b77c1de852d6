import SeededRandom
import Testing

@testable import TextLayout

struct WordTableTests {
    private static func word(_ text: [UInt8]) -> ShapedWord {
        text.withUnsafeBufferPointer { bytes in
            ShapedWord.make(bytes, marks: text.map { _ in [.scalar] }[...], glyphs: [], clusters: [])
        }
    }

    /// Compares the table with a dictionary, for texts of few letters, so that many differ only in length.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func aWordIsFoundByItsTextAndNoOther(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var table = WordTable()
        var model: [[UInt8]: ShapedWord] = [:]
        for _ in 0..<3000 {
            let length = Int.random(in: 1...20, using: &random)
            let text = (0..<length).map { _ in UInt8.random(in: 0x61...0x63, using: &random) }
            let found = text.withUnsafeBufferPointer { table.find($0) }
            #expect(found === model[text], "seed \(seed)")
            if found != nil { continue }
            let made = Self.word(text)
            text.withUnsafeBufferPointer { table.insert(made, for: $0) }
            model[text] = made
        }
    }

    @Test func aLongWordIsNotKeptAndNeitherIsEverythingForEver() {
        let long = [UInt8](repeating: 0x61, count: WordTable.maximumLength + 1)
        var table = WordTable()
        long.withUnsafeBufferPointer { table.insert(Self.word(long), for: $0) }
        #expect(long.withUnsafeBufferPointer { table.find($0) } == nil)
        weak var first: ShapedWord?
        for index in 0..<60_000 {
            let text = Array(String(index).utf8)
            let made = Self.word(text)
            if index == 0 { first = made }
            text.withUnsafeBufferPointer { table.insert(made, for: $0) }
            #expect(text.withUnsafeBufferPointer { table.find($0) } === made)
        }
        #expect(first == nil)
    }
}
