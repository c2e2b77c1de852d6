import Glibc

/// The severity that an entry of JSON states: in words, by a number on a scale, or in a line of a log inside it.
///
/// The member may be in an object inside the entry, as `log.level` of the Elastic Common Schema. The outermost one
/// counts, and of these the first. Elements of arrays are other entries.
enum JSONSeverity {
    /// The keys of words for the severity, in lower case.
    static let keys: Set = [
        "level", "severity", "lvl", "loglevel", "log_level", "levelname", "level_name", "log.level", "@level", "@l",
        "severitytext", "severity_text",
    ]
    /// A number on a scale states a severity only in an entry of a log, which has a time or a message.
    private static let entryKeys: Set = [
        "time", "ts", "timestamp", "@timestamp", "msg", "message", "__realtime_timestamp", "created", "asctime",
    ]
    /// The key under which Docker keeps a line of a container.
    private static let lineKey = "log"

    /// The number of tokens, and of objects inside each other, in which the severity is looked for.
    private static let tokenLimit = 128
    private static let depthLimit = 4
    /// The longest key of a severity or an entry.
    private static let keyLimit = 24

    static func severity(in tokens: JSONTokens) -> Severity? {
        // Whether each open value is an object, and the key of its current member in lower case.
        var path: [(isObject: Bool, key: String)] = []
        var found: (depth: Int, severity: Severity)?
        var number: Severity?
        var line: ArraySlice<UInt8>?
        var isEntry = false
        var last: JSONTokens.Token?
        for token in tokens.prefix(tokenLimit) {
            defer { last = token }
            switch token.kind {
            case .open:
                path.append((token.bytes.first == UInt8(ascii: "{"), ""))
            case .close:
                path.removeLast(path.isEmpty ? 0 : 1)
            case .colon:
                guard let last, last.kind == .string, let depth = path.indices.last, path[depth].isObject else { break }
                let key = last.bytes.dropFirst().dropLast()
                path[depth].key = key.count <= keyLimit ? String(decoding: key, as: UTF8.self).lowercased() : ""
                if depth == 0, entryKeys.contains(path[0].key) { isEntry = true }
            case .string, .other:
                guard last?.kind == .colon, let depth = path.indices.last, depth < depthLimit,
                    path.allSatisfy(\.isObject)
                else { break }
                let key = path[depth].key
                let value = token.kind == .string ? token.bytes.dropFirst().dropLast() : token.bytes
                if token.kind == .string, depth < found?.depth ?? .max, isStated(key, in: path),
                    let severity = Severity(word: value)
                {
                    // Nothing is outside of the outermost object.
                    if depth == 0 { return severity }
                    found = (depth, severity)
                }
                if depth == 0 {
                    number = number ?? severity(ofNumber: value, key: key)
                    if key == lineKey, token.kind == .string { line = value }
                }
            case .comma: break
            }
        }
        if isEntry, let number { return number }
        return found?.severity ?? line.flatMap(severity(ofLine:))
    }

    /// Whether a key is that of a severity, or of the name of one, as in `"level": {"name": "INFO", "no": 20}`.
    private static func isStated(_ key: String, in path: [(isObject: Bool, key: String)]) -> Bool {
        keys.contains(key) || key == "name" && path.count > 1 && keys.contains(path[path.count - 2].key)
    }

    private static func severity(ofNumber value: ArraySlice<UInt8>, key: String) -> Severity? {
        guard (1...3).contains(value.count), value.allSatisfy(\.isDigit),
            let scale = SeverityScale.all.first(where: { $0.keys.contains(key) })
        else { return nil }
        return scale.severity(of: value.reduce(0) { 10 * $0 + Int($1 - 0x30) })
    }

    /// The number of bytes of a line inside an entry that are read.
    private static let lineLimit = 1024

    /// Returns the severity of a line in a string.
    private static func severity(ofLine string: ArraySlice<UInt8>) -> Severity? {
        var line: [UInt8] = []
        var position = string.startIndex
        while position < string.endIndex, line.count < lineLimit {
            var byte = string[position]
            position += 1
            if byte == 0x5C, position < string.endIndex {
                byte = string[position]
                position += 1
                switch byte {
                case UInt8(ascii: "n"):
                    position = string.endIndex
                    continue
                case UInt8(ascii: "t"): byte = 0x09
                case UInt8(ascii: "u"):
                    // Few levels are written so, but the colors of a terminal are.
                    let code = Int(String(decoding: string[position...].prefix(4), as: UTF8.self), radix: 16)
                    position = min(position + 4, string.endIndex)
                    byte = code.flatMap { $0 < 0x80 ? UInt8($0) : nil } ?? UInt8(ascii: "?")
                default: break
                }
            }
            line.append(byte)
        }
        // The line may have the colors of a terminal.
        return LogEntry(line.contains(0x1B) ? Array(RowText.plain(line).utf8) : line).severity
    }
}

extension JSONRenderer {
    /// Returns the severity that an element states.
    func severity(_ source: RowSource) -> Severity? { isMember ? nil : row(source).severity }
}
