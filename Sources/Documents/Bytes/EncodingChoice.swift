/// An encoding that a user may choose for a file.
package struct EncodingChoice: Sendable, Hashable {
    /// The languages of its texts.
    package let languages: String
    /// The name by which the system's library knows it, or a name of the same encoding that is usual.
    package let name: String

    package var title: String { "\(languages) (\(name))" }

    /// The encodings of files that are in use, of which the Encoding Standard of the WHATWG lists those of the web.
    package static let all: [EncodingChoice] = [
        EncodingChoice(languages: "Unicode", name: "UTF-8"), EncodingChoice(languages: "Unicode", name: "UTF-16LE"),
        EncodingChoice(languages: "Unicode", name: "UTF-16BE"),
        EncodingChoice(languages: "Western", name: "windows-1252"),
        EncodingChoice(languages: "Western, DOS", name: "IBM850"),
        EncodingChoice(languages: "Western, Mac", name: "MACINTOSH"),
        EncodingChoice(languages: "Central European", name: "windows-1250"),
        EncodingChoice(languages: "Central European", name: "ISO-8859-2"),
        EncodingChoice(languages: "Baltic", name: "windows-1257"),
        EncodingChoice(languages: "Cyrillic", name: "windows-1251"),
        EncodingChoice(languages: "Cyrillic", name: "KOI8-U"),
        EncodingChoice(languages: "Cyrillic, DOS", name: "IBM866"),
        EncodingChoice(languages: "Greek", name: "windows-1253"),
        EncodingChoice(languages: "Turkish", name: "windows-1254"),
        EncodingChoice(languages: "Hebrew", name: "windows-1255"),
        EncodingChoice(languages: "Arabic", name: "windows-1256"),
        EncodingChoice(languages: "Thai", name: "windows-874"),
        EncodingChoice(languages: "Vietnamese", name: "windows-1258"),
        EncodingChoice(languages: "Japanese", name: "Shift_JIS"), EncodingChoice(languages: "Japanese", name: "EUC-JP"),
        EncodingChoice(languages: "Japanese", name: "ISO-2022-JP"),
        EncodingChoice(languages: "Chinese, simplified", name: "GB18030"),
        EncodingChoice(languages: "Chinese, traditional", name: "Big5"),
        EncodingChoice(languages: "Korean", name: "EUC-KR"),
    ]

    /// Whether an encoding of this name can be read: one of these, or any that the system's library knows.
    package static func exists(_ name: String) -> Bool { TextEncoding(named: name) != nil }
}
