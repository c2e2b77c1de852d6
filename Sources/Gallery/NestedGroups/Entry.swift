/// An entry of a field guide, which is either a group of other entries or a text.
struct Entry: Identifiable {
    /// The titles on the path from the outermost group to this entry.
    let id: [String]
    let text: String
    let entries: [Entry]

    var title: String { id.last ?? "" }
    var isGroup: Bool { !entries.isEmpty }
    /// The number of groups that contain the entry.
    var depth: Int { id.count - 1 }

    /// Creates a group, and prepends its title to the paths of its entries.
    static func group(_ title: String, _ text: String, _ entries: [Entry]) -> Entry {
        Entry(id: [title], text: text, entries: entries.map { $0.moved(into: [title]) })
    }

    static func leaf(_ title: String, _ text: String) -> Entry {
        Entry(id: [title], text: text, entries: [])
    }

    private func moved(into path: [String]) -> Entry {
        Entry(id: path + id, text: text, entries: entries.map { $0.moved(into: path) })
    }

    /// Returns the entry and everything in it, by identifier.
    var all: [ID: Entry] {
        entries.reduce(into: [id: self]) { all, entry in all.merge(entry.all) { first, _ in first } }
    }
}
