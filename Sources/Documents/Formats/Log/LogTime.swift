/// The time at the beginning of a line of a log, in one of the forms of `LogTimeForm`.
struct LogTime {
    /// The place of the time in the line, without brackets.
    let range: Range<Int>
    /// The offset after the time and its brackets.
    let end: Int
    /// Whether the bracket before the time is open, since words follow in it, as in `[time LEVEL name] message`.
    let isOpen: Bool
    /// The severity that the time's first letter states, in lines of klog.
    let severity: Severity?
    let head: LogTimeForm.Head

    /// The number of bytes in which an open bracket is closed.
    private static let bracketLimit = 120

    /// - Parameter start: The offset at which the time begins, or an opening bracket before it.
    init?(_ line: [UInt8], at start: Int = 0) {
        guard start < line.count else { return nil }
        let hasBracket = line[start] == UInt8(ascii: "[") || line[start] == UInt8(ascii: "(")
        var first = start
        if hasBracket {
            first += 1
            while first < line.count, line[first] == 0x20 { first += 1 }
            guard first < line.count else { return nil }
        }
        guard let (form, timeEnd) = LogTimeForm.first(in: line, from: first, isBracketed: hasBracket) else {
            return nil
        }
        range = first..<timeEnd
        head = hasBracket ? .words : form.head
        severity = form.beginsWithLetter ? Severity(letter: line[first]) : nil
        guard hasBracket else {
            (end, isOpen) = (timeEnd, false)
            return
        }
        let closer = UInt8(ascii: line[start] == UInt8(ascii: "[") ? "]" : ")")
        var next = timeEnd
        while next < line.count, line[next] == 0x20 { next += 1 }
        if next < line.count, line[next] == closer {
            (end, isOpen) = (next + 1, false)
        } else if next > timeEnd || next < line.count && line[next] == UInt8(ascii: ":"),
            line[timeEnd...].prefix(Self.bracketLimit).contains(closer)
        {
            (end, isOpen) = (timeEnd, true)
        } else {
            return nil
        }
    }
}
