/// The beginning of a line before its time: the priority of syslog, the name of a container, or the process of Redis.
struct LogPrefix {
    /// The offset after the prefix; 0 without one.
    private(set) var end = 0
    /// The name of a container.
    private(set) var host: Range<Int>?
    /// The process and the role of Redis, as in `1:M`.
    private(set) var source: Range<Int>?
    /// The severity of a priority.
    private(set) var severity: Severity?
    /// Whether the line is of RFC 5424, with a version after the priority.
    private(set) var isStructuredSyslog = false

    init() {}

    init(_ line: [UInt8]) {
        guard let first = line.first else { return }
        if first == UInt8(ascii: "<") {
            readPriority(line)
        } else if first.isDigit {
            readProcess(line)
        } else if first == UInt8(ascii: "I") || Severity(letter: first) != nil, line.count > 3,
            line[1] == UInt8(ascii: ","), line[2] == 0x20, line[3] == UInt8(ascii: "[")
        {
            // Ruby's logger: `I, [2024-03-12T10:00:00.123456 #7]  INFO -- : up`.
            end = 3
            return
        }
        if end == 0 { readContainer(line) }
    }

    private mutating func readPriority(_ line: [UInt8]) {
        let digits = line.dropFirst().prefix(4).prefix(while: \.isDigit)
        guard !digits.isEmpty, digits.endIndex < line.count, line[digits.endIndex] == UInt8(ascii: ">") else { return }
        severity = SeverityScale.severity(ofPriority: digits.reduce(0) { 10 * $0 + Int($1 - 0x30) })
        end = digits.endIndex + 1
        guard end + 1 < line.count, line[end].isDigit, line[end + 1] == 0x20 else { return }
        isStructuredSyslog = true
        end += 2
    }

    /// The roles of processes of Redis: a child, a master, a replica, a sentinel.
    static let roles = ByteSet("CMSX")
    private static let signsOfNames = ByteSet("-_.")

    /// Reads `1:M ` before a day of the month.
    private mutating func readProcess(_ line: [UInt8]) {
        let digits = line.prefix(10).prefix(while: \.isDigit)
        let role = digits.endIndex + 1
        guard role + 1 < line.count, line[digits.endIndex] == UInt8(ascii: ":"), Self.roles.contains(line[role]),
            line[role + 1] == 0x20
        else { return }
        source = 0..<role + 1
        end = role + 2
    }

    /// The number of bytes in which the bar after the name of a container is looked for.
    private static let containerLimit = 64

    /// Reads `web-1  | `, as `docker compose` puts it before each line.
    private mutating func readContainer(_ line: [UInt8]) {
        let name = line.prefix(Self.containerLimit).prefix { byte in
            byte.isDigit || byte.isASCIILetter || Self.signsOfNames.contains(byte)
        }
        let bar = line[name.endIndex...].prefix(Self.containerLimit).firstIndex { $0 != 0x20 }
        guard !name.isEmpty, let bar, bar > name.endIndex, line[bar] == UInt8(ascii: "|"), bar + 1 < line.count,
            line[bar + 1] == 0x20
        else { return }
        host = 0..<name.endIndex
        end = bar + 2
    }
}
