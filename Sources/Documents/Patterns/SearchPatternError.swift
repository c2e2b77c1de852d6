/// The reason why a pattern is not a regular expression.
package struct SearchPatternError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason, as the end of a sentence.
    package var reason: String
    /// The number of characters before the flaw; `nil` if it is unknown.
    package var position: Int?

    package var description: String {
        position.map { "After \($0) \($0 == 1 ? "character" : "characters"): \(reason)." }
            ?? "\(reason.prefix(1).uppercased())\(reason.dropFirst())."
    }
}
