/// A recursive descent parser of Apple's grammar (Auto Layout Guide, appendix "Visual Format Language").
///
/// Whitespace is ignored. In extension of that grammar, a single predicate of a space needs no parentheses,
/// `->=8@750-`, as clients write it. Parsing takes time linear in the length of the format.
struct VisualFormatParser {
    private let line: [UInt8]
    private var position = 0

    /// Parses a visual format.
    ///
    /// - Throws: `VisualFormatError`.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        let line = format.utf8.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        guard line.allSatisfy({ $0 < 0x80 }) else {
            throw VisualFormatError(reason: "It contains non-ASCII characters.")
        }
        guard !line.isEmpty else { throw VisualFormatError(reason: "It's an empty string.") }
        var parser = VisualFormatParser(line: line)
        return try parser.parseFormat()
    }

    private init(line: [UInt8]) {
        self.line = line
    }

    private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
        let axis = try parseOrientation()
        let leading = skip("|") ? try parseConnection() : nil
        var format = VisualFormat(axis: axis, leading: leading, views: [try parseView()], line: text)
        while position < line.count {
            let connection = try parseConnection()
            if skip("|") {
                format.trailing = connection
                break
            }
            format.views.append(try parseView())
            format.connections.append(connection)
        }
        guard position == line.count else { throw error("Expected the end of the format string here.") }
        return format
    }

    private mutating func parseOrientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        if skip("V") {
            guard skip(":") else { throw error("Expected ':' after 'V' to specify vertical arrangement") }
            return .vertical
        }
        if skip("H") {
            guard skip(":") else { throw error("Expected ':' after 'H' to specify horizontal arrangement") }
        }
        return .horizontal
    }

    private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
        guard skip("[") else { throw error("Expected a view") }
        guard let name = parseName() else {
            throw error(
                "Expected a view. View names must start with a letter or an underscore, then contain letters, "
                    + "numbers, and underscores."
            )
        }
        var view = VisualFormat.View(name: name)
        if skip("(") {
            view.predicates = try parsePredicates()
            guard skip(")") else {
                throw error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
            }
            guard skip("]") else { throw error("Expected ']' after specifying thickness.") }
        } else if !skip("]") {
            throw error("Expected a ']' here. That is how you give the end of a view.")
        }
        view.end = position
        return view
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") { return .standard }
        let predicates: [VisualFormat.Predicate]
        if skip("(") {
            predicates = try parsePredicates()
            guard skip(")") else { throw error("Predicates on a space must end with ')'.") }
        } else {
            // A sign needs parentheses: here, `-` would end the space.
            predicates = [try parsePredicate(allowsSign: false)]
        }
        guard skip("-") else { throw error("Expected a '-' here. That is how you give the end of a space.") }
        return .spaced(predicates)
    }

    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            predicates.append(try parsePredicate(allowsSign: true))
        } while skip(",")
        return predicates
    }

    private mutating func parsePredicate(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try parseRelation()
        let object = try parseAmount(allowsSign: allowsSign)
        return VisualFormat.Predicate(
            relation: relation,
            object: object,
            priority: skip("@") ? try parseAmount(allowsSign: false) : nil
        )
    }

    private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = next, "=<>".utf8.contains(sign) else { return .equal }
        position += 1
        guard skip("=") else { throw error("Unknown relation. Must be ==, >=, or <=") }
        return switch sign {
        case UInt8(ascii: "<"): .lessThanOrEqual
        case UInt8(ascii: ">"): .greaterThanOrEqual
        default: .equal
        }
    }

    private mutating func parseAmount(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Amount {
        if let name = parseName() { return .name(name) }
        let start = position
        if allowsSign, !skip("-") { _ = skip("+") }
        let digits = position
        skipWhile { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        guard position > digits, let number = Double(text(from: start)) else {
            position = start
            throw error("Expected a number or the name of a metric here.")
        }
        return .number(CGFloat(number))
    }

    /// Parses a letter or underscore and the letters, digits and underscores after it. Returns
    /// `nil` if there is no name.
    private mutating func parseName() -> VisualFormat.Name? {
        guard let first = next, Self.isLetter(first) else { return nil }
        let start = position
        skipWhile { Self.isLetter($0) || (0x30...0x39).contains($0) }
        return VisualFormat.Name(text: text(from: start), end: position)
    }

    // MARK: Characters

    private var next: UInt8? {
        position < line.count ? line[position] : nil
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipWhile(_ isMember: (UInt8) -> Bool) {
        while let next, isMember(next) { position += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
    }

    private var text: String { String(decoding: line, as: UTF8.self) }

    private func text(from start: Int) -> String {
        String(decoding: line[start..<position], as: UTF8.self)
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, line: text, position: position)
    }
}
