/// The fields of a line of the form `name=value name="value"`.
struct LogFields {
    private(set) var fields: [(name: Range<Int>, value: Range<Int>)] = []
    private let line: [UInt8]

    /// The number of fields that are read.
    private static let limit = 64

    init(_ line: [UInt8]) {
        self.line = line
        var position = 0
        while position < line.count, fields.count < Self.limit {
            while position < line.count, line[position].isBlank { position += 1 }
            let start = position
            while position < line.count, !line[position].isBlank, line[position] != UInt8(ascii: "=") { position += 1 }
            guard position < line.count, line[position] == UInt8(ascii: "=") else { continue }
            let name = start..<position
            // The sign is passed even if no name stands before it, so that each round makes progress.
            position += 1
            if name.isEmpty { continue }
            if position < line.count, line[position] == 0x22 {
                position += 1
                let first = position
                while position < line.count, line[position] != 0x22 { position += line[position] == 0x5C ? 2 : 1 }
                position = min(position, line.count)
                fields.append((name, first..<position))
                position = min(position + 1, line.count)
            } else {
                let first = position
                while position < line.count, !line[position].isBlank { position += 1 }
                fields.append((name, first..<position))
            }
        }
    }

    /// Returns the value of the first field that has one of the names.
    func range(of names: [String]) -> Range<Int>? {
        fields.first { names.contains(text($0.name)) }?.value
    }

    func text(_ range: Range<Int>) -> String { String(decoding: line[range], as: UTF8.self) }
}
