import Glibc

/// Cuts windows of bytes into lines.
struct LineSplitter: Sendable {
    /// A line without its line end.
    struct Line {
        var range: Range<Int>
        var number: Int
        /// Whether the line has only spaces, tabs and carriage returns.
        var isBlank: Bool
        /// The first bytes of the line, at most `headLength`.
        var head: UnsafeRawBufferPointer
    }

    /// Enough for the colors, the word and the SHA-256 of the line that begins a commit.
    static let headLength = 128

    /// The byte that ends a line: a line feed, or a carriage return in a file without line feeds.
    private let newline: UInt8
    private var start: Int
    private var number: Int
    private var isBlank = true
    private var lastByte: UInt8 = 0
    /// The first bytes of a line that began in an earlier window.
    private var carried: [UInt8] = []

    init(newline: UInt8, start: Int, number: Int) {
        self.newline = newline
        self.start = start
        self.number = number
    }

    func restarted(at offset: Int, line: Int) -> LineSplitter {
        LineSplitter(newline: newline, start: offset, number: line)
    }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, line: (Line) -> Void) {
        guard let base = window.baseAddress else { return }
        var position = 0
        while let found = memchr(base + position, Int32(newline), window.count - position) {
            let end = UnsafeRawPointer(found) - base
            take(base, position..<end)
            finishLine(base, position..<end, at: offset, line: line)
            position = end + 1
            start = offset + position
        }
        take(base, position..<window.count)
        let missing = Self.headLength - carried.count
        carried.append(contentsOf: window[position..<min(window.count, position + missing)])
    }

    mutating func finish(at offset: Int, line: (Line) -> Void) {
        guard start < offset else { return }
        emit(endingAt: offset, head: nil, line: line)
        start = offset
    }

    /// Updates the state of the current line with some of its bytes.
    private mutating func take(_ base: UnsafeRawPointer, _ part: Range<Int>) {
        guard !part.isEmpty else { return }
        lastByte = base.load(fromByteOffset: part.upperBound - 1, as: UInt8.self)
        var position = part.lowerBound
        // Lines deep inside others begin with many spaces.
        while isBlank, position + 8 <= part.upperBound,
            base.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x2020_2020_2020_2020
        {
            position += 8
        }
        while isBlank, position < part.upperBound {
            isBlank = base.load(fromByteOffset: position, as: UInt8.self).isBlank
            position += 1
        }
    }

    private mutating func finishLine(
        _ base: UnsafeRawPointer,
        _ part: Range<Int>,
        at offset: Int,
        line: (Line) -> Void
    ) {
        if carried.isEmpty {
            let head = UnsafeRawBufferPointer(start: base + part.lowerBound, count: min(part.count, Self.headLength))
            emit(endingAt: offset + part.upperBound, head: head, line: line)
        } else {
            let rest = UnsafeRawBufferPointer(start: base + part.lowerBound, count: part.count)
            carried.append(contentsOf: rest.prefix(Self.headLength - carried.count))
            emit(endingAt: offset + part.upperBound, head: nil, line: line)
        }
    }

    private mutating func emit(endingAt end: Int, head: UnsafeRawBufferPointer?, line: (Line) -> Void) {
        let endsInReturn = lastByte == UInt8(ascii: "\r") && end > start
        let range = start..<(endsInReturn ? end - 1 : end)
        if let head {
            line(Line(range: range, number: number, isBlank: isBlank, head: head))
        } else {
            carried.withUnsafeBytes { line(Line(range: range, number: number, isBlank: isBlank, head: $0)) }
            carried.removeAll(keepingCapacity: true)
        }
        number += 1
        isBlank = true
        lastByte = 0
    }
}
