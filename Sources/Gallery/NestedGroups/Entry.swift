/// An entry of a field guide: a group of others, or a text.
struct Entry: Identifiable {
    /// The titles from the outermost group down to this one.
    let id: [String]
    let text: String
    let entries: [Entry]

    var title: String { id.last ?? "" }
    var isGroup: Bool { !entries.isEmpty }
    /// How many groups it is in.
    var depth: Int { id.count - 1 }

    /// A group, which gives its entries their place.
    static func group(_ title: String, _ text: String, _ entries: [Entry]) -> Entry {
        Entry(id: [title], text: text, entries: entries.map { $0.moved(into: [title]) })
    }

    static func leaf(_ title: String, _ text: String) -> Entry {
        Entry(id: [title], text: text, entries: [])
    }

    private func moved(into path: [String]) -> Entry {
        Entry(id: path + id, text: text, entries: entries.map { $0.moved(into: path) })
    }

    /// The entry and, where it is open, what is in it, from top to bottom.
    func rows(isOpen: (ID) -> Bool) -> [Entry] {
        guard isGroup, isOpen(id) else { return [self] }
        return [self] + entries.flatMap { $0.rows(isOpen: isOpen) }
    }
}
