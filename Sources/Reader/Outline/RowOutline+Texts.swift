import Documents

/// Texts of visible rows that leave the reader: for a clipboard, another program, or a condition.
extension RowOutline {
    /// Returns the value of a row without its name; `nil` if it has more bytes than a limit.
    ///
    /// A value of JSON is as it is in the file. Where a name is written before a value, as in YAML, a value on one line
    /// is without it.
    package func value(ofRowAt index: Int, limit: Int) -> String? {
        guard let (bytes, name, format) = source(ofRowAt: index, limit: limit) else { return nil }
        let text = Self.withoutLineBreaks(bytes)
        return ScalarText.hasNames(format) ? ScalarText.value(in: text, named: name, format) ?? text : text
    }

    /// Returns the value of a row as text, a string without its quotation marks and escapes; `nil` if it has more bytes
    /// than a limit.
    package func text(ofRowAt index: Int, limit: Int) -> String? {
        guard let (bytes, name, format) = source(ofRowAt: index, limit: limit) else { return nil }
        if let text = JSONString.text(ofValue: bytes) { return text }
        let text = Self.withoutLineBreaks(bytes)
        guard ScalarText.hasNames(format), let value = ScalarText.value(in: text, named: name, format) else {
            return text
        }
        return ScalarText.unquoted(value)
    }

    private func source(ofRowAt index: Int, limit: Int) -> (bytes: [UInt8], name: RowName, format: FormatName)? {
        guard let place = runs[index], let document = document(ofGroup: place.group) else { return nil }
        let row = documentRow(of: place)
        guard let bytes = document.value(ofRowAt: row, limit: limit) else { return nil }
        return (bytes, document.name(ofRowAt: row), document.format)
    }

    private static func withoutLineBreaks(_ bytes: [UInt8]) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }

    // MARK: Tables

    /// The number of rows that a table has at most, and the number of bytes of its rows without cells.
    package nonisolated static let tableLimit = (rows: 100_000, bytes: 1 << 20)

    /// Returns rows as lines with a tab between the cells of each, as spreadsheets read them.
    ///
    /// - Parameter columns: The names of the cells to take, in this order; `nil` for all cells. A row without cells is
    ///   its text.
    package func table(ofRows rows: ClosedRange<Int>, columns: [String]? = nil) -> String {
        rows.prefix(Self.tableLimit.rows).map { index -> String in
            guard let place = runs[index], let document = document(ofGroup: place.group) else { return "" }
            let cells = document.row(at: documentRow(of: place)).cells
            guard !cells.isEmpty else { return Self.cell(text(ofRowAt: index, limit: Self.tableLimit.bytes) ?? "") }
            let texts =
                columns.map { $0.map { name in cells.first { $0.name == name }?.text ?? "" } } ?? cells.map(\.text)
            return texts.map(Self.cell).joined(separator: "\t")
        }.joined(separator: "\n")
    }

    /// Returns a text on one line, without tabs.
    private static func cell(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    // MARK: Conditions

    /// Returns the condition for records with the value of a row that is inside a record; `nil` for a row with other
    /// rows inside it, and for one that no condition names.
    package func condition(ofRowAt index: Int, excludes: Bool) -> String? {
        guard let place = runs[index], place.group != 0, let records = document(ofGroup: 0),
            records.isArray || records.format.hasValuesInRows || [.jsonLines, .jsonSequence].contains(records.format),
            let document = document(ofGroup: place.group), document.row(at: documentRow(of: place)).inside == nil,
            let value = text(ofRowAt: index, limit: Self.conditionLimit)
        else { return nil }
        var parts = path(ofRowAt: index).path.parts
        // The index of the record isn't a part of the field.
        if case .index = parts.first { parts.removeFirst() }
        let name = RowPath(parts).text().drop { $0 == "." }
        return condition(field: String(name), value: value, excludes: excludes)
    }

    /// Returns the condition for records with a value of a field; `nil` if a condition can't say it.
    package func condition(field: String, value: String, excludes: Bool) -> String? {
        guard let document = document(ofGroup: 0), !value.isEmpty, value.utf8.count <= Self.conditionLimit,
            !value.contains(where: \.isNewline), !value.contains(" && ")
        else { return nil }
        let condition = "\(field)\(excludes ? "!=" : "=")\(value)"
        let names = document.fieldNames
        guard RowFilter.unknownFields(in: condition, of: names).isEmpty,
            (try? RowFilter(condition, fieldNames: names, in: document.format))?.comparesFields == true
        else { return nil }
        return condition
    }

    /// The number of bytes of a value that a condition has at most.
    private static let conditionLimit = 1000
}
