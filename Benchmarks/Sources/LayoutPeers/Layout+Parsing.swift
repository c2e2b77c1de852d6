import Foundation

extension Layout {
    /// An error in a file, with its place.
    public struct ParseError: Error, CustomStringConvertible {
        public let description: String
    }

    /// Reads a file of lines: `level NAME PRIORITY STRENGTH`, `variable NAME`, `suggest LEVEL VARIABLE`,
    /// `constraint LEVEL {COEFFICIENT VARIABLE} RELATION CONSTANT`, `state VALUE…`. Names
    /// are declared before they are used. `#` starts a comment.
    ///
    /// - Throws: `ParseError` with the file and the line, or the error from reading the file.
    public init(contentsOf path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            guard let kind = words.first else { continue }
            guard read(kind, Array(words.dropFirst())) else {
                throw ParseError(description: "\(path):\(number + 1): not a line of a layout: \(line)")
            }
        }
        guard let state = states.first, state.count == suggestions.count else {
            throw ParseError(description: "\(path): no state, or not a value for each suggestion")
        }
    }

    private mutating func read(_ kind: String, _ words: [String]) -> Bool {
        switch kind {
        case "level":
            guard words.count == 3, let priority = Float(words[1]), let strength = Double(words[2]) else {
                return false
            }
            levels.append(Level(name: words[0], priority: priority, strength: strength))
        case "variable":
            guard words.count == 1 else { return false }
            variables.append(words[0])
        case "suggest":
            guard words.count == 2, let level = level(words[0]), let variable = variables.firstIndex(of: words[1])
            else {
                return false
            }
            suggestions.append(Suggestion(level: level, variable: variable))
        case "constraint":
            return readConstraint(words)
        case "state":
            let values = words.compactMap(Double.init)
            guard values.count == words.count, values.count == suggestions.count else { return false }
            states.append(values)
        default:
            return false
        }
        return true
    }

    private mutating func readConstraint(_ words: [String]) -> Bool {
        guard words.count >= 5, words.count % 2 == 1, let level = level(words[0]),
            let relation = Relation(rawValue: words[words.count - 2]), let constant = Double(words[words.count - 1])
        else { return false }
        var terms: [Term] = []
        for index in stride(from: 1, to: words.count - 2, by: 2) {
            guard let coefficient = Double(words[index]), let variable = variables.firstIndex(of: words[index + 1])
            else {
                return false
            }
            terms.append(Term(variable: variable, coefficient: coefficient))
        }
        constraints.append(Constraint(level: level, terms: terms, relation: relation, constant: constant))
        return true
    }

    private func level(_ name: String) -> Int? { levels.firstIndex { $0.name == name } }
}
