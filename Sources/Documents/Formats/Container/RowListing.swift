import Synchronization

/// The rows of a file that lists its parts. They are known without a scan, and their bytes are made of what the file
/// says of each part.
///
/// A row has a *slot*: a range of offsets for its own bytes, and after them for what is inside the part. So the rows
/// inside parts have offsets of their own, although nothing is read before it is asked for.
final class RowListing: ByteStore {
    /// The number of offsets at the beginning of a slot that are for the bytes of the row.
    static let headSize = 64 * 1024
    /// The longest name of a part, in bytes of JSON.
    static let nameLimit = 16 * 1024

    /// A part of the file.
    struct Part: Sendable {
        /// The name, by which the format of its contents is told.
        var name: String
        /// The format of its contents; `nil` if they tell.
        var format: FormatName?
        /// Makes the bytes of the contents; `nil` if there are none.
        var feed: (@Sendable () -> any ByteFeed)?
    }

    private struct Content {
        var spans: [RowSpan] = []
        var parts: [Part] = []
        var text: [UInt8] = []
        /// The offsets in the text of the ends of rows.
        var ends: [Int] = []
    }

    /// The offsets for all rows, and for each.
    let space: Range<Int>
    let slot: Int
    /// The greatest number of rows.
    let limit: Int

    private let content = Mutex(Content())

    /// - Parameter space: The offsets for all rows. `nil` if they are too few: a file inside files inside others.
    init?(in space: Range<Int>) {
        switch space.count {
        case (1 << 60)...: limit = 1 << 20
        case (1 << 40)...: limit = 1 << 12
        case (1 << 28)...: limit = 1 << 7
        default: return nil
        }
        self.space = space
        slot = space.count / limit
    }

    var spans: [RowSpan] { content.withLock { $0.spans } }
    var count: Int { content.withLock { $0.spans.count } }

    /// Returns the offsets for what is inside the part whose row begins at an offset.
    static func contents(at start: Int, slot: Int) -> Range<Int> { start + headSize..<start + slot }

    func contents(ofPartAt index: Int) -> Range<Int> {
        Self.contents(at: space.lowerBound + index * slot, slot: slot)
    }

    func part(at index: Int) -> Part? {
        content.withLock { $0.parts.indices.contains(index) ? $0.parts[index] : nil }
    }

    /// Adds rows with the parts that they are about.
    ///
    /// - Returns: Whether there was room for all.
    func append(_ rows: [(text: [UInt8], part: Part)]) -> Bool {
        content.withLock { content in
            for row in rows {
                guard content.spans.count < limit else { return false }
                let start = space.lowerBound + content.spans.count * slot
                let text = row.text.prefix(Self.headSize - 1)
                content.text += text
                content.ends.append(content.text.count)
                content.parts.append(row.part)
                content.spans.append(RowSpan(start..<start + text.count, line: content.spans.count + 1))
            }
            return true
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
        content.withLock { content in
            let index = (offset - space.lowerBound) / slot
            guard offset >= space.lowerBound, content.spans.indices.contains(index) else { return 0 }
            let first = index > 0 ? content.ends[index - 1] : 0
            return content.text[first..<content.ends[index]].withUnsafeBytes {
                $0.copy(to: buffer, from: offset - content.spans[index].range.lowerBound)
            }
        }
    }
}

/// A line of JSON about a part of a file. Names of facts are of plain letters.
struct ListedFacts {
    private(set) var text: [UInt8] = []

    init() {
        text.reserveCapacity(160)
        text.append(UInt8(ascii: "{"))
    }

    mutating func add(_ name: String, _ value: String) {
        begin(name)
        JSONText.append(value, to: &text, limit: RowListing.nameLimit)
    }

    mutating func add(_ name: String, _ value: Int) {
        begin(name)
        text += String(value).utf8
    }

    mutating func add(_ name: String, _ value: Bool) {
        begin(name)
        text += (value ? "true" : "false").utf8
    }

    private mutating func begin(_ name: String) {
        if text.count > 1 { text += [UInt8(ascii: ","), 0x20] }
        text.append(UInt8(ascii: "\""))
        text += name.utf8
        text += [UInt8(ascii: "\""), UInt8(ascii: ":"), 0x20]
    }

    /// The line.
    var line: [UInt8] { text + [UInt8(ascii: "}")] }
}

/// Text as strings of JSON.
enum JSONText {
    /// Appends a text as a string, cut after a number of bytes.
    static func append(_ text: String, to output: inout [UInt8], limit: Int = .max) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0), to: &output, limit: limit) }
    }

    /// Appends bytes of UTF-8 as a string, cut after a number of bytes.
    static func append(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8], limit: Int = .max) {
        output.append(UInt8(ascii: "\""))
        if bytes.count <= limit, !bytes.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
            output += bytes
        } else {
            appendEscaped(bytes, to: &output, limit: limit)
        }
        output.append(UInt8(ascii: "\""))
    }

    private static func appendEscaped(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8], limit: Int) {
        for (count, byte) in bytes.enumerated() {
            // A character is not cut.
            if count >= limit, byte & 0xC0 != 0x80 { return output += "…".utf8 }
            switch byte {
            case 0x22: output += [0x5C, 0x22]
            case 0x5C: output += [0x5C, 0x5C]
            case 0x0A: output += "\\n".utf8
            case 0x0D: output += "\\r".utf8
            case 0x09: output += "\\t".utf8
            case 0..<0x20: output += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: output.append(byte)
            }
        }
    }
}
