/// The name of a row among the rows around it, which is a part of a path.
package enum RowName: Sendable, Hashable {
    /// The row has no name.
    case none
    /// The row is known by its index.
    case index
    /// The row is identified by its index, and has a name that other rows may share.
    case element(String)
    /// The row is the value of a key.
    case key(String)
}
