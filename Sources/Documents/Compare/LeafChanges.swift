/// The changes between the values inside two rows, as lines.
struct LeafChanges {
    private(set) var lines: [String] = []

    /// A value is identified by its path, or by its text if it has no path.
    private struct Key: Hashable {
        var name: String
        /// The number of values of the same name before it.
        var rank: Int
    }

    init(_ old: [RecordField], _ new: [RecordField]) {
        let oldKeys = Self.keys(of: old)
        let places = Dictionary(zip(oldKeys, old.indices), uniquingKeysWith: { first, _ in first })
        let newKeys = Self.keys(of: new)
        let kept = Set(newKeys)
        for (key, leaf) in zip(oldKeys, old) where !kept.contains(key) { lines.append(Self.line("-", leaf)) }
        for (key, leaf) in zip(newKeys, new) {
            guard let place = places[key] else {
                lines.append(Self.line("+", leaf))
                continue
            }
            guard old[place].value != leaf.value else { continue }
            lines.append(Self.line("-", old[place]))
            lines.append(Self.line("+", leaf))
        }
    }

    private static func keys(of leaves: [RecordField]) -> [Key] {
        var counts: [String: Int] = [:]
        return leaves.map { leaf in
            let name = leaf.name.isEmpty ? leaf.value : leaf.name
            defer { counts[name, default: 0] += 1 }
            return Key(name: name, rank: counts[name, default: 0])
        }
    }

    static func line(_ sign: String, _ leaf: RecordField) -> String {
        sign + (leaf.name.isEmpty ? "" : leaf.name + ": ") + leaf.value
    }
}
