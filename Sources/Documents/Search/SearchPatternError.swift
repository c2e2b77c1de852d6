/// Why a pattern is no regular expression.
package struct SearchPatternError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, as the end of a sentence.
    package var reason: String
    /// How many characters of the pattern are fine; `nil` if that cannot be said.
    package var position: Int?

    package var description: String {
        position.map { "After \($0) \($0 == 1 ? "character" : "characters"): \(reason)." }
            ?? "\(reason.prefix(1).uppercased())\(reason.dropFirst())."
    }
}
