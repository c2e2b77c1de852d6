extension FormatName {
    package static let toml = FormatName(ofFormat: "toml")
}

/// TOML. A table is a row with its members and the tables below it inside. Other rows are members.
struct TOMLFormat: DocumentFormat {
    static let name = FormatName.toml
    static let title = "TOML"
    static let rowNoun = RowNoun("value")
    static let fileExtensions: Set = ["toml"]
    static let example = "# who\nname = \"Zoë\"\n\n[a]\nb = [1, 2]\n[a.c]\nd = '''\n[no]\n'''\n[e]\nf = 1\n"
    static let highestConfidence = FormatConfidence.regular
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        // Lines that continue a value are no evidence.
        var value = TOMLValue()
        var (headers, members, others, goesOn) = (0, 0, 0, false)
        for line in sample.lines where goesOn || line.first != UInt8(ascii: "#") {
            let isHeader = !goesOn && TOMLHeader(line) != nil
            if isHeader {
                headers += 1
                continue
            }
            if !goesOn {
                if TOMLKey(line) == nil { others += 1 } else { members += 1 }
            }
            for byte in line { value.take(byte) }
            goesOn = value.endLine()
        }
        return headers > 0 && members > 1 && headers + members >= 4 * others ? .regular : .none
    }

    static func mayBe(_ sample: DocumentSample) -> Bool {
        sample.hasLine { TOMLHeader($0) != nil || TOMLKey($0) != nil || $0.first == UInt8(ascii: "#") }
    }

    let start: Int
    private let line: Int

    init(_ beginning: DocumentBeginning) { (start, line) = (beginning.start, beginning.line) }

    var scanner: TOMLScanner { TOMLScanner(start: start, line: line) }

    func renderer(after scanner: TOMLScanner) -> TOMLRenderer { TOMLRenderer() }
}

/// The name of a table in brackets, such as `[a.b]` or `[[a]]`.
struct TOMLHeader {
    let names: [String]

    /// - Returns: `nil` for a line of another kind.
    init?(_ line: some Collection<UInt8>) {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 }.prefix(4096)
        guard text.first == UInt8(ascii: "[") else { return nil }
        var rest = Array(text.drop { $0 == UInt8(ascii: "[") })[...]
        var names: [String] = []
        while let first = rest.first {
            if first == 0x20 || first == 0x09 || first == UInt8(ascii: ".") {
                rest = rest.dropFirst()
            } else if first == UInt8(ascii: "]") {
                // Only a comment may follow.
                let after = rest.drop { $0 == UInt8(ascii: "]") }.drop { $0.isBlank }
                guard !names.isEmpty, after.first == nil || after.first == 0x0A || after.first == UInt8(ascii: "#")
                else {
                    return nil
                }
                self.names = names
                return
            } else {
                guard let (name, next) = TOMLKey.name(rest) else { return nil }
                names.append(name)
                rest = next
            }
        }
        return nil
    }
}

/// The key of a member.
struct TOMLKey {
    let text: String
    /// The offset after the equals sign.
    let end: Int

    /// - Returns: `nil` for a line that begins with no key.
    init?(_ line: some Collection<UInt8>) {
        let bytes = Array(line.prefix(4096).prefix { $0 != 0x0A })
        var rest = bytes[...].drop { $0 == 0x20 || $0 == 0x09 }
        var names: [String] = []
        while let first = rest.first, first != UInt8(ascii: "=") {
            if first == 0x20 || first == 0x09 || first == UInt8(ascii: ".") {
                rest = rest.dropFirst()
            } else {
                guard let (name, next) = Self.name(rest) else { return nil }
                names.append(name)
                rest = next
            }
        }
        guard !names.isEmpty, !rest.isEmpty else { return nil }
        text = names.joined(separator: ".")
        end = rest.startIndex + 1
    }

    /// Returns a bare or quoted name at the beginning, and what follows it.
    static func name(_ bytes: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>)? {
        guard let first = bytes.first else { return nil }
        if first == 0x22 || first == 0x27 {
            guard let end = bytes.dropFirst().firstIndex(of: first) else { return nil }
            return (String(decoding: bytes[bytes.startIndex + 1..<end], as: UTF8.self), bytes[(end + 1)...])
        }
        let name = bytes.prefix { $0.isDigit || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F || $0 == 0x2D }
        return name.isEmpty ? nil : (String(decoding: name, as: UTF8.self), bytes[name.endIndex...])
    }
}
