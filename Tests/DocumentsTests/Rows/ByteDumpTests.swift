import SeededRandom
import Testing

@testable import Documents

@Suite struct ByteDumpTests {
    /// Lines fill a width with as many bytes as fit, below each other, and with their characters.
    @Test(arguments: [10, 26, 45, 79, 80, 160, 500])
    func linesFillTheWidth(width: Int) {
        var generator = SeededGenerator(seed: UInt64(width))
        let bytes = (0..<250).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let dump = ByteDump(start: 0x1000, bytes: bytes)
        let length = dump.lineLength(width: width)
        #expect([4, 8, 16, 32].contains(length))
        let lines = dump.text(lineLength: length).text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= max(width, 25) })
        if length < 32 { #expect((dump.text(lineLength: 2 * length).text.split(separator: "\n")[1]).count > width) }
        let wholeLines = (bytes.count + length - 1) / length
        #expect(lines.count == 1 + wholeLines)
        for (index, line) in lines.dropFirst().enumerated() {
            let words = line.prefix(line.count - 2).split(separator: " ")
            #expect(Int(words[0], radix: 16) == 0x1000 + index * length)
            let values = bytes[(index * length)..<min(bytes.count, (index + 1) * length)]
            #expect(words.dropFirst().prefix(values.count).map { UInt8($0, radix: 16) } == values.map { $0 })
            #expect(line.hasSuffix(values.map(ByteDump.character).joined()))
            // The characters begin in one column, and values are below their place.
            #expect(line.count - values.count == lines[1].count - length)
            let last = line.prefix(line.count - values.count).lastIndex { $0 != " " } ?? line.startIndex
            let ruler = Array(lines[0])[line.distance(from: line.startIndex, to: last)]
            #expect(String(ruler) == String((values.count - 1) % 16, radix: 16))
        }
    }

    @Test func kindsOfBytesHaveRoles() {
        let text = ByteDump(start: 0, bytes: [0, 0x41, 0x0A, 0x7F, 0xC3]).roleText(lineLength: 8)
        #expect(text.text == "       00 01 02 03 04\n000000 00 41 0a 7f c3  .A...")
        let roles = text.spans.map {
            (String(Array(text.text.utf8)[$0.range].map { Character(UnicodeScalar($0)) }), $0.role)
        }
        let values = roles.filter { $0.0.count == 2 }
        #expect(values.map(\.0) == ["00", "41", "0a", "7f", "c3"])
        #expect(values.map(\.1) == [.gray, .cyan, .green, .magenta, .yellow])
        #expect(roles.suffix(5).map(\.1) == values.map(\.1))
    }
}
