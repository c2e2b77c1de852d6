import Glibc

/// Rows of limited length. A row ends at a line end, or inside a line that is too long at the end of a character.
struct PartScanner: RowScanner {
    /// The number of bytes from which on a line end ends a row.
    static let leastLength = 4 * 1024
    /// The number of bytes after which a row ends inside a line.
    static let greatestLength = 8 * 1024
    /// The number of bytes of a character that may follow its first one.
    private static let scalarRest = 3

    private var start: Int
    private var line: Int
    /// The number of line breaks in the current row.
    private var lineEnds = 0

    init(start: Int, line: Int) { (self.start, self.line) = (start, line) }

    func restarted(at offset: Int, line: Int) -> PartScanner { PartScanner(start: offset, line: line) }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        guard let base = window.baseAddress else { return }
        var position = 0
        while position < window.count {
            let limit = min(window.count, start + Self.greatestLength - offset)
            if position < limit {
                // Inside of a row only line ends matter.
                let feed = memchr(base + position, 0x0A, limit - position).map { UnsafeRawPointer($0) - base }
                position = feed.map { $0 + 1 } ?? limit
                if let feed { takeLineEnd(at: offset + feed, found: found) }
            } else {
                let byte = base.load(fromByteOffset: position, as: UInt8.self)
                let isWithin = offset + position - start < Self.greatestLength + Self.scalarRest
                // A character is not divided.
                if byte & 0xC0 == 0x80, isWithin {
                    position += 1
                } else if byte == 0x0A {
                    takeLineEnd(at: offset + position, found: found)
                    position += 1
                } else {
                    end(at: offset + position, next: offset + position, found: found)
                }
            }
        }
    }

    private mutating func takeLineEnd(at place: Int, found: (RowSpan) -> Void) {
        lineEnds += 1
        if place - start >= Self.leastLength { end(at: place, next: place + 1, found: found) }
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        if start < offset { end(at: offset, next: offset, found: found) }
    }

    private mutating func end(at end: Int, next: Int, found: (RowSpan) -> Void) {
        found(RowSpan(start..<end, line: line))
        start = next
        line += lineEnds
        lineEnds = 0
    }
}
