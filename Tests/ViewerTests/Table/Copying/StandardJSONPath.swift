/// A path of RFC 9535 that leads to one value: names, indexes and strings in single quotes.
struct StandardJSONPath {
    struct SyntaxError: Error {
        let path: String
        let rest: String
    }

    private enum Step {
        case key(String)
        case index(Int)
    }

    private let steps: [Step]

    init(_ path: String) throws {
        var (steps, rest): ([Step], Substring.UnicodeScalarView) = ([], path.unicodeScalars[...])
        let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
        let fail = { (rest: Substring.UnicodeScalarView) in SyntaxError(path: path, rest: String(rest)) }
        guard rest.popFirst() == "$" else { throw fail(rest) }
        while let first = rest.popFirst() {
            if first == "." {
                let name = rest.prefix { $0.properties.isAlphabetic && $0.isASCII || digits.contains($0) || $0 == "_" }
                guard let start = name.first, !digits.contains(start) else { throw fail(rest) }
                steps.append(.key(String(name)))
                rest = rest.dropFirst(name.count)
            } else if first == "[", rest.first == "'" {
                guard let key = Self.string(&rest), rest.popFirst() == "]" else { throw fail(rest) }
                steps.append(.key(key))
            } else {
                let number = rest.prefix(while: digits.contains)
                guard first == "[", let index = Int(String(number)) else { throw fail(rest) }
                rest = rest.dropFirst(number.count)
                guard rest.popFirst() == "]" else { throw fail(rest) }
                steps.append(.index(index))
            }
        }
        self.steps = steps
    }

    /// Takes a string in single quotes; `nil` if it isn't one.
    private static func string(_ rest: inout Substring.UnicodeScalarView) -> String? {
        rest.removeFirst()
        var found = String.UnicodeScalarView()
        let escapes: [Unicode.Scalar: Unicode.Scalar] = [
            "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "/": "/", "\\": "\\", "'": "'",
        ]
        while let next = rest.popFirst() {
            if next == "'" { return String(found) }
            // Control characters have to be escaped.
            guard next.value >= 0x20 else { return nil }
            guard next == "\\" else {
                found.append(next)
                continue
            }
            guard let escape = rest.popFirst() else { return nil }
            if let scalar = escapes[escape] {
                found.append(scalar)
            } else {
                let digits = rest.prefix(4)
                guard escape == "u", digits.count == 4, let number = UInt32(String(digits), radix: 16),
                    let scalar = Unicode.Scalar(number)
                else { return nil }
                rest = rest.dropFirst(4)
                found.append(scalar)
            }
        }
        return nil
    }

    /// Returns the value in a document, or `nil` if there is none.
    func value(in document: OddJSON) -> OddJSON? {
        steps.reduce(document) { value, step in
            switch step {
            case .key(let key): value?[key]
            case .index(let index): value?[index]
            }
        }
    }
}
