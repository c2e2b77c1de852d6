import Foundation

/// A change of a property.
struct KeyChange: Sendable {
    var kind: NSKeyValueChange
    /// The indexes of the objects that are inserted, removed or replaced.
    var indexes: IndexSet?

    static let setting = KeyChange(kind: .setting)
}
