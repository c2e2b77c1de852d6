/// Folders in the order of their floors, from the bottom to the top.
struct FloorPlan {
    private let floors: [String]

    init(_ floors: [String]) {
        self.floors = floors
    }

    /// Returns the number of the floor that a file is on, from the bottom, or `nil` if it is on none.
    func floor(of file: String) -> Int? {
        floors.firstIndex { file == $0 || file.hasPrefix($0 + "/") }
    }

    /// Returns one sentence for each pair of files in which the first uses a declaration of the second on a higher
    /// floor. The sentence names the line of the use and that of the declaration.
    func upwardUses(in uses: [Use]) -> [String] {
        let upward = uses.filter { use in
            guard let user = floor(of: use.place.file), let used = floor(of: use.declaration.file) else { return false }
            return user < used
        }
        let first = Dictionary(grouping: upward) { [$0.place.file, $0.declaration.file] }
            .compactMap { _, uses in uses.min { $0.place.line < $1.place.line } }
        return first.map { "\($0.place) uses \($0.name), which a higher floor declares: \($0.declaration)" }.sorted()
    }
}
