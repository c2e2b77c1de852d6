/// A row of which conditions ask for parts. It is a type of its own for each kind of row, because closures for each row
/// would take memory.
protocol FilterSubject {
    /// Returns whether the row has a match of a pattern: its bytes, or what it shows.
    func answer(to pattern: SearchPattern) throws -> MatchAnswer
    var severity: Severity? { get }
    func values(of field: FieldName) -> [String]
    /// Returns the number that a value of a field means, if the value does not tell by itself.
    func number(_ value: String, of field: FieldName) -> Double?
}

extension RowFilter {
    /// Returns whether a row meets all conditions.
    func isMet(by subject: some FilterSubject, _ budget: MatchBudget) throws -> MatchAnswer {
        var answer = MatchAnswer.match
        for condition in conditions {
            let isMet: MatchAnswer
            switch condition.term {
            case .pattern(let pattern): isMet = try subject.answer(to: pattern)
            case .severity(let comparison, let severity):
                isMet = MatchAnswer(
                    subject.severity.map { comparison.holds($0, severity) } ?? (comparison == .notEqual)
                )
            case .field(let name, let comparison, let value):
                let values = subject.values(of: name)
                isMet =
                    values.isEmpty
                    ? MatchAnswer(comparison == .notEqual || comparison == .equal && value.text.isEmpty)
                    : value.holds(comparison, forOneOf: values, budget) { subject.number($0, of: name) }
            }
            switch isMet {
            // Another condition may rule out the row.
            case .unsearched: answer = .unsearched
            case .match, .noMatch: if (isMet == .match) == condition.isNegated { return .noMatch }
            }
        }
        return answer
    }

    /// A pattern that each row has a match of that meets the conditions. Rows without one are not looked at. `nil` if
    /// all rows must be looked at.
    var candidates: SearchPattern? {
        for condition in conditions where !condition.isNegated {
            switch condition.term {
            case .pattern(let pattern): return pattern
            case .severity:
                // `severityHint` rules out rows many times faster than a pattern would.
                continue
            case .field(_, .equal, let value):
                // Other characters may be written in several ways, and JSON writes any one as `\u0061`.
                let isPlain = value.text.utf8.allSatisfy {
                    $0.isDigit || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
                }
                guard !value.text.isEmpty, isPlain, value.number == nil else { continue }
                if let pattern = try? SearchPattern("\(RegularExpression.escaped(value.text))|\\\\u00") {
                    return pattern
                }
            case .field: continue
            }
        }
        return nil
    }

    /// A test of the bytes of rows that each row passes which meets the conditions; `nil` if there is none.
    var severityHint: SeverityHint? {
        for condition in conditions where !condition.isNegated {
            guard case .severity(let comparison, let severity) = condition.term, comparison != .notEqual else {
                continue
            }
            return SeverityHint(Severity.allCases.filter { comparison.holds($0, severity) })
        }
        return nil
    }

    /// Whether some condition is a pattern that rows have.
    var hasPatterns: Bool {
        conditions.contains { condition in
            if case .pattern = condition.term { return true }
            return false
        }
    }

    /// Whether a row meets the conditions if and only if it has a match of the candidates' pattern.
    var isPattern: Bool {
        guard conditions.count == 1, let only = conditions.first, !only.isNegated, case .pattern = only.term else {
            return false
        }
        return true
    }
}
