/// Turns the bytes of a row into text.
protocol RowRenderer: Sendable {
    /// The columns of the cells of rows. None by default.
    var columns: [RecordColumn] { get }
    func row(_ source: RowSource) -> DocumentRow
    /// Returns the fields of a row, by name, that filters ask for.
    func fields(_ source: RowSource) -> [RecordField]
    /// Returns the values of the fields of a row with a name.
    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String]
    /// Returns the number that a value of a field means by the notation of the field's numbers; `nil` if the value
    /// tells by itself. That is the default.
    func number(_ value: String, ofFieldNamed name: String) -> Double?
    /// Whether rows have values at paths.
    var hasPaths: Bool { get }
    /// Returns the value at a path as a cell without a name; `nil` if there is none.
    ///
    /// - Parameter isWhole: Whether a string is wanted in full.
    func cell(at path: RowPath, _ source: RowSource, isWhole: Bool) -> RecordCell?
    /// Whether a row may show words that its bytes don't have, apart from those that are spelled otherwise. By default,
    /// one with the escape sequences of a terminal may.
    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool
    /// Returns the severity that a row states; `nil` if it states none.
    func severity(_ source: RowSource) -> Severity?
    /// Returns the name of a row, for which the first bytes are enough.
    func name(_ source: RowSource) -> RowName
    /// Returns the bytes of a row without its name: what is copied as its value.
    func value(_ source: RowSource) -> ArraySlice<UInt8>
}

extension RowRenderer {
    var columns: [RecordColumn] { [] }
    func fields(_ source: RowSource) -> [RecordField] { [] }
    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        fields(source).filter { $0.name == name }.map(\.value)
    }
    func number(_ value: String, ofFieldNamed name: String) -> Double? { nil }
    var hasPaths: Bool { false }
    func cell(at path: RowPath, _ source: RowSource, isWhole: Bool) -> RecordCell? { nil }
    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.has(0x1B) }
    func severity(_ source: RowSource) -> Severity? { nil }
    func name(_ source: RowSource) -> RowName { row(source).name }
    func value(_ source: RowSource) -> ArraySlice<UInt8> { source.bytes[...] }
}

/// The place and the bytes of a row.
struct RowSource: Sendable {
    /// The number of bytes in which the name of a row is looked for.
    static let nameLimit = 4 * 1024

    var span: RowSpan
    /// The row's bytes up to the limit.
    var bytes: [UInt8]
    /// Returns the number of members of an array or an object at an offset; `nil` if it is not counted yet.
    var memberCount: @Sendable (Int) -> Int? = { _ in nil }

    /// The number of bytes beyond the limit.
    var hiddenCount: Int { span.range.count - bytes.count }

    /// Returns the first bytes of the row, as a row of their own.
    func prefix(_ count: Int) -> RowSource {
        var part = self
        part.bytes = Array(bytes.prefix(count))
        part.span.range = span.range.prefix(count).startIndex..<span.range.prefix(count).endIndex
        return part
    }

    /// The bytes beyond the limit as rows inside this one; `nil` if there are none.
    var hiddenParts: NestedPlace? {
        guard hiddenCount > 0 else { return nil }
        let start = span.range.lowerBound + bytes.droppingPartialScalar().count
        return NestedPlace(start..<span.range.upperBound, .parts)
    }
}
