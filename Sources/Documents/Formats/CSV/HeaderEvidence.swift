/// Whether the first record of a table names its columns.
///
/// A text above numbers, times or truth values is a name, and one of them above others is a value. Years above other
/// numbers are names, too. Without such columns, the first record names them unless all its cells are numbers.
struct HeaderEvidence {
    let hasHeader: Bool
    /// The evidence, as a sentence.
    let reason: String

    private static let typed: Set<TextRole> = [.number, .time, .boolean]

    init(_ records: [[String]]) {
        let first = records.first ?? []
        let body = records.dropFirst()
        var values: [Int] = []
        for (column, name) in first.enumerated() where !name.isEmpty {
            let cells = body.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
            guard let role = Self.role(of: cells) else { continue }
            guard let own = Self.role(of: [name]) else {
                (hasHeader, reason) = (true, "“\(SummaryText.quote(name))” is above values of another kind.")
                return
            }
            if own == role { values.append(column) }
        }
        guard first.contains(where: { !$0.isEmpty && Double($0) == nil }) else {
            (hasHeader, reason) = (first.isEmpty, "All its cells are empty or numbers.")
            return
        }
        guard let column = values.first, !Self.areYears(first, values, body) else {
            (hasHeader, reason) = (true, "Nothing in it is a value of the columns.")
            return
        }
        (hasHeader, reason) = (false, "“\(SummaryText.quote(first[column]))” is as the values below it.")
    }

    /// Returns the role that all texts have; `nil` if they are texts, or of several kinds.
    private static func role(of texts: [String]) -> TextRole? {
        var roles: Set<TextRole?> = []
        for text in texts {
            roles.insert(DecimalComma.number(text) != nil ? .number : TextRole(ofValue: text))
            if roles.count > 1 { return nil }
        }
        guard let role = roles.first ?? nil, typed.contains(role) else { return nil }
        return role
    }

    /// Whether the cells of columns are years in order, and what is below them is not.
    private static func areYears(_ first: [String], _ columns: [Int], _ body: ArraySlice<[String]>) -> Bool {
        let isYear = { (text: String) in text.utf8.count == 4 && Int(text).map { (1000...2999).contains($0) } == true }
        let years = columns.map { first[$0] }
        guard years.allSatisfy(isYear),
            zip(years, years.dropFirst()).allSatisfy(<) || zip(years, years.dropFirst()).allSatisfy(>)
        else { return false }
        return body.contains { record in columns.contains { $0 < record.count && !isYear(record[$0]) } }
    }
}
