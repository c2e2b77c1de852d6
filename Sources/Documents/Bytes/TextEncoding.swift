/// The encoding of a document, as its byte order mark tells.
enum TextEncoding: Sendable, Hashable {
    /// UTF-8, which may have flaws, after a mark of a number of bytes.
    case utf8(markLength: Int)
    case utf16(isBigEndian: Bool)
    case utf32

    private static let marks: [(bytes: [UInt8], encoding: TextEncoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8(markLength: 3)),
        ([0xFF, 0xFE, 0, 0], .utf32),
        ([0, 0, 0xFE, 0xFF], .utf32),
        ([0xFF, 0xFE], .utf16(isBigEndian: false)),
        ([0xFE, 0xFF], .utf16(isBigEndian: true)),
    ]

    /// - Returns: `nil` while the next bytes may complete a mark, or make it a different one.
    init?(_ beginning: [UInt8], isWhole: Bool) {
        let isOpen = Self.marks.contains { $0.bytes.count > beginning.count && $0.bytes.starts(with: beginning) }
        guard isWhole || !isOpen else { return nil }
        self = Self.marks.first { beginning.starts(with: $0.bytes) }?.encoding ?? .utf8(markLength: 0)
    }

    static let longestMark = 4
}
