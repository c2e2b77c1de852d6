import Foundation

/// Reads the format of a predicate by recursive descent, as Apple's *Predicate Programming Guide* describes it:
///
///     or         = and { ("OR" | "||") and }
///     and        = not { ("AND" | "&&") not }
///     not        = ("NOT" | "!") not | "(" or ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
///     comparison = ["ANY" | "SOME" | "ALL" | "NONE"] operand relation ["[c]" | "[d]" | "[cd]"] operand
///     operand    = path | "$" path | string | number | "{" operand, … "}" | "%@" | "%K" | "%d" | "TRUE" | "NIL" | …
///
/// Arithmetic, functions and subqueries aren't among them.
struct PredicateParser {
    private struct Failure: Error {}

    private enum Token: Equatable {
        case word(String)
        case string(String)
        case number(Double)
        case variable(String)
        case argument(Character)
        case sign(String)
    }

    private var tokens: ArraySlice<Token>
    private var arguments: ArraySlice<Any>

    /// Returns the tree of a format; `nil` if the format can't be read.
    static func tree(_ format: String, _ arguments: [Any]) -> PredicateTree? {
        guard let tokens = tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let tree = try? parser.disjunction(), parser.tokens.isEmpty else { return nil }
        return tree
    }

    // MARK: Conditions

    private mutating func disjunction() throws -> PredicateTree {
        var trees = [try conjunction()]
        while take("OR", "||") { trees.append(try conjunction()) }
        return trees.count == 1 ? trees[0] : .any(trees)
    }

    private mutating func conjunction() throws -> PredicateTree {
        var trees = [try condition()]
        while take("AND", "&&") { trees.append(try condition()) }
        return trees.count == 1 ? trees[0] : .all(trees)
    }

    private mutating func condition() throws -> PredicateTree {
        if take("NOT", "!") { return .negation(try condition()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let tree = try disjunction()
            guard take(")") else { throw Failure() }
            return tree
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws -> PredicateComparison {
        let quantity: PredicateComparison.Quantity? =
            take("ANY", "SOME") ? .one : take("ALL") ? .all : take("NONE") ? PredicateComparison.Quantity.none : nil
        let left = try operand()
        let relation = try relation()
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let letters)? = tokens.popFirst(), take("]") else { throw Failure() }
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        }
        let right = try operand()
        return PredicateComparison(left: left, relation: relation, right: right, options: options, quantity: quantity)
    }

    private mutating func relation() throws -> PredicateComparison.Relation {
        for (names, relation) in Self.relations where take(names) { return relation }
        throw Failure()
    }

    private static let relations: [([String], PredicateComparison.Relation)] = [
        (["=", "=="], .equal), (["!=", "<>"], .notEqual), (["<"], .less), (["<=", "=<"], .lessOrEqual),
        ([">"], .greater), ([">=", "=>"], .greaterOrEqual), (["BETWEEN"], .between), (["IN"], .isIn),
        (["CONTAINS"], .contains), (["BEGINSWITH"], .begins), (["ENDSWITH"], .ends), (["LIKE"], .like),
        (["MATCHES"], .matches),
    ]

    // MARK: Operands

    private mutating func operand() throws -> PredicateOperand {
        switch tokens.popFirst() {
        case .string(let text): return .value(text)
        case .number(let number): return .value(number)
        case .variable(let path):
            let parts = path.split(separator: ".").map(String.init)
            return .variable(parts.first ?? "", path: Array(parts.dropFirst()))
        case .argument(let kind):
            guard let value = arguments.popFirst() else { throw Failure() }
            return kind == "K" ? .path("\(value)".split(separator: ".").map(String.init)) : .value(value)
        case .word(let word): return Self.operand(word)
        case .sign("{"):
            var values: [PredicateOperand] = []
            while !take("}") {
                values.append(try operand())
                guard take(",") || tokens.first == .sign("}") else { throw Failure() }
            }
            return .list(values)
        default: throw Failure()
        }
    }

    private static func operand(_ word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        default:
            let parts = word.split(separator: ".").map(String.init)
            return .path(parts.first?.uppercased() == "SELF" ? Array(parts.dropFirst()) : parts)
        }
    }

    /// Takes the next token if it is one of these words, in any case, or signs.
    private mutating func take(_ names: String...) -> Bool { take(names) }

    private mutating func take(_ names: [String]) -> Bool {
        switch tokens.first {
        case .word(let word) where names.contains(word.uppercased()): break
        case .sign(let sign) where names.contains(sign): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    // MARK: Tokens

    private static func tokens(of format: String) -> [Token]? {
        var (tokens, rest): ([Token], Substring) = ([], format[...])
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let match = rest.prefixMatch(of: #/[A-Za-z_@][A-Za-z0-9_.@]*/#) {
                tokens.append(.word(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: #/\$([A-Za-z_][A-Za-z0-9_.@]*)/#) {
                tokens.append(.variable(String(match.output.1)))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: #/-?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?/#),
                let number = Double(match.output.0)
            {
                tokens.append(.number(number))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: #/%(?:[hlqz]*)([@KdDiuUxXcfFeEgGs])/#),
                let kind = match.output.1.first
            {
                tokens.append(.argument(kind))
                rest = rest[match.range.upperBound...]
            } else if first == "'" || first == "\"" {
                guard let text = takeString(first, from: &rest) else { return nil }
                tokens.append(.string(text))
            } else if let match = rest.prefixMatch(of: #/==|!=|<=|>=|=<|=>|<>|&&|\|\||[=<>!(){}\[\],]/#) {
                tokens.append(.sign(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else {
                return nil
            }
        }
        return tokens
    }

    /// Takes a string in quotation marks, in which a backslash stands before any of them.
    private static func takeString(_ quote: Character, from rest: inout Substring) -> String? {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\", let next = rest.popFirst() {
                text.append(next)
            } else {
                text.append(character)
            }
        }
        return nil
    }
}
