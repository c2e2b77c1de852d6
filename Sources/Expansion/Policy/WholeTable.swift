/// The only group, where a table has one.
enum WholeTable: Hashable {
    case wholeTable

    static func group(_ id: some Hashable) -> WholeTable? {
        .wholeTable
    }
}
