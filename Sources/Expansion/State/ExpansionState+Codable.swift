/// Coding of a state as its policy and its open rows in the order in which they were opened: `{ "policy":
/// "accordion", "unfolded": [{ "id": 7, "level": "expanded" }] }`. A state with an open default level also contains it,
/// as `"defaultLevel"`, and the rows that were folded, as `"folded"`.
///
/// The encoded state doesn't contain groups. A decoded state may therefore have more open rows in a
/// group than its policy allows. To fold them, call ``enforcePolicy(groupedBy:)``. They also fold
/// when the next row of the group opens.
extension ExpansionState: Codable where ID: Codable {
    private enum CodingKeys: CodingKey {
        case policy, unfolded, defaultLevel, folded
    }

    private struct Row: Codable {
        var id: ID
        var level: Level
    }

    /// Creates a state by decoding from a decoder.
    ///
    /// - Throws: A `DecodingError` if a value is missing or has the wrong type, or if a row is
    ///   listed twice or as folded.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            policy: try container.decode(ExpansionPolicy.self, forKey: .policy),
            defaultLevel: try container.decodeIfPresent(Level.self, forKey: .defaultLevel) ?? .folded
        )
        for id in try container.decodeIfPresent([ID].self, forKey: .folded) ?? [] { _ = levels.set(.folded, for: id) }
        for row in try container.decode([Row].self, forKey: .unfolded) {
            func flaw(_ description: String) -> DecodingError {
                .dataCorruptedError(forKey: .unfolded, in: container, debugDescription: description)
            }
            guard !row.level.isFolded else {
                throw flaw("\(row.id) is listed, though at \"\(row.level)\" it is folded")
            }
            guard !levels.contains(row.id), !levels.folded.contains(row.id) else {
                throw flaw("\(row.id) is listed twice")
            }
            _ = levels.set(row.level, for: row.id)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(policy, forKey: .policy)
        if !defaultLevel.isFolded { try container.encode(defaultLevel, forKey: .defaultLevel) }
        if !levels.folded.isEmpty { try container.encode(levels.folded.all, forKey: .folded) }
        try container.encode(unfolded.map { Row(id: $0, level: self[$0]) }, forKey: .unfolded)
    }
}
