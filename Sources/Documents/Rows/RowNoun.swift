/// The noun for the rows of a format, such as "commit".
package struct RowNoun: Sendable, Hashable {
    package let singular: String
    package let plural: String

    /// - Parameter plural: By default the singular with an "s".
    package init(_ singular: String, plural: String? = nil) {
        self.singular = singular
        self.plural = plural ?? singular + "s"
    }
}
