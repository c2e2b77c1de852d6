/// A pattern that can match a text in very many ways, and a line that it doesn't match.
package struct BadPattern: Sendable {
    package let pattern: String
    package let line: String

    private init(_ pattern: String, _ line: String) { (self.pattern, self.line) = (pattern, line) }

    package static let all: [BadPattern] = [
        // Nested quantifiers.
        BadPattern("^(a+)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        BadPattern("^(\\w+\\s?)*$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        BadPattern("^(([a-z])+.)+[A-Z]([a-z])+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        BadPattern("(x+x+)+y", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx!y"),
        // Overlapping alternatives.
        BadPattern("^(a|aa)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        BadPattern("^(?:[ab]|a|b)*c$", "abababababababababababababababababababababababab!c"),
        // A reference back.
        BadPattern("^(a*)*\\1b$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!b"),
        // Lookarounds.
        BadPattern("^(?=(a+)+$)", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        BadPattern("^(?:(?<=a|^)a?a?)+$", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
        // Many optional parts.
        BadPattern("^(?:a?){40}a{40}b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!b"),
        // Quantifiers one after another.
        BadPattern("^(.*a){14}x", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!x"),
    ]
}
