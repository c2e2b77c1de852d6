/// Reads the entries of a tree in order. Each takes constant time, except at the end of a leaf.
struct EntryCursor {
    /// Retained so that the leaf of the location, which is not, stays alive.
    private let tree: ElementTree
    private(set) var location: ElementTree.Location

    init(_ tree: ElementTree, at location: ElementTree.Location) {
        self.tree = tree
        self.location = location
    }

    var before: Summary { location.before }
    var entry: Entry { location.entry }

    /// Moves to the next entry. Returns false at the end.
    mutating func advance() -> Bool {
        let before = location.before + location.entry.summary
        let isInLeaf = location.leaf._withUnsafeGuaranteedRef { leaf in
            guard location.nextOffset < leaf.count else { return false }
            leaf.withStorage { location.entry = Entry(reading: $0.words, at: &location.nextOffset) }
            return true
        }
        if isInLeaf {
            location.before = before
            return true
        }
        return move(toElement: before.elements)
    }

    /// Moves to the entry that contains an element. If there is none, returns false and stays.
    mutating func move(toElement element: Int) -> Bool {
        guard let next = tree.location(ofElement: element) else { return false }
        location = next
        return true
    }
}
