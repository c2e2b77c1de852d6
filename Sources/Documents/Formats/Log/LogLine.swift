/// A line of a log.
enum LogLine {
    /// The number of bytes of a line that are looked at for its stamp.
    private static let stampLimit = 200

    /// The beginnings of the lines of logs.
    private static let stamps = [
        // A date.
        #"[\[(<]?\d{4}[-/.]\d{2}[-/.]\d{2}[ T_\])]"#,
        // A time without a date.
        #"[\[(]?\d{1,2}:\d{2}:\d{2}\b"#,
        // A log of the system, with or without its priority and the day of the week.
        #"(?:<\d+>)?(?:\w{3} )?[A-Z][a-z]{2} [ \d]\d (?:\d{4} )?\d{2}:\d{2}:\d{2}"#,
        // The same by RFC 5424.
        #"<\d{1,3}>\d \d{4}-\d{2}-\d{2}T"#,
        // Dates that begin with a day or a month, after the process of Redis or not.
        #"(?:\d+:[CMSX] )?\[?\d{2}[ -][A-Z][a-z]{2}[ -]\d{4} \d{2}:\d{2}:\d{2}"#,
        #"[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2}:\d{2} [AP]M\b"#,
        #"\d{2}/\d{2}/\d{2,4} \d{1,2}:\d{2}:\d{2}"#,
        // logcat.
        #"\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d"#,
        // A web server's log of requests, of a client or of several.
        #"(?:[^\s,]+, ){0,8}\S+ \S+ \S+ \[\d{2}/\w{3}/\d{4}:"#,
        // A container, and a time.
        #"[\w.-]+ +\| (?:\d{4}-\d{2}-\d{2}[ T]|\d{2}:\d{2}:\d{2}\b)"#,
        // The seconds since the kernel's start.
        #"\[ *\d+\.\d+\] "#,
        #"[\[(]?(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b"#,
        // zerolog, and .NET.
        #"\d{1,2}:\d{2}[AP]M (?:TRC|DBG|INF|WRN|ERR|FTL|PNC) "#,
        #"(?:trce|dbug|info|warn|fail|crit): [\w.]+\[\d+\]"#,
        // `git log --oneline`.
        #"[0-9a-f]{7,40} \S"#,
        // A level and a date without a year, as in the logs of Kubernetes.
        #"[IWEF](?:\d{4})?\d{4} \d{2}:\d{2}:\d{2}"#,
        // Keys with values.
        #"(?:time|ts|t|timestamp)=\S+ .*(?:msg|message|event)="#,
    ]
    /// All of them in one expression, which a test compiles.
    static let stamp = try? RegularExpression(#"\A(?:"# + stamps.joined(separator: "|") + ")", ignoresCase: false)

    /// Returns whether a line begins with a time, a level, or an abbreviated hash as in `git log --oneline`.
    static func hasStamp(_ line: ArraySlice<UInt8>) -> Bool {
        // The library requires UTF-8, and a text is repaired.
        var text = String(decoding: line.prefix(stampLimit), as: UTF8.self)
        return text.withUTF8 { stamp?.firstMatch(in: UnsafeRawBufferPointer($0)) != nil }
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
