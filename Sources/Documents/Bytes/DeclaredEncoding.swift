/// The encoding that the beginning of a document declares, in the ways of formats that can.
enum DeclaredEncoding {
    /// The number of bytes in which a declaration is looked for.
    private static let limit = 4096

    /// Returns the name; `nil` if nothing is declared.
    static func name(in bytes: [UInt8]) -> String? {
        guard mayDeclare(bytes.prefix(limit)) else { return nil }
        let text = String(decoding: bytes.prefix(limit).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
        let lowercase = text.lowercased()
        let lines = lowercase.split(maxSplits: 60, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // An XML declaration, `<?xml version="1.0" encoding="ISO-8859-1"?>`.
        if lowercase.hasPrefix("<?xml "), let end = lowercase.firstRange(of: "?>") {
            return value(after: "encoding", in: lowercase[..<end.lowerBound])
        }
        if lowercase.hasPrefix("@charset ") { return value(after: "@charset", in: lines[0]) }
        // The comment of a source: `# -*- coding: koi8-r -*-`, `# vim: fileencoding=cp1251`.
        for line in lines.prefix(2) where line.first == "#" || line.contains("-*-") || line.contains("vim:") {
            for mark in ["coding:", "coding="] where line.contains(mark) { return value(after: mark, in: line) }
        }
        // HTML, `<meta charset="…">` or `<meta … content="text/html; charset=…">`.
        if let meta = lowercase.firstRange(of: "<meta "),
            let set = lowercase[meta.upperBound...].firstRange(of: "charset=")
        {
            return value(after: "charset", in: lowercase[set.lowerBound...])
        }
        // A header of mail and of catalogs of translations, and a property of calendars and contacts.
        let isCard = lines.first?.hasPrefix("begin:v") == true
        for line in lines where isCard ? line.contains(";charset=") : line.contains("content-type:") {
            if let name = value(after: "charset", in: line) { return name }
        }
        return nil
    }

    /// Whether bytes have one of the words of all declarations: “charset”, or “coding”, in which “encoding” ends.
    private static func mayDeclare(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.contains { place in
                bytes[place] | 0x20 == UInt8(ascii: "c")
                    && ["charset".utf8, "coding".utf8].contains { word in
                        bytes[place...].prefix(word.count).lazy.map { $0 | 0x20 }.elementsEqual(word)
                    }
            }
        }
    }

    /// Returns the name after a word, a sign and spaces, and between quotes if it has some.
    private static func value(after word: String, in text: Substring) -> String? {
        guard let place = text.firstRange(of: word) else { return nil }
        let rest = text[place.upperBound...].drop { " \t=:".contains($0) }.drop { "\"'".contains($0) }
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:+".contains($0)) }
        return name.isEmpty ? nil : String(name)
    }
}
