/// A law that doesn't hold, with the evidence.
package struct Flaw: Codable, Hashable, Sendable {
    /// The name of the law. A program is a smaller form of another if it breaks the same law.
    package var law: String
    /// The values that disagree.
    package var detail: String

    package init(_ law: String, _ detail: String) {
        self.law = law
        self.detail = detail
    }
}
