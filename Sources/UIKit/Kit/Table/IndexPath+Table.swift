import Failures
import Foundation

extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
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

    private static let invalidUse = """
        Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two \
        indices specifying the section and row.
        """
}
