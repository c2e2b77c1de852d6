/// A condition that rows of a document meet.
///
/// It is written as conditions with ` && ` between them. Each is a regular expression, a comparison of a field such
/// as `status=404`, `duration>1.5` or `name~^a`, or a severity such as `level>=warn`. A path such as `user.name=Ann` or
/// `items[0].price>5` compares a value inside a field. An exclamation mark before a condition negates it. Text and
/// patterns ignore case unless they contain a capital letter.
package struct RowFilter: Sendable {
    enum Term: Sendable {
        case pattern(SearchPattern)
        case severity(Comparison, Severity)
        case field(FieldName, Comparison, FieldValue)
    }

    struct Condition: Sendable {
        var term: Term
        var isNegated: Bool
    }

    package let text: String
    private(set) var conditions: [Condition] = []

    /// - Parameters:
    ///   - fieldNames: The names of the document's fields. A comparison of another name is text to look for.
    ///   - format: The format of the document. Text is found as rows show it and as the format spells it.
    package init(_ text: String, fieldNames: [String] = [], in format: FormatName? = nil) throws(SearchPatternError) {
        self.text = text
        let names = Dictionary(fieldNames.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for part in text.components(separator: " && ") {
            let isNegated = part.hasPrefix("!") && part.count > 1
            let condition = isNegated ? part.dropFirst() : part
            conditions.append(Condition(term: try Self.term(condition, names, format), isNegated: isNegated))
        }
    }

    /// Returns the filter for entries of a severity and of higher ones.
    package init(level: Severity) {
        text = "level>=\(level.name)"
        conditions = [Condition(term: .severity(.atLeast, level), isNegated: false)]
    }

    /// Returns the filter for entries of one severity.
    package init(severity: Severity) {
        text = "level=\(severity.name)"
        conditions = [Condition(term: .severity(.equal, severity), isNegated: false)]
    }

    /// Returns a filter for the rows that meet this one and another one.
    package func and(_ other: RowFilter) -> RowFilter {
        var both = RowFilter(text: "\(text) && \(other.text)")
        both.conditions = conditions + other.conditions
        return both
    }

    /// The filter that all rows meet.
    static let everything = RowFilter(text: "")

    private init(text: String) { self.text = text }

    private static func term(_ text: Substring, _ names: [String: String], _ format: FormatName?)
        throws(SearchPatternError) -> Term
    {
        if let (name, comparison, value) = Comparison.split(text) {
            if ["level", "severity"].contains(name.lowercased()), comparison != .matches,
                let severity = Severity(word: value.utf8)
            {
                return .severity(comparison, severity)
            }
            if let field = Self.field(name, names) {
                return .field(field, comparison, try FieldValue(value, comparison))
            }
        }
        return .pattern(try SearchPattern(String(text), in: format))
    }

    /// Returns the field that a name means; `nil` if there is none.
    private static func field(_ name: Substring, _ names: [String: String]) -> FieldName? {
        if let known = names[name.lowercased()] { return FieldName(known) }
        let field = FieldName(String(name))
        return field.outermost.flatMap { names[$0.lowercased()] } == nil ? nil : field
    }

    /// Returns the names in comparisons that are no fields of a document, which are text to look for; none if the
    /// document has no fields.
    package static func unknownFields(in text: String, of fieldNames: [String]) -> [String] {
        let known = Dictionary(
            (fieldNames + ["level", "severity"]).map { ($0.lowercased(), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        guard !fieldNames.isEmpty else { return [] }
        return text.components(separator: " && ").compactMap { part in
            let name = Comparison.split(part.hasPrefix("!") ? part.dropFirst() : part)?.name
            return name.flatMap { field($0, known) == nil ? String($0) : nil }
        }
    }

    /// Whether all parts of the condition compare fields or severities.
    package var comparesFields: Bool {
        conditions.allSatisfy { condition in
            if case .pattern = condition.term { false } else { true }
        }
    }

    /// The pattern that marks what rows are shown for; `nil` if there is none.
    package var markedPattern: SearchPattern? {
        for condition in conditions where !condition.isNegated {
            switch condition.term {
            case .pattern(let pattern): return pattern
            case .field(_, .equal, let value) where !value.text.isEmpty:
                return try? SearchPattern(RegularExpression.escaped(value.text))
            case .field(_, .matches, let value): return value.pattern
            case .field, .severity: continue
            }
        }
        return nil
    }
}

/// A comparison of a field with a value.
enum Comparison: String, Sendable, CaseIterable {
    // Longer signs come first, since they begin with shorter ones.
    case notEqual = "!="
    case atLeast = ">="
    case atMost = "<="
    case equal = "="
    case matches = "~"
    case more = ">"
    case less = "<"

    /// Divides a text such as `name>=value`; returns `nil` if it has no sign after a name.
    static func split(_ text: Substring) -> (name: Substring, Comparison, value: Substring)? {
        guard let sign = text.firstIndex(where: { "!=<>~".contains($0) }), sign > text.startIndex else { return nil }
        let rest = text[sign...]
        guard let comparison = allCases.first(where: { rest.hasPrefix($0.rawValue) }) else { return nil }
        var value = rest.dropFirst(comparison.rawValue.count)
        if value.count > 1, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
        return (text[..<sign], comparison, value)
    }

    func holds<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
        switch self {
        case .equal, .matches: first == second
        case .notEqual: first != second
        case .atLeast: first >= second
        case .atMost: first <= second
        case .more: first > second
        case .less: first < second
        }
    }
}

/// The value that a field is compared with.
struct FieldValue: Sendable {
    let text: String
    let number: Double?
    let pattern: SearchPattern?
    private let ignoresCase: Bool

    init(_ text: Substring, _ comparison: Comparison) throws(SearchPatternError) {
        self.text = String(text)
        number = Double(text)
        pattern = comparison == .matches ? try SearchPattern(String(text)) : nil
        ignoresCase = !text.contains(where: \.isUppercase)
    }

    /// Returns whether the comparison holds for one of some values.
    ///
    /// - Parameter number: Returns the number that a value means, if it does not tell by itself.
    func holds(
        _ comparison: Comparison,
        forOneOf values: [String],
        _ budget: MatchBudget,
        number: (String) -> Double?
    ) -> MatchAnswer {
        guard let pattern else {
            return MatchAnswer(values.contains { holds(comparison, for: $0, meaning: number($0)) })
        }
        let answers = values.map { pattern.answer(in: $0, budget) }
        if answers.contains(.match) { return .match }
        return answers.contains(.unsearched) ? .unsearched : .noMatch
    }

    private func holds(_ comparison: Comparison, for value: String, meaning meant: Double?) -> Bool {
        // The value of the condition is written as those of the field are.
        if let meant, let own = DecimalComma.number(text) ?? number { return comparison.holds(meant, own) }
        if let number {
            if let other = Double(value) { return comparison.holds(other, number) }
            // A text is neither more nor less than a number.
            guard comparison == .equal || comparison == .notEqual else { return false }
        }
        return comparison.holds(ignoresCase ? value.lowercased() : value, text)
    }
}

extension Severity {
    /// The name of the severity on the command line and in filters.
    package var name: String {
        switch self {
        case .debug: "debug"
        case .information: "info"
        case .warning: "warn"
        case .error: "error"
        }
    }

    /// Returns the severity that a name means, in any case; `nil` for another name.
    package init?(named name: String) { self.init(word: name.utf8) }
}

extension String {
    /// Returns the parts of the text between separators.
    fileprivate func components(separator: String) -> [Substring] {
        var (parts, rest): ([Substring], Substring) = ([], self[...])
        while let range = rest.firstRange(of: separator) {
            parts.append(rest[..<range.lowerBound])
            rest = rest[range.upperBound...]
        }
        return parts + [rest]
    }
}
