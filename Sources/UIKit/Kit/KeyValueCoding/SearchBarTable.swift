@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties of search bars that are found by their names.
nonisolated final class SearchBarTable: ObjectiveCTable {
    override class var owner: AnyClass? { UISearchBar.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.property("delegate", of: UISearchBar.self, { $0.delegate }, { $0.delegate = $1 })]
    }
}
