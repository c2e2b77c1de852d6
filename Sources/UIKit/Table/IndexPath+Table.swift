import Foundation

extension IndexPath {
    /// The path of a row in a section.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The section of a row's path.
    public var section: Int {
        get {
            precondition(count == 2, Self.invalidUse)
            return self[0]
        }
        set {
            precondition(count == 2, Self.invalidUse)
            self[0] = newValue
        }
    }

    /// The row of a row's path.
    public var row: Int {
        get {
            precondition(count == 2, Self.invalidUse)
            return self[1]
        }
        set {
            precondition(count == 2, Self.invalidUse)
            self[1] = newValue
        }
    }

    private static let invalidUse = """
        Invalid index path for use with UITableView.  Index paths passed to table view must contain exactly two \
        indices specifying the section and row.
        """
}
