/// Renders properties with their folded lines in one and without escapes, and components by the property that tells the
/// most.
struct ComponentRenderer: RowRenderer {
    /// The properties, in capitals, that tell what a component is about.
    private static let telling = ["SUMMARY", "FN", "N", "TZID", "X-WR-CALNAME", "ACTION", "TRIGGER"]

    func row(_ source: RowSource) -> DocumentRow {
        let properties = Self.properties(source.bytes)
        let isComponent = ComponentLine(source.bytes).isBeginning && properties.count > 1
        guard isComponent, let first = properties.first else { return propertyRow(source, properties.first) }
        var facts = [RoleText(first.value, .key)]
        let telling = Self.telling.lazy.compactMap { name in
            properties.first { $0.name.uppercased().prefix { $0 != ";" } == name }
        }.first
        if let telling { facts.append(RoleText(telling.value.onOneLine(limit: SummaryText.lengthLimit))) }
        let start = properties.first { $0.name.uppercased().hasPrefix("DTSTART") }
        if let start { facts.append(RoleText(start.value, .time)) }
        // The rows inside begin after the first line: a row has a place of its own.
        let range = source.span.range
        let end = Self.endOfFirstProperty(source.bytes)
        let head = RowText.plain(source.bytes[..<end].dropLast())
        let summary = facts.joined(separator: SummaryText.separator)
        let detail = RowHead(head, mark: ComponentsFormat.headMark).detail(below: summary.text)
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 2,
            detail: detail.map { RoleText($0, .secondary) },
            inside: NestedPlace(range.lowerBound + end..<range.upperBound, .componentContent),
            problems: []
        )
        row.name = .element(first.value)
        return row
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func name(_ source: RowSource) -> RowName {
        guard let first = Self.properties(source.bytes, limit: 1).first else { return .index }
        return .element(ComponentLine(source.bytes).isBeginning ? first.value : first.name)
    }

    func fields(_ source: RowSource) -> [RecordField] {
        Self.properties(source.bytes).map {
            RecordField(name: String($0.name.prefix { $0 != ";" }), value: $0.value)
        }
    }

    private func propertyRow(_ source: RowSource, _ property: RecordField?) -> DocumentRow {
        let text = RowText(source)
        var summary = RoleText()
        if let property {
            summary.append("\(property.name): ", .key)
            summary.append(property.value)
        } else {
            summary.append(text.text)
        }
        let isPlain = summary.text.filter { $0 != " " } == text.text.filter { $0 != " " }
        var row = DocumentRow(
            source,
            summary: summary,
            lineLimit: 3,
            detail: isPlain ? nil : RoleText(text.text),
            problems: text.problems
        )
        row.name = name(source)
        row.detailIsCode = true
        return row
    }

    /// Whether a line that begins with a byte continues the one before (RFC 5545, 3.1). The carriage return of a blank
    /// line does not.
    private static func continuesLine(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// Returns the offset after the first line and those that continue it.
    private static func endOfFirstProperty(_ bytes: [UInt8]) -> Int {
        var end = 0
        repeat {
            end = bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        } while end < bytes.count && continuesLine(bytes[end])
        return end
    }

    /// Returns the properties, each with its parameters as part of the name, as they are on unfolded lines.
    private static func properties(_ bytes: [UInt8], limit: Int = .max) -> [RecordField] {
        var lines: [[UInt8]] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A }) {
            let line = line.last == 0x0D ? line.dropLast() : line
            if let first = line.first, continuesLine(first), !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                guard lines.count < limit else { break }
                lines.append(Array(line))
            }
        }
        return lines.compactMap { line in
            guard let colon = end(ofName: line) else { return nil }
            return RecordField(
                name: RowText.plain(line[..<colon]),
                value: RowText.plain(unescaped(line[(colon + 1)...]))
            )
        }
    }

    /// Returns the place of the colon after a name and its parameters, which may be in quotation marks.
    private static func end(ofName line: [UInt8]) -> Int? {
        var isQuoted = false
        return line.firstIndex { byte in
            if byte == 0x22 { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
    }

    /// Returns a value without its escapes: `\n` is a line end, and another character is itself (RFC 5545, 3.3.11).
    private static func unescaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var isEscaped = false
        for byte in value {
            if isEscaped {
                text.append(byte | 0x20 == UInt8(ascii: "n") ? 0x0A : byte)
                isEscaped = false
            } else if byte == 0x5C {
                isEscaped = true
            } else {
                text.append(byte)
            }
        }
        if isEscaped { text.append(0x5C) }
        return text
    }
}
