/// Reads XML in UTF-8 as a tree of elements, in one pass.
///
/// It reads what Interface Builder writes: elements, attributes, text, comments, CDATA, the five entities of XML and
/// numeric ones. A document type and processing instructions are skipped.
struct XMLReader {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    /// The depth of nesting at which a file is refused. Elements are read by recursion.
    static let depthLimit = 500
    /// The number of elements at which a file is refused. A large storyboard has tens of thousands.
    static let elementLimit = 100_000
    /// The length of the name or the value of an attribute at which a file is refused, in bytes.
    static let valueLimit = 1 << 20

    private var elements = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the root element.
    static func read(_ bytes: [UInt8]) throws(XMLFault) -> NibElement {
        var reader = XMLReader(bytes)
        // A byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
        try reader.skipMisc()
        guard reader.next == UInt8(ascii: "<") else { throw reader.fault("There is no root element") }
        let root = try reader.element(depth: 0)
        try reader.skipMisc()
        guard reader.next == nil else { throw reader.fault("There is text after the root element") }
        return root
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func fault(_ problem: String) -> XMLFault {
        XMLFault(line: line, problem: problem)
    }

    private mutating func advance() {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private mutating func skipWhitespace() {
        while let byte = next, Self.isWhitespace(byte) { advance() }
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// Skips everything up to and including a text.
    private mutating func skip(through end: StaticString, of what: String) throws(XMLFault) {
        let start = line
        while !starts(with: end) {
            guard next != nil else { throw XMLFault(line: start, problem: "The \(what) has no end") }
            advance()
        }
        place += end.utf8CodeUnitCount
    }

    /// Skips white space, comments, processing instructions and a document type.
    private mutating func skipMisc() throws(XMLFault) {
        while true {
            skipWhitespace()
            if starts(with: "<!--") {
                try skip(through: "-->", of: "comment")
            } else if starts(with: "<?") {
                try skip(through: "?>", of: "processing instruction")
            } else if starts(with: "<!DOCTYPE") {
                try skip(through: ">", of: "document type")
            } else {
                return
            }
        }
    }

    private mutating func element(depth: Int) throws(XMLFault) -> NibElement {
        guard depth < Self.depthLimit else {
            throw fault("The elements are nested deeper than \(Self.depthLimit) levels")
        }
        elements += 1
        guard elements <= Self.elementLimit else { throw fault("There are more than \(Self.elementLimit) elements") }
        var element = NibElement("", line: line)
        advance()
        element.name = try name()
        while true {
            skipWhitespace()
            guard let byte = next else { throw fault("The element \(element.name) has no end") }
            if starts(with: "/>") {
                place += 2
                return element
            }
            if byte == UInt8(ascii: ">") {
                advance()
                break
            }
            let key = try name()
            let value = try attributeValue(of: key)
            guard element.attributes.updateValue(value, forKey: key) == nil else {
                throw fault("The attribute \(key) occurs twice in the element \(element.name)")
            }
        }
        try readContents(of: &element, depth: depth)
        return element
    }

    private mutating func readContents(of element: inout NibElement, depth: Int) throws(XMLFault) {
        var text: [UInt8] = []
        while let byte = next {
            if byte != UInt8(ascii: "<") {
                if byte == UInt8(ascii: "&") { text += try entity() } else { text.append(take()) }
            } else if starts(with: "</") {
                place += 2
                let end = try name()
                guard end == element.name else {
                    throw fault("The element \(element.name) of line \(element.line) ends with \(end)")
                }
                skipWhitespace()
                guard next == UInt8(ascii: ">") else { throw fault("The end tag of \(end) has no >") }
                advance()
                element.text = Self.trimmed(text)
                return
            } else if starts(with: "<!--") {
                try skip(through: "-->", of: "comment")
            } else if starts(with: "<![CDATA[") {
                place += 9
                let start = place
                try skip(through: "]]>", of: "CDATA section")
                text += bytes[start..<(place - 3)]
            } else if starts(with: "<?") {
                try skip(through: "?>", of: "processing instruction")
            } else {
                element.children.append(try self.element(depth: depth + 1))
            }
        }
        throw XMLFault(line: element.line, problem: "The element \(element.name) has no end tag")
    }

    private mutating func take() -> UInt8 {
        defer { advance() }
        return bytes[place]
    }

    private static func trimmed(_ text: [UInt8]) -> String {
        let start = text.firstIndex { !isWhitespace($0) } ?? text.endIndex
        let end = text.lastIndex { !isWhitespace($0) }.map { $0 + 1 } ?? start
        return String(decoding: text[start..<max(start, end)], as: UTF8.self)
    }

    private mutating func name() throws(XMLFault) -> String {
        let start = place
        while let byte = next, !Self.isWhitespace(byte), !Self.endsNames.contains(byte) { place += 1 }
        guard place > start else { throw fault("A name is missing") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static let endsNames: Set<UInt8> = Set("<>/=\"'&".utf8)

    private mutating func attributeValue(of key: String) throws(XMLFault) -> String {
        skipWhitespace()
        guard next == UInt8(ascii: "=") else { throw fault("The attribute \(key) has no value") }
        advance()
        skipWhitespace()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault("The value of the attribute \(key) is not in quotation marks")
        }
        let start = line
        advance()
        var value: [UInt8] = []
        while let byte = next {
            if byte == quote {
                advance()
                return String(decoding: value, as: UTF8.self)
            }
            guard byte != UInt8(ascii: "<") else { break }
            guard value.count < Self.valueLimit else {
                throw XMLFault(line: start, problem: "The value of the attribute \(key) is longer than 1 MiB")
            }
            if byte == UInt8(ascii: "&") {
                value += try entity()
            } else {
                // XML reads a line break in an attribute as a space.
                let byte = take()
                value.append(Self.isWhitespace(byte) ? 0x20 : byte)
            }
        }
        throw XMLFault(line: start, problem: "The value of the attribute \(key) has no closing quotation mark")
    }

    private mutating func entity() throws(XMLFault) -> [UInt8] {
        place += 1
        let start = place
        while let byte = next, byte != UInt8(ascii: ";"), place - start < 10 { place += 1 }
        let name = String(decoding: bytes[start..<place], as: UTF8.self)
        guard next == UInt8(ascii: ";"), let character = Self.character(named: name) else {
            throw fault("&\(name) is not an entity of XML")
        }
        place += 1
        return Array(String(character).utf8)
    }

    private static func character(named name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        default:
            if name.hasPrefix("#x") {
                UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
            } else if name.hasPrefix("#") {
                UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
            } else {
                nil
            }
        }
    }
}
