import Foundation

/// The places of rows and items, for code that casts an `IndexPath` to `NSIndexPath`.
extension NSIndexPath {
    /// Creates the index path of a row.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates the index path of an item.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The index of the section. An index path without two indices is a programmer error.
    public var section: Int { (self as IndexPath).section }

    /// The index of the row in its section.
    public var row: Int { (self as IndexPath).row }

    /// The index of the item in its section.
    public var item: Int { (self as IndexPath).item }
}
