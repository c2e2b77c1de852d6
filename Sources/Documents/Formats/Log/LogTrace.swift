/// A stack trace among the lines of an entry.
struct LogTrace {
    /// The line that names the error: the last one that is not indented in a trace of Python, and the first one in
    /// those of Java and others. `nil` if there is none.
    let reason: String?

    init(_ lines: some StringProtocol) {
        var (first, last): (String?, String?)
        var isPython = false
        for line in lines.split(separator: "\n") where line.first?.isWhitespace == false {
            isPython = isPython || line.hasPrefix("Traceback (most recent call last)")
            guard Self.isReason(line) else { continue }
            let text = String(line).onOneLine(limit: SummaryText.lengthLimit)
            first = first ?? text
            last = text
        }
        reason = isPython ? last : first
    }

    /// Returns whether `begins` can hold for the first line of some bytes. It is quick, and true for some others, too.
    static func mayBegin(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let first = bytes.first, first.isASCIILetter else { return false }
        if firstLetters.contains(first) { return true }
        let head = UnsafeRawBufferPointer(rebasing: bytes.prefix(LineSplitter.headLength))
        let line = UnsafeRawBufferPointer(rebasing: head.prefix { $0 != 0x0A })
        return LogLine.continuesTrace(line, isWhole: line.count < LineSplitter.headLength)
    }

    private static let firstLetters = ByteSet("TEp")

    /// Whether a line introduces a stack trace.
    static func begins(_ line: some StringProtocol) -> Bool {
        line.hasPrefix("Traceback (most recent call last)") || line.hasPrefix("Exception in thread") || isReason(line)
            || line.hasPrefix("panic: ")
    }

    /// Whether a line names an error.
    static func isReason(_ line: some StringProtocol) -> Bool {
        if line.hasPrefix("Caused by:") || line.hasPrefix("panic: ") || line.hasPrefix("Exception in thread") {
            return true
        }
        var text = String(line.prefix(LineSplitter.headLength))
        let isWhole = line.count <= LineSplitter.headLength
        return !line.hasPrefix("Traceback") && !line.hasPrefix("During") && !line.hasPrefix("The above")
            && text.withUTF8 { LogLine.continuesTrace(UnsafeRawBufferPointer($0), isWhole: isWhole) }
    }
}
