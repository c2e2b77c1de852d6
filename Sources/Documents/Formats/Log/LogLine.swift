/// A line of a log.
enum LogLine {
    /// Returns whether a line begins with a time, a level, or an abbreviated hash as in `git log --oneline`.
    static func hasStamp(_ line: String) -> Bool {
        let date = /[\[(<]?\d{4}[-\/.]\d{2}[-\/.]\d{2}[ T_\])].*/
        let time = /[\[(]?\d{1,2}:\d{2}:\d{2}\b.*/
        let syslog = /(?:<\d+>)?(?:\w{3} )?[A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2}.*/
        let webServer = /\S+ \S+ \S+ \[\d{2}\/\w{3}\/\d{4}:.*/
        let kernel = /\[ *\d+\.\d+\] .*/
        let level = /[\[(]?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b.*/
        let oneline = /[0-9a-f]{7,40} \S.*/
        let klog = /[IWEF]\d{4} \d{2}:\d{2}:\d{2}.*/
        let fields = /(?:time|ts|t|timestamp)=\S+ .*(?:msg|message|event)=.*/
        let text = line.prefix { !$0.isNewline }
        return [
            text.wholeMatch(of: date) != nil,
            text.wholeMatch(of: time) != nil,
            text.wholeMatch(of: syslog) != nil,
            text.wholeMatch(of: webServer) != nil,
            text.wholeMatch(of: kernel) != nil,
            text.wholeMatch(of: level) != nil,
            text.wholeMatch(of: oneline) != nil,
            text.wholeMatch(of: klog) != nil,
            text.wholeMatch(of: fields) != nil,
        ].contains(true)
    }

    /// The beginnings of lines that introduce a stack trace or a part of it.
    private static let introductions = [
        "Traceback (most recent call last)", "Caused by:", "During handling of the above exception",
        "The above exception was the direct cause",
    ].map { Array($0.utf8) }
    /// The last words of the names of exceptions.
    private static let exceptions = ["Error", "Exception", "Interrupt", "Exit"].map { Array($0.utf8) }

    /// Returns whether a line that is not indented is part of a stack trace: it introduces one, or it begins with the
    /// name of an exception and a colon, or has only the name.
    ///
    /// - Parameter isWhole: Whether the bytes are the whole line, rather than its beginning.
    static func continuesTrace(_ line: UnsafeRawBufferPointer, isWhole: Bool) -> Bool {
        guard let first = line.first, (0x41...0x5A).contains(first & ~0x20) else { return false }
        // Each line of a log is asked, so the cheapest tests come first.
        let end = line.firstIndex { !$0.isNamePart } ?? line.count
        let isName = end < line.count ? line[end] == UInt8(ascii: ":") || line[end] == 0x0D : isWhole
        if isName, exceptions.contains(where: { $0.count <= end && line[(end - $0.count)..<end].elementsEqual($0) }) {
            return true
        }
        return "TCD".utf8.contains(first) && introductions.contains { line.starts(with: $0) }
    }
}

extension UInt8 {
    /// Whether the byte can be in the qualified name of a type.
    fileprivate var isNamePart: Bool {
        isDigit || (0x41...0x5A).contains(self & ~0x20) || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$")
    }
}
