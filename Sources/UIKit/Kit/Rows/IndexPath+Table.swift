import Failures
import Foundation

extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) {
        // Without an array, which `init(indexes:)` allocates.
        self = IndexPath(index: section).appending(row)
    }

    /// The section of a row's index path.
    public var section: Int {
        get {
            programmerError(unless: count == 2, Self.invalidUse, in: "IndexPath.section")
            return self[0]
        }
        set {
            programmerError(unless: count == 2, Self.invalidUse, in: "IndexPath.section")
            self[0] = newValue
        }
    }

    /// The row of a row's index path.
    public var row: Int {
        get {
            programmerError(unless: count == 2, Self.invalidUse, in: "IndexPath.row")
            return self[1]
        }
        set {
            programmerError(unless: count == 2, Self.invalidUse, in: "IndexPath.row")
            self[1] = newValue
        }
    }

    /// Creates the index path of an item in a section. It is the same as that of a row.
    public init(item: Int, section: Int) {
        self = IndexPath(index: section).appending(item)
    }

    /// The item of an item's index path. It is the same as the row.
    public var item: Int {
        get {
            programmerError(unless: count == 2, Self.invalidUseOfItem, in: "IndexPath.item")
            return self[1]
        }
        set {
            programmerError(unless: count == 2, Self.invalidUseOfItem, in: "IndexPath.item")
            self[1] = newValue
        }
    }

    private static let invalidUseOfItem = """
        Invalid index path for use with UICollectionView.  Index paths passed to collection view must contain exactly \
        two indices specifying the section and item.
        """

    private static let invalidUse = """
        Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two \
        indices specifying the section and row.
        """
}
