/// Text of XML as it reads: without tags, comments and instructions, and with what references stand for.
enum XMLText {
    /// Returns the texts between tags in the content of an element.
    ///
    /// - Parameter limit: The number of bytes of text after which the rest is left out.
    static func content(_ bytes: ArraySlice<UInt8>, limit: Int) -> [[UInt8]] {
        var texts: [[UInt8]] = []
        var text: [UInt8] = []
        var count = 0
        var position = bytes.startIndex
        while position < bytes.endIndex, count + text.count < limit {
            let rest = bytes[position...]
            guard rest.first == UInt8(ascii: "<") else {
                let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
                text += resolved(bytes[position..<end])
                position = end
                continue
            }
            let isText = rest.starts(with: characterStart)
            if !isText {
                count += text.count
                texts.append(text)
                text = []
            }
            if isText {
                let start = position + characterStart.count
                let end = self.end(of: characterEnd, in: bytes[start...])
                text += bytes[start..<(end ?? bytes.endIndex)]
                position = end.map { $0 + characterEnd.count } ?? bytes.endIndex
            } else if rest.starts(with: "<!--".utf8) {
                position = end(of: Array("-->".utf8), in: rest).map { $0 + 3 } ?? bytes.endIndex
            } else {
                position = endOfTag(rest)
            }
        }
        return texts + [text]
    }

    /// Returns the text of a row that is nothing but text and character data; `nil` if there is other markup in it.
    static func characters(_ bytes: [UInt8]) -> [UInt8]? {
        var position = 0
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            guard bytes[start...].starts(with: characterStart) else { return nil }
            let content = start + characterStart.count
            position = end(of: characterEnd, in: bytes[content...]).map { $0 + characterEnd.count } ?? bytes.count
        }
        return content(bytes[...], limit: .max).flatMap(\.self)
    }

    /// The marks around character data, in which nothing is markup.
    static let characterStart = Array("<![CDATA[".utf8)
    static let characterEnd = Array("]]>".utf8)

    private static func end(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.first { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    }

    /// Returns the offset after the declarations, comments and instructions with which bytes begin, and blanks.
    static func prologEnd(_ bytes: [UInt8]) -> Int {
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            if let blank = rest.first, blank.isJSONSpace {
                position += 1
            } else if rest.starts(with: "<!--".utf8) {
                position = end(of: Array("-->".utf8), in: rest).map { $0 + 3 } ?? bytes.endIndex
            } else if rest.starts(with: "<?".utf8) {
                position = end(of: Array("?>".utf8), in: rest).map { $0 + 2 } ?? bytes.endIndex
            } else if rest.starts(with: "<!".utf8), !rest.starts(with: characterStart) {
                position = endOfDeclaration(rest)
            } else {
                break
            }
        }
        return position
    }

    /// Returns the end of a declaration, which may have others in brackets.
    private static func endOfDeclaration(_ bytes: ArraySlice<UInt8>) -> Int {
        var (depth, quote): (Int, UInt8) = (0, 0)
        for place in bytes.indices {
            let byte = bytes[place]
            if quote != 0 {
                if byte == quote { quote = 0 }
                continue
            }
            switch byte {
            case 0x22, 0x27: quote = byte
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return place + 1
            default: break
            }
        }
        return bytes.endIndex
    }

    /// Returns the end of a comment, an instruction, a declaration or character data with which bytes begin.
    static func endOfMarkup(_ bytes: ArraySlice<UInt8>) -> Int {
        let marks: [(start: [UInt8], end: [UInt8])] = [
            (characterStart, characterEnd), (Array("<!--".utf8), Array("-->".utf8)),
            (Array("<?".utf8), Array("?>".utf8)),
        ]
        guard let mark = marks.first(where: { bytes.starts(with: $0.start) }) else { return endOfDeclaration(bytes) }
        return end(of: mark.end, in: bytes.dropFirst(mark.start.count)).map { $0 + mark.end.count } ?? bytes.endIndex
    }

    /// Returns the end of the tag with which bytes begin. In quotation marks, `>` is a character.
    static func endOfTag(_ bytes: ArraySlice<UInt8>) -> Int {
        var quote: UInt8 = 0
        for place in bytes.indices {
            let byte = bytes[place]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: ">") {
                return place + 1
            } else if byte == 0x22 || byte == 0x27 {
                quote = byte
            }
        }
        return bytes.endIndex
    }

    /// The entities that XML has without a declaration (XML 1.0, 4.6).
    private static let entities: [String: UInt8] = [
        "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"), "quot": 0x22, "apos": 0x27,
    ]
    /// The length of the longest reference to a character.
    private static let referenceLimit = 10

    /// Returns text with the characters that references stand for. References to entities that a file declares are left
    /// as they are.
    static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
        var text: [UInt8] = []
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == UInt8(ascii: "&"),
                let end = bytes[position...].prefix(referenceLimit).firstIndex(of: UInt8(ascii: ";")),
                let character = character(String(decoding: bytes[(position + 1)..<end], as: UTF8.self))
            {
                text += character
                position = end + 1
            } else {
                text.append(byte)
                position += 1
            }
        }
        return text
    }

    private static func character(_ name: String) -> [UInt8]? {
        if let entity = entities[name] { return [entity] }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.dropFirst().first == "x"
        let value = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        return value.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    }
}
