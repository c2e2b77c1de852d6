/// One of the logs that are merged.
struct MergeSource: Sendable {
    /// The name of the log as it is put before its entries.
    let name: String
    /// The bytes before each entry: the name, blanks and a bar, as `docker compose` writes them.
    let mark: [UInt8]
    let clock: LogClock
    var store: any ByteStore
    /// The offset at which the log begins.
    var start: Int

    /// The longest name.
    static let nameLimit = 32

    /// Returns names for logs that tell them apart: the name of the file, with the folders before it where others have
    /// the same, and a number where these are the same, too. Other characters than letters, digits, `.`, `_` and `-`
    /// become `_`.
    static func names(of paths: [String]) -> [String] {
        let parts = paths.map { $0.split(separator: "/").map(String.init) }
        var names = parts.map { name(of: $0, 1) }
        for count in 2...4 {
            let shorter = names
            for index in names.indices where shorter.count(where: { $0 == shorter[index] }) > 1 {
                names[index] = name(of: parts[index], count)
            }
        }
        for index in names.indices.dropFirst() where names[..<index].contains(names[index]) {
            let number = names[..<index].count { $0 == names[index] || $0.hasPrefix(names[index] + "-") } + 1
            names[index] += "-\(number)"
        }
        return names
    }

    private static func name(of parts: [String], _ count: Int) -> String {
        let text = parts.suffix(count).joined(separator: "-").utf8.map { byte in
            byte.isDigit || byte.isASCIILetter || "-_.".utf8.contains(byte) ? byte : UInt8(ascii: "_")
        }
        // The end of a name tells more than its beginning.
        return text.isEmpty ? "log" : String(decoding: text.suffix(nameLimit), as: UTF8.self)
    }

    /// Returns the bytes before each entry of logs with names, of the same length for all.
    static func marks(of names: [String]) -> [[UInt8]] {
        let width = names.map(\.utf8.count).max() ?? 0
        return names.map { Array("\($0)\(String(repeating: " ", count: width - $0.utf8.count)) | ".utf8) }
    }
}

/// How far the bytes of a log are there.
struct MergeLimit: Sendable, Equatable {
    /// The offset up to which they are.
    var end: Int
    /// Whether no more come, so that the log ends with the last one.
    var isSettled: Bool
}
