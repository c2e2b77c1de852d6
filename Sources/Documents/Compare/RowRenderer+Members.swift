extension RowRenderer {
    /// Returns the members of a record: those of an object of JSON, or the fields of the row.
    func members(_ source: RowSource) -> [RecordField] {
        let value = value(source)
        if value.first(where: { !$0.isJSONSpace }) == UInt8(ascii: "{") {
            return JSONMembers(Array(value), isWhole: true).members.map { RecordField(name: $0.name, value: $0.text) }
        }
        return fields(source).filter { !$0.value.isEmpty }
    }

    /// Returns the values inside a row with their paths: those of JSON, the fields of the row, or its lines, which have
    /// no path.
    func leaves(_ source: RowSource) -> [RecordField] {
        let value = Array(value(source))
        if let first = value.first(where: { !$0.isJSONSpace }), JSONSyntax.opensContainer(first) {
            return JSONLeaves(value).leaves
        }
        let fields = fields(source).filter { !$0.value.isEmpty }
        guard fields.isEmpty else {
            return fields.map { RecordField(name: RowPath.Part.key($0.name).text, value: Self.onOneLine($0.value)) }
        }
        return RowText.plain(value).split(separator: "\n").map { RecordField(name: "", value: String($0)) }
    }

    /// Returns a value with its line ends spelled as in JSON.
    private static func onOneLine(_ value: String) -> String {
        guard value.utf8.contains(where: { $0 < 0x20 }) else { return value }
        return RowPath.Part.quoted(value)
    }
}
