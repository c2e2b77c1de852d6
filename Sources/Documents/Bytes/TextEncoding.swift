/// The encoding of a document, as its byte order mark or else its beginning tells.
enum TextEncoding: Sendable, Hashable {
    /// UTF-8, which may contain invalid bytes, after a byte order mark of a number of bytes.
    case utf8(markLength: Int)
    case utf16(isBigEndian: Bool, hasMark: Bool)
    /// Text of western Europe with one byte for each character.
    case latin1
    /// An encoding that the system's library converts, after a byte order mark of a number of bytes.
    case other(String, markLength: Int)

    private static let marks: [(bytes: [UInt8], encoding: TextEncoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8(markLength: 3)),
        ([0xFF, 0xFE, 0, 0], .other("UTF-32LE", markLength: 4)),
        ([0, 0, 0xFE, 0xFF], .other("UTF-32BE", markLength: 4)),
        ([0xFF, 0xFE], .utf16(isBigEndian: false, hasMark: true)),
        ([0xFE, 0xFF], .utf16(isBigEndian: true, hasMark: true)),
    ]

    /// Whether a byte order mark determines the encoding. If not, later bytes may reveal a different encoding.
    var hasMark: Bool {
        switch self {
        case .utf8(let markLength), .other(_, let markLength): markLength > 0
        case .utf16(_, let hasMark): hasMark
        case .latin1: false
        }
    }

    /// The number of bytes that tell the encoding.
    static let sampleSize = 64 * 1024

    /// Returns the encoding that the beginning of a document tells.
    ///
    /// - Returns: `nil` while the next bytes may complete a mark, or make it a different one.
    init?(_ beginning: [UInt8], isWhole: Bool) {
        guard let detected = DetectedEncoding(beginning, isWhole: isWhole) else { return nil }
        self = detected.encoding
    }

    /// Returns the encoding with a name; `nil` if the system's library does not know it.
    ///
    /// As in browsers, the names of encodings mean those that contain them and are in use.
    ///
    /// - Parameter beginning: The first bytes, which may be a byte order mark of the encoding.
    init?(named name: String, _ beginning: [UInt8] = []) {
        let lowercase = name.lowercased()
        let mark = Self.marks.first { beginning.starts(with: $0.bytes) }
        switch lowercase {
        case "utf-8", "utf8", "us-ascii", "ascii":
            self = .utf8(markLength: mark?.encoding == .utf8(markLength: 3) ? 3 : 0)
        case "utf-16", "utf16", "utf-16le", "utf16le", "utf-16be", "utf16be", "ucs-2":
            let isNamedBig = lowercase.hasSuffix("be")
            guard case .utf16(let isBigEndian, _) = mark?.encoding else {
                self = .utf16(isBigEndian: isNamedBig, hasMark: false)
                return
            }
            self = .utf16(isBigEndian: isBigEndian, hasMark: true)
        case "utf-32", "utf32", "ucs-4":
            if let mark, case .other = mark.encoding {
                self = mark.encoding
            } else {
                self = .other("UTF-32LE", markLength: 0)
            }
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "windows-1252", "cp1252": self = .latin1
        default:
            let known = Self.aliases[lowercase] ?? name
            guard Iconv.knows(known) else { return nil }
            let isMarked = mark.map { $0.encoding.name.lowercased() == lowercase } ?? false
            self = .other(known, markLength: isMarked ? mark?.bytes.count ?? 0 : 0)
        }
    }

    /// The names by which the library knows encodings that contain those that are named.
    private static let aliases = [
        "shift_jis": "CP932", "shift-jis": "CP932", "sjis": "CP932", "x-sjis": "CP932", "windows-31j": "CP932",
        "gb2312": "GB18030", "gbk": "GB18030", "euc-kr": "CP949", "ks_c_5601-1987": "CP949", "big5": "BIG5-HKSCS",
        "iso-8859-9": "CP1254", "iso-8859-11": "CP874", "tis-620": "CP874",
    ]

    /// The name in a sentence.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16: "UTF-16"
        case .latin1: "Latin-1"
        case .other(let name, _): Self.titles[name] ?? name
        }
    }

    private static let titles = [
        "CP932": "Shift-JIS", "GB18030": "GBK", "CP949": "EUC-KR", "BIG5-HKSCS": "Big5", "UTF-32LE": "UTF-32",
        "UTF-32BE": "UTF-32", "CP1254": "windows-1254", "CP874": "windows-874",
    ]

    /// Whether an encoding that the library knows changes its state inside a line.
    static func hasStates(_ name: String) -> Bool {
        let name = name.uppercased()
        return name.hasPrefix("ISO-2022") || name.hasPrefix("ISO2022") || name.hasPrefix("UTF-7") || name == "HZ"
    }

    /// Returns the encoding that a byte order mark tells; `nil` if there is none.
    static func marked(_ bytes: [UInt8]) -> TextEncoding? { marks.first { bytes.starts(with: $0.bytes) }?.encoding }

    /// Whether the next bytes may complete a mark, or make it a different one.
    static func mayBeMark(_ bytes: [UInt8]) -> Bool {
        marks.contains { $0.bytes.count > bytes.count && $0.bytes.starts(with: bytes) }
    }
}
