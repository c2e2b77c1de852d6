/// Rows with the values by which they are sorted. Numbers come before texts, and rows without a value come last.
struct RowOrder {
    /// The number of bytes of a text that decide its place.
    private static let prefixLength = 64

    private var numbers: [(value: Double, row: Int)] = []
    private var texts: [(value: String, row: Int)] = []
    private var others: [Int] = []

    /// Adds a row, which comes after those that were added before if their values are equal.
    ///
    /// - Parameter number: The number that the value means, if the value does not tell by itself.
    mutating func add(_ row: Int, value: String?, number: Double? = nil) {
        guard let value, !value.isEmpty else { return others.append(row) }
        if let number = number ?? Self.number(value) {
            numbers.append((number, row))
        } else {
            texts.append((String(decoding: value.lowercased().utf8.prefix(Self.prefixLength), as: UTF8.self), row))
        }
    }

    /// Returns the rows in order. Those of equal values stay in the order in which they were added.
    func rows(isDescending: Bool) -> [Int] {
        // The sort of the standard library is stable.
        let numbers = numbers.sorted { isDescending ? $0.value > $1.value : $0.value < $1.value }.map(\.row)
        let texts = texts.sorted { isDescending ? $0.value > $1.value : $0.value < $1.value }.map(\.row)
        return (isDescending ? texts + numbers : numbers + texts) + others
    }

    private static func number(_ value: String) -> Double? {
        guard TextRole(ofValue: value) == .number else { return nil }
        let digits = value.utf8.last == UInt8(ascii: "%") ? value.dropLast() : value[...]
        return Double(digits.utf8.contains(UInt8(ascii: ",")) ? digits.replacing(",", with: "") : digits)
    }
}
