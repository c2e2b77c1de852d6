/// Rows that are tables and members. A table has its members and the tables below it.
struct TOMLScanner: RowScanner {
    /// The number of bytes of a line that are kept, of which a name is read.
    private static let headLength = 512
    private enum Kind { case none, comment, member, table }

    private var lineStart: Int
    private var line: Int
    /// The first bytes of the current line, whether it is blank, and its last byte.
    private var head: [UInt8] = []
    private var isBlank = true
    private var lastByte: UInt8 = 0
    private var value = TOMLValue()
    /// Whether the current line continues a value.
    private var isContinued = false

    private var group: RowSpan?
    private var kind = Kind.none
    /// The names of the table of the current row.
    private var names: [String] = []

    init(start: Int, line: Int) { (lineStart, self.line) = (start, line) }

    func restarted(at offset: Int, line: Int) -> TOMLScanner { TOMLScanner(start: offset, line: line) }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        for (place, byte) in window.enumerated() {
            if byte == 0x0A {
                endLine(at: offset + place, found: found)
                (lineStart, line) = (offset + place + 1, line + 1)
                continue
            }
            if head.count < Self.headLength { head.append(byte) }
            if !byte.isBlank { isBlank = false }
            lastByte = byte
            if isContinued || first != UInt8(ascii: "[") { value.take(byte) }
        }
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        if lineStart < offset { endLine(at: offset, found: found) }
        if let group { found(group) }
        group = nil
        lineStart = offset
    }

    private var first: UInt8? { head.first { !$0.isBlank } }

    private mutating func endLine(at lineEnd: Int, found: (RowSpan) -> Void) {
        // The carriage return in front of a line feed is no part of the line.
        let end = lastByte == 0x0D && lineEnd > lineStart ? lineEnd - 1 : lineEnd
        defer {
            isContinued = value.endLine()
            head.removeAll(keepingCapacity: true)
            (isBlank, lastByte) = (true, 0)
        }
        guard !isBlank else {
            // A blank line ends a comment.
            if kind == .comment, !isContinued { emit(found: found) }
            return
        }
        let span = RowSpan(lineStart..<end, line: line)
        let header = isContinued || first != UInt8(ascii: "[") ? nil : TOMLHeader(head)
        if !begins(header) {
            group = group.map { RowSpan($0.range.lowerBound..<end, line: $0.line) } ?? span
            // A comment belongs to the member or table that follows it.
            if kind == .comment, !isContinued { setKind(header) }
        } else {
            emit(found: found)
            group = span
            setKind(header)
        }
    }

    private func begins(_ header: TOMLHeader?) -> Bool {
        guard group != nil else { return true }
        if isContinued || kind == .comment { return false }
        guard kind == .table else { return true }
        guard let header else { return false }
        return !(header.names.count > names.count && header.names.starts(with: names))
    }

    private mutating func setKind(_ header: TOMLHeader?) {
        names = header?.names ?? []
        kind = header != nil ? .table : first == UInt8(ascii: "#") ? .comment : .member
    }

    private mutating func emit(found: (RowSpan) -> Void) {
        if let group { found(group) }
        (group, kind) = (nil, .none)
    }
}
