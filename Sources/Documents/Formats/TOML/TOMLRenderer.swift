/// Renders tables and members.
struct TOMLRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let (start, end) = (source.span.range.lowerBound, source.span.range.upperBound)
        let first = Self.start(of: source.bytes)
        let rest = source.bytes[first...]
        var inside: NestedPlace?
        var problems = text.problems
        if TOMLHeader(rest) != nil {
            let lineEnd = rest.firstIndex(of: 0x0A)
            if let lineEnd { inside = NestedPlace(start + lineEnd + 1..<end, .toml) }
        } else if let key = TOMLKey(rest) {
            // A value that is also JSON has rows of JSON. Other arrays are shown as text.
            let place = first + key.end
            let value = source.bytes[min(place, source.bytes.count)...].drop { $0.isBlank }
            if JSONValuePlace(Array(value), isMember: false).hasMembers, JSONSyntax.isValid(value) {
                // TOML allows a comma after the last element, and JSON5 does, too.
                let hasLastComma = JSON5Syntax(value).additions.contains(.trailingCommas)
                let format: FormatName = hasLastComma ? .json5 : .json
                inside = NestedPlace(start + value.startIndex..<end, format, beginsAtStart: false)
            }
        } else if !rest.isEmpty, source.hiddenCount == 0 {
            problems.append("This is not TOML: it is neither a member with an equals sign nor the name of a table.")
        }
        let name = name(source)
        let lines = LinesSummary(text.text, hasMembers: TOMLHeader(rest) != nil, key: "=", named: name)
        return DocumentRow(source, text.text, lines, named: name, inside: inside, problems: problems)
    }

    func name(_ source: RowSource) -> RowName {
        let rest = source.bytes[Self.start(of: source.bytes)...]
        if let name = TOMLHeader(rest)?.names.last { return .key(name) }
        return TOMLKey(rest).map { .key($0.text) } ?? .none
    }

    /// Returns the offset of what follows comments.
    private static func start(of bytes: [UInt8]) -> Int {
        var start = 0
        while start < bytes.count, bytes[start].isJSONSpace || bytes[start] == UInt8(ascii: "#") {
            if bytes[start] == UInt8(ascii: "#") {
                start = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            } else {
                start += 1
            }
        }
        return start
    }
}
