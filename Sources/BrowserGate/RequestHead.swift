/// The request line and the fields of an HTTP/1.1 request without a body (RFC 9112).
///
/// Parsing is strict, so that no other program can interpret an accepted request differently. A line that ends
/// without a carriage return, a field over several lines, a second `Host` and a body are errors.
struct RequestHead: Equatable {
    enum Failure: Error {
        case malformed
        case unknownMethod
        case unknownVersion
    }

    /// The path and the query.
    let target: String
    /// The values of the fields, by lowercase name.
    private let fields: [String: String]

    /// - Parameter bytes: All bytes up to the empty line, which is included.
    init(_ bytes: some Collection<UInt8>) throws(Failure) {
        var lines = try Self.lines(Array(bytes))[...]
        guard let first = lines.popFirst() else { throw .malformed }
        target = try Self.target(first)
        var fields: [String: String] = [:]
        for line in lines {
            let (name, value) = try Self.field(line)
            // Browsers send each field once.
            guard fields.updateValue(value, forKey: name) == nil else { throw .malformed }
        }
        guard fields["transfer-encoding"] == nil, fields["content-length"] ?? "0" == "0" else { throw .malformed }
        self.fields = fields
    }

    /// Returns the value of a field by its lowercase name.
    subscript(name: String) -> String? { fields[name] }

    /// Returns whether a field contains a word in a comma-separated list, ignoring case.
    func lists(_ word: String, in name: String) -> Bool {
        fields[name]?.split(separator: ",").contains { $0.trimmingBlanks.lowercased() == word } ?? false
    }

    private static func lines(_ bytes: [UInt8]) throws(Failure) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == lineFeed {
            guard index > start, bytes[index - 1] == carriageReturn else { throw .malformed }
            lines.append(bytes[start..<(index - 1)])
            start = index + 1
        }
        guard start == bytes.count, let last = lines.popLast(), last.isEmpty else { throw .malformed }
        return lines
    }

    private static func target(_ line: ArraySlice<UInt8>) throws(Failure) -> String {
        let words = line.split(separator: blank, omittingEmptySubsequences: false)
        guard words.count == 3, words[1].first == UInt8(ascii: "/"), words[1].allSatisfy({ 0x21...0x7E ~= $0 })
        else { throw .malformed }
        guard words[2].elementsEqual("HTTP/1.1".utf8) else { throw .unknownVersion }
        guard words[0].elementsEqual("GET".utf8) else { throw .unknownMethod }
        return String(decoding: words[1], as: UTF8.self)
    }

    private static func field(_ line: ArraySlice<UInt8>) throws(Failure) -> (name: String, value: String) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { throw .malformed }
        let (name, value) = (line[..<colon], line[(colon + 1)...])
        // White space before or after the name is not a name character, so such a line is malformed.
        guard name.allSatisfy(isNameCharacter), value.allSatisfy({ $0 >= blank && $0 != 0x7F || $0 == tab }) else {
            throw .malformed
        }
        return (
            String(decoding: name, as: UTF8.self).lowercased(),
            String(String(decoding: value, as: UTF8.self)[...].trimmingBlanks)
        )
    }

    private static func isNameCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let blank = UInt8(ascii: " ")
    private static let tab = UInt8(ascii: "\t")
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        let isBlank = { (character: Character) in character == " " || character == "\t" }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return self[endIndex...]
        }
        return self[first...last]
    }
}
