/// A line of a container as its runtime keeps it: a time, the stream, whether the line goes on in the next entry (`P`)
/// or ends (`F`), and its text. The format is that of Kubernetes' container runtime interface.
struct LogContainerLine {
    let stream: Range<Int>
    let isPartial: Bool
    /// The offset of the line's own text.
    let start: Int

    /// - Parameter time: The offset after the time.
    init?(_ line: [UInt8], after time: Int) {
        let isLine = line.withUnsafeBytes { Self.tag(in: $0, after: time) }
        guard let tag = isLine else { return nil }
        stream = time + 1..<time + 7
        isPartial = line[tag] == UInt8(ascii: "P")
        start = min(tag + 2, line.count)
    }

    /// Returns the offset of the tag of a line; `nil` for another line.
    private static func tag(in line: UnsafeRawBufferPointer, after time: Int) -> Int? {
        let tag = time + 8
        guard tag < line.count, line[time] == 0x20, line[time + 7] == 0x20,
            tag + 1 == line.count || line[tag + 1] == 0x20,
            line[tag] == UInt8(ascii: "P") || line[tag] == UInt8(ascii: "F"), line[time + 1] == UInt8(ascii: "s"),
            line[time + 2] == UInt8(ascii: "t"), line[time + 3] == UInt8(ascii: "d")
        else { return nil }
        let name = line[(time + 4)..<(time + 7)]
        return name.elementsEqual("out".utf8) || name.elementsEqual("err".utf8) ? tag : nil
    }

    /// The longest time, with nanoseconds and a zone.
    private static let timeLimit = 36

    /// Returns whether a line goes on in the next one.
    static func isPartial(_ line: UnsafeRawBufferPointer) -> Bool {
        tag(in: line).map { line[$0] == UInt8(ascii: "P") } ?? false
    }

    /// Returns whether a line is one that a container's runtime writes.
    static func isLine(_ line: ArraySlice<UInt8>) -> Bool { line.withUnsafeBytes { tag(in: $0) != nil } }

    private static func tag(in line: UnsafeRawBufferPointer) -> Int? {
        guard line.count > 28, line[10] == UInt8(ascii: "T") else { return nil }
        return line[19...].prefix(timeLimit - 19).firstIndex(of: 0x20).flatMap { tag(in: line, after: $0) }
    }
}
