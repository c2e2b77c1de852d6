/// The fields before the text of a mail or of one of its parts.
struct MailHeader {
    /// The fields, with the encoded words of their values decoded.
    private(set) var fields: [RecordField] = []
    /// Whether each line is a field or continues one.
    private(set) var isProper = true
    /// The offset of the text, after the blank line, or of the first line that is no field.
    private(set) var end: Int

    /// - Parameter bytes: A message, or a part from the line of its boundary on. The line of an mbox is left out.
    init(_ bytes: [UInt8]) {
        var start = 0
        end = bytes.count
        while start < bytes.count {
            let lineEnd = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = bytes[start..<lineEnd]
            defer { start = lineEnd + 1 }
            if line.allSatisfy(\.isBlank) {
                end = min(lineEnd + 1, bytes.count)
                break
            }
            // A carriage return inside a line is seen only if the line is shown as it is.
            guard !line.dropLast().contains(0x0D) else {
                (isProper, end) = (false, start)
                break
            }
            let isFirst = start == 0
            if isFirst, line.starts(with: "--".utf8) || line.starts(with: "From ".utf8) { continue }
            if line.first?.isBlank == true, let last = fields.indices.last {
                fields[last].value += " " + RowText.plain(line.drop(while: \.isBlank))
            } else if let field = Self.field(line) {
                fields.append(field)
            } else {
                (isProper, end) = (false, start)
                break
            }
        }
        if fields.isEmpty { isProper = false }
        for index in fields.indices { fields[index].value = MailText.decodedWords(fields[index].value) }
    }

    /// Returns the field that a line is; `nil` for another line. A name has no blanks (RFC 5322, 2.2).
    static func field(_ line: ArraySlice<UInt8>) -> RecordField? {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        let value = RowText.plain(line[(colon + 1)...]).drop { $0 == " " || $0 == "\t" }
        return RecordField(name: String(decoding: line[..<colon], as: UTF8.self), value: String(value))
    }

    /// Returns the value of the first field with a name, in any case; `nil` if there is none.
    func value(of name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }

    /// The type of the content, such as "text/plain", in lower case.
    var contentType: String {
        let type = (value(of: "Content-Type") ?? "text/plain").prefix { $0 != ";" && $0 != " " }
        return type.lowercased()
    }

    /// The line that separates the parts, without its dashes; `nil` if there are no parts.
    var boundary: String? {
        contentType.hasPrefix("multipart/") ? parameter("boundary", of: "Content-Type") : nil
    }

    var charset: String { parameter("charset", of: "Content-Type") ?? "utf-8" }
    var transferEncoding: String { (value(of: "Content-Transfer-Encoding") ?? "").lowercased() }
    var fileName: String? {
        parameter("filename", of: "Content-Disposition") ?? parameter("name", of: "Content-Type")
    }

    /// Returns a parameter of a field, such as `charset=utf-8` or `boundary="b"`.
    private func parameter(_ name: String, of field: String) -> String? {
        guard let value = value(of: field) else { return nil }
        for part in value.split(separator: ";").dropFirst() {
            let pair = part.drop { $0 == " " || $0 == "\t" }
            guard let equals = pair.firstIndex(of: "="), pair[..<equals].lowercased() == name else { continue }
            let text = pair[pair.index(after: equals)...]
            if text.first == "\"" { return String(text.dropFirst().prefix { $0 != "\"" }) }
            return String(text.prefix { $0 != " " && $0 != "\t" })
        }
        return nil
    }
}
