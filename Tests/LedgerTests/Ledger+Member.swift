extension Ledger.Member {
    /// Parses a line without its indentation: a declaration such as
    /// `static func count(_: Bird) -> Int deprecated`, or a name alone such as `static none { get } = 0`.
    init(_ line: Substring) {
        var rest = line.replacing(Pattern.availability, with: "")[...]
        var rawValue: Int?
        // A value inside parentheses belongs to an argument.
        if let match = rest.firstMatch(of: Pattern.value) {
            rawValue = Int(match.1)
            rest = rest[..<match.range.lowerBound]
        }
        var isGetOnly = rest.hasSuffix(" { get }")
        var isStatic = false
        var (isNative, isNonisolated, isConstant) = (false, false, false)
        let declaration = rest
        while let match = rest.prefixMatch(of: Pattern.modifier) {
            isNative = isNative || match.1 == "native"
            isNonisolated = isNonisolated || match.1 == "nonisolated"
            isStatic = isStatic || ["static", "class"].contains(match.1)
            rest = rest[match.range.upperBound...]
        }
        if let match = rest.prefixMatch(of: Pattern.keyword) {
            isStatic = isStatic || match.1 == "case"
            isGetOnly = isGetOnly || match.1 == "let"
            isConstant = match.1 == "let"
            rest = rest[match.range.upperBound...]
        }
        self.init(name: Self.name(of: rest), isStatic: isStatic, isGetOnly: isGetOnly, rawValue: rawValue)
        self.isNative = isNative
        self.isNonisolated = isNonisolated
        self.isConstant = isConstant
        signature = Signature(declaration)
    }

    /// Returns `move(to:_:)` for `move<T>(to: T, _: [Int: Int]) -> Bool`.
    private static func name(of declaration: Substring) -> String {
        guard let head = declaration.prefixMatch(of: Pattern.head) else {
            return String(declaration)
        }
        let base = String(head.1)
        guard head.2 != nil else { return base }
        let parameters = parts(in: declaration[head.range.upperBound...]).parts
        let isOperator = base.allSatisfy { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return base + "(" + parameters.map { label(of: $0, isOperand: isOperator) }.joined() + ")"
    }

    /// Returns the label of a parameter with its colon. For parameters without types, returns all of their labels.
    private static func label(of parameter: Substring, isOperand: Bool) -> String {
        if parameter.hasSuffix(":") { return String(parameter) }
        let match = isOperand ? nil : parameter.prefixMatch(of: Pattern.label)
        return (match.map { String($0.1) } ?? "_") + ":"
    }

    /// Returns the parts between commas up to the closing bracket, and the text after that.
    static func parts(in text: Substring) -> (parts: [Substring], rest: Substring) {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        var last: Character?
        for index in text.indices {
            let character = text[index]
            let closes = ")]}".contains(character) || character == ">" && last != "-"
            if depth == 0 && (character == "," || closes) {
                parts.append(text[start..<index].trimmingPrefix(" "))
                start = text.index(after: index)
            }
            if closes {
                if depth == 0 { return (parts.filter { !$0.isEmpty }, text[text.index(after: index)...]) }
                depth -= 1
            } else if "([{<".contains(character) {
                depth += 1
            }
            last = character
        }
        return (parts.filter { !$0.isEmpty }, text[text.endIndex...])
    }
}

/// The patterns of a line. A literal in a function would be parsed in each call. `Regex` isn't `Sendable`, but these
/// constants are only read.
private enum Pattern {
    nonisolated(unsafe) static let availability = #/( since [0-9.]+)?( deprecated)?$/#
    nonisolated(unsafe) static let value = #/ = ([^()]*)$/#
    nonisolated(unsafe) static let modifier = #/(native|optional|nonisolated|convenience|mutating|static|class) /#
    nonisolated(unsafe) static let keyword = #/(var|let|func|case|typealias|associatedtype|struct|enum) /#
    nonisolated(unsafe) static let head = #/`?(\w+|[^\w\s`(]+)`?(?:<[^(]*>)?[?!]?\s*(\()?/#
    nonisolated(unsafe) static let label = #/`?(\w+)`?: /#
}
