/// A word with which programs state a severity.
package struct SeverityWord: Sendable {
    /// Where a word states a severity.
    enum Place: Sendable {
        /// In front of the message, and in it: in capitals, in brackets, or with a colon.
        case anywhere
        /// In front of the message: in capitals, in brackets, or with a colon. In a message it can mean something else.
        case head
        /// In front of the message, with a colon or in brackets. It is a word of the language, too.
        case label
    }

    /// The word in lower case.
    let word: String
    let severity: Severity
    let place: Place
    /// Who writes the word, and a line of theirs.
    let origin: String
    package let example: String

    private init(_ word: String, _ severity: Severity, _ place: Place, _ origin: String, _ example: String) {
        (self.word, self.severity, self.place, self.origin, self.example) = (word, severity, place, origin, example)
    }

    package static let all = [
        SeverityWord("trace", .debug, .anywhere, "Log4j, Logback", "10:00:00 TRACE up"),
        SeverityWord("debug", .debug, .anywhere, "syslog, Log4j, Python", "10:00:00 DEBUG up"),
        SeverityWord("verbose", .debug, .anywhere, "Serilog, winston", "[10:00:00 Verbose] up"),
        SeverityWord("info", .information, .anywhere, "syslog, Log4j, Python", "10:00:00 INFO up"),
        SeverityWord("notice", .information, .anywhere, "syslog, nginx", "2024/03/12 10:00:00 [notice] 1#1: up"),
        SeverityWord("warn", .warning, .anywhere, "Log4j, Go's slog", "10:00:00 WARN slow"),
        SeverityWord("warning", .warning, .anywhere, "syslog, Python", "WARNING:root:slow"),
        SeverityWord("err", .error, .anywhere, "syslog, Serilog, zerolog", "10:00AM ERR gone"),
        SeverityWord("error", .error, .anywhere, "syslog, Log4j, Python", "10:00:00 ERROR gone"),
        SeverityWord("fatal", .error, .anywhere, "Log4j, PostgreSQL", "10:00:00 FATAL gone"),
        SeverityWord("severe", .error, .anywhere, "java.util.logging", "SEVERE: gone"),
        SeverityWord("crit", .error, .anywhere, "syslog, .NET", "crit: App[0]"),
        SeverityWord("critical", .error, .anywhere, "Python, Monolog", "CRITICAL:root:gone"),
        SeverityWord("alert", .error, .anywhere, "syslog, nginx", "2024/03/12 10:00:00 [alert] 1#1: gone"),
        SeverityWord("emerg", .error, .anywhere, "syslog, nginx", "2024/03/12 10:00:00 [emerg] 1#1: gone"),
        SeverityWord("emergency", .error, .anywhere, "Monolog", "[2024-03-12 10:00:00] app.EMERGENCY: gone"),
        SeverityWord("panic", .error, .anywhere, "PostgreSQL, logrus", "10:00:00 PANIC gone"),

        SeverityWord("trc", .debug, .head, "zerolog", "10:00AM TRC up"),
        SeverityWord("dbg", .debug, .head, "Serilog, zerolog", "10:00AM DBG up"),
        SeverityWord("vrb", .debug, .head, "Serilog", "[10:00:00 VRB] up"),
        SeverityWord("inf", .information, .head, "Serilog, zerolog", "10:00AM INF up"),
        SeverityWord("wrn", .warning, .head, "Serilog, zerolog", "10:00AM WRN slow"),
        SeverityWord("ftl", .error, .head, "Serilog, zerolog", "10:00AM FTL gone"),
        SeverityWord("pnc", .error, .head, "zerolog", "10:00AM PNC gone"),
        SeverityWord("trac", .debug, .head, "logrus", "TRAC[0000] up"),
        SeverityWord("debu", .debug, .head, "logrus", "DEBU[0000] up"),
        SeverityWord("erro", .error, .head, "logrus", "ERRO[0000] gone"),
        SeverityWord("fata", .error, .head, "logrus", "FATA[0000] gone"),
        SeverityWord("pani", .error, .head, "logrus", "PANI[0000] gone"),
        SeverityWord("dbug", .debug, .head, ".NET, log15", "dbug: App[0]"),
        SeverityWord("trce", .debug, .head, ".NET", "trce: App[0]"),
        SeverityWord("eror", .error, .head, "log15", "EROR[03-12|10:00:00] gone"),
        SeverityWord("information", .information, .head, ".NET, Serilog", "[10:00:00 Information] up"),

        SeverityWord("fail", .error, .label, ".NET", "fail: App[0]"),
        SeverityWord("log", .information, .label, "PostgreSQL", "2024-03-12 10:00:00.123 UTC [1] LOG:  up"),
        SeverityWord("fine", .debug, .label, "java.util.logging", "FINE: up"),
        SeverityWord("finer", .debug, .label, "java.util.logging", "FINER: up"),
        SeverityWord("finest", .debug, .label, "java.util.logging", "FINEST: up"),
        SeverityWord("config", .debug, .label, "java.util.logging", "CONFIG: up"),
    ]

    /// The number of letters of the longest word.
    static let longest = 11

    /// Words as numbers with five bits for each letter, which are compared many times faster than texts.
    struct Coded: Sendable {
        let code: UInt64
        let severity: Severity
        let place: Place
    }

    static let coded = all.map { Coded(code: code(of: $0.word.utf8) ?? 0, severity: $0.severity, place: $0.place) }

    /// The lengths of the words that begin with two letters, as bits. They tell most words of a message from these.
    private static let lengths = {
        var lengths = [UInt16](repeating: 0, count: 1024)
        for word in all { lengths[beginning(of: word.word.utf8)] |= 1 << word.word.utf8.count }
        return lengths
    }()

    private static func beginning(of word: some Collection<UInt8>) -> Int {
        word.prefix(2).reduce(0) { $0 << 5 | Int($1 & 0x1F) }
    }

    /// Returns a number for a word in any case; `nil` for one that is too long or has other characters than letters.
    static func code(of word: some Collection<UInt8>) -> UInt64? {
        guard word.count <= longest else { return nil }
        var code: UInt64 = 0
        for byte in word {
            guard byte.isASCIILetter else { return nil }
            code = code << 5 | UInt64(byte & 0x1F)
        }
        return code
    }

    /// Returns what is known of a word in any case; `nil` for one that states nothing.
    static func known(_ word: some Collection<UInt8>) -> Coded? {
        let count = word.count
        guard count <= longest, lengths[beginning(of: word)] & 1 << count != 0, let code = code(of: word) else {
            return nil
        }
        return coded.first { $0.code == code }
    }
}

/// A scale of numbers with which programs state severities.
struct SeverityScale: Sendable {
    /// The keys, in lower case, of values on the scale.
    let keys: Set<String>
    let severities: [ClosedRange<Int>: Severity]
    let origin: String

    static let all = [
        // RFC 5424, section 6.2.1.
        SeverityScale(
            keys: ["priority", "syslog_severity"],
            severities: [0...3: .error, 4...4: .warning, 5...6: .information, 7...7: .debug],
            origin: "syslog, systemd's journal"
        ),
        SeverityScale(
            keys: ["level"],
            severities: [10...20: .debug, 30...39: .information, 40...49: .warning, 50...60: .error],
            origin: "bunyan, pino"
        ),
        SeverityScale(
            keys: ["levelno"],
            severities: [1...19: .debug, 20...29: .information, 30...39: .warning, 40...50: .error],
            origin: "Python"
        ),
    ]

    /// Returns the severity that a number means; `nil` if the scale does not have it.
    func severity(of number: Int) -> Severity? { severities.first { $0.key.contains(number) }?.value }

    /// The scale of syslog, of which a priority has the last three bits.
    static func severity(ofPriority priority: Int) -> Severity? {
        (0...191).contains(priority) ? all[0].severity(of: priority & 7) : nil
    }
}
