/// A law that doesn't hold, and how it shows.
package struct Flaw: Codable, Hashable, Sendable {
    /// The law's name. A program counts as a smaller form of another if it breaks the same law.
    package var law: String
    /// The values that disagree.
    package var detail: String

    package init(_ law: String, _ detail: String) {
        self.law = law
        self.detail = detail
    }
}
