/// The name by which columns, filters and sorting ask for a value of a row: that of a field, or the path of a value
/// inside one, such as `user.name` or `items[0].price`.
struct FieldName: Sendable, Hashable {
    let text: String
    /// The path that the name is read as; `nil` if it is none.
    let path: RowPath?

    init(_ text: String) {
        self.text = text
        let path = try? RowPath(text)
        self.path = path?.parts.isEmpty == false ? path : nil
    }

    /// Whether the name leads to a value inside a field.
    var isNested: Bool { path.map { $0.parts.count > 1 } ?? false }

    /// The name of the field that a path begins with; `nil` for a name without a path into a field.
    var outermost: String? {
        guard isNested, case .key(let key) = path?.parts.first else { return nil }
        return key
    }
}

extension RowRenderer {
    /// Returns the values of a field in a row: those of the fields of that name, or else the value at its path.
    func values(of field: FieldName, _ source: RowSource) -> [String] {
        let own = values(ofFieldsNamed: field.text, source)
        guard own.isEmpty, field.isNested, let path = field.path else { return own }
        return cell(at: path, source, isWhole: true).map { [$0.text] } ?? []
    }
}
