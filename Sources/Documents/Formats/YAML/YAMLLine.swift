/// The key or the mark at the beginning of a line of YAML.
struct YAMLLine {
    /// The key of a member of a mapping, and the offset after its colon; `nil` for another line.
    private(set) var key: (text: String, end: Int)?
    /// The offset after the mark of an element of a sequence; `nil` for another line.
    private(set) var elementStart: Int?

    /// - Parameter line: The bytes from the first one that is no space on.
    init(_ line: some RandomAccessCollection<UInt8>) {
        let bytes = Array(line.prefix(4096).prefix { $0 != 0x0A && $0 != 0x0D })
        if bytes.first == UInt8(ascii: "-"), bytes.count == 1 || bytes[1] == 0x20 {
            elementStart = 1 + bytes.dropFirst().prefix { $0 == 0x20 }.count
            return
        }
        key = Self.key(bytes)
    }

    /// Whether a line begins a document, ends one, or is a directive.
    static func isMark(_ line: some RandomAccessCollection<UInt8>) -> Bool {
        let start = Array(line.prefix(4))
        guard start.count >= 3 else { return false }
        let isRule = start[0] == start[1] && start[1] == start[2] && (start[0] == 0x2D || start[0] == 0x2E)
        return isRule && (start.count == 3 || start[3].isJSONSpace) || start[0] == UInt8(ascii: "%")
    }

    /// Whether a line begins a document.
    static func beginsDocument(_ line: some RandomAccessCollection<UInt8>) -> Bool {
        line.first == UInt8(ascii: "-") && isMark(line)
    }

    private static func key(_ bytes: [UInt8]) -> (text: String, end: Int)? {
        var place = 0
        var text: ArraySlice<UInt8>
        if let quote = bytes.first, quote == 0x22 || quote == 0x27 {
            place = 1
            while place < bytes.count, bytes[place] != quote { place += bytes[place] == 0x5C && quote == 0x22 ? 2 : 1 }
            guard place < bytes.count else { return nil }
            text = bytes[1..<place]
            place += 1
            while place < bytes.count, bytes[place] == 0x20 { place += 1 }
            guard place < bytes.count, bytes[place] == 0x3A else { return nil }
        } else {
            guard let first = bytes.first, !"#[{&*!|>%@`,".utf8.contains(first) else { return nil }
            while place < bytes.count {
                if bytes[place] == 0x3A, place + 1 == bytes.count || bytes[place + 1] == 0x20 { break }
                if bytes[place] == UInt8(ascii: "#"), place > 0, bytes[place - 1] == 0x20 { return nil }
                place += 1
            }
            guard place < bytes.count, place > 0 else { return nil }
            text = bytes[..<place]
            while text.last == 0x20 { text = text.dropLast() }
        }
        return (String(decoding: text, as: UTF8.self), place + 1)
    }
}
