/// The places of the rows of a file, as they are kept between two times that it is opened.
struct KeptIndex: Hashable, Sendable {
    /// The properties by which a file is recognized that still begins with the bytes that were indexed.
    struct Origin: Hashable, Sendable {
        var path: [UInt8]
        var format: String
        /// The offset at which the document begins, and the number of bytes that were indexed.
        var start: Int
        var count: Int
        /// The time at which the file was written last, in nanoseconds.
        var time: Int
        /// Digests of the first and of the last bytes.
        var head: UInt64
        var tail: UInt64
    }

    var origin: Origin
    /// The checkpoints, and the places of rows whose end is kept. The last checkpoint is where indexing goes on.
    var checkpoints: [RowCheckpoint]
    var longRows: [RowBatch.LongRow]
    var hasLongRows: Bool

    // MARK: As bytes

    private static let signature = Array("unfold index 2\n".utf8)

    var bytes: [UInt8] {
        var output = KeptBytes()
        output.bytes = Self.signature
        output.append(origin.path)
        output.append(Array(origin.format.utf8))
        for number in [origin.start, origin.count, origin.time] { output.append(number) }
        output.append(Int(truncatingIfNeeded: origin.head))
        output.append(Int(truncatingIfNeeded: origin.tail))
        output.append(hasLongRows ? 1 : 0)
        output.append(checkpoints.count)
        var last = RowCheckpoint(row: 0, offset: 0, line: 0)
        for next in checkpoints {
            output.append(next.row - last.row)
            output.append(next.offset - last.offset)
            output.append(next.line - last.line)
            last = next
        }
        output.append(longRows.count)
        for long in longRows {
            output.append(long.row)
            output.append(long.span.range.lowerBound)
            output.append(long.span.range.count)
            output.append(long.span.line)
        }
        output.append(Int(truncatingIfNeeded: StableDigest.of(output.bytes)))
        return output.bytes
    }

    /// - Returns: `nil` for bytes that are damaged, or of another version.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        var input = KeptBytes(bytes: bytes, place: Self.signature.count)
        guard let path = input.takeBytes(), let format = input.takeBytes(), let start = input.take(),
            let count = input.take(), let time = input.take(), let head = input.take(), let tail = input.take(),
            let hasLongRows = input.take(), let checkpointCount = input.take(),
            (0...bytes.count).contains(checkpointCount)
        else { return nil }
        origin = Origin(
            path: path,
            format: String(decoding: format, as: UTF8.self),
            start: start,
            count: count,
            time: time,
            head: UInt64(bitPattern: Int64(head)),
            tail: UInt64(bitPattern: Int64(tail))
        )
        self.hasLongRows = hasLongRows == 1
        checkpoints = []
        checkpoints.reserveCapacity(checkpointCount)
        var last = RowCheckpoint(row: 0, offset: 0, line: 0)
        for _ in 0..<checkpointCount {
            guard let row = input.take(), let offset = input.take(), let line = input.take(),
                let next = last.moved(row, offset, line), next.offset <= count
            else { return nil }
            checkpoints.append(next)
            last = next
        }
        longRows = []
        guard let longCount = input.take(), (0...bytes.count).contains(longCount) else { return nil }
        for _ in 0..<longCount {
            guard let row = input.take(), let lower = input.take(), let length = input.take(), let line = input.take(),
                row >= 0, lower >= 0, length >= 0, lower <= count, length <= count - lower
            else { return nil }
            longRows.append(RowBatch.LongRow(row: row, span: RowSpan(lower..<lower + length, line: line)))
        }
        let digest = StableDigest.of(bytes[..<input.place])
        guard let kept = input.take(), UInt64(bitPattern: Int64(kept)) == digest, input.place == bytes.count else {
            return nil
        }
    }

    init(origin: Origin, checkpoints: [RowCheckpoint], longRows: [RowBatch.LongRow], hasLongRows: Bool) {
        (self.origin, self.checkpoints) = (origin, checkpoints)
        (self.longRows, self.hasLongRows) = (longRows, hasLongRows)
    }
}

extension RowCheckpoint {
    /// Returns the next checkpoint; `nil` if it is not further on.
    fileprivate func moved(_ rows: Int, _ bytes: Int, _ lines: Int) -> RowCheckpoint? {
        guard rows >= 0, bytes >= 0, lines >= 0 else { return nil }
        let (row, isLarge) = row.addingReportingOverflow(rows)
        let (offset, isFar) = offset.addingReportingOverflow(bytes)
        let (line, isLow) = line.addingReportingOverflow(lines)
        return isLarge || isFar || isLow ? nil : RowCheckpoint(row: row, offset: offset, line: line)
    }
}

/// Numbers as bytes, of which small numbers take few.
private struct KeptBytes {
    var bytes: [UInt8] = []
    var place = 0

    mutating func append(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func append(_ text: [UInt8]) {
        append(text.count)
        bytes += text
    }

    mutating func take() -> Int? {
        var (number, shift): (UInt, UInt) = (0, 0)
        while place < bytes.count, shift < 64 {
            let byte = bytes[place]
            place += 1
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return Int(bitPattern: number) }
            shift += 7
        }
        return nil
    }

    mutating func takeBytes() -> [UInt8]? {
        guard let count = take(), count >= 0, count <= bytes.count - place else { return nil }
        defer { place += count }
        return Array(bytes[place..<place + count])
    }
}

/// A hash of bytes that is the same in every process: FNV-1a of 64 bits.
enum StableDigest {
    static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
