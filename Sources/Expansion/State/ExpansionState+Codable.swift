/// Coding of a state as its policy and its open rows in the order in which they were opened: `{ "policy":
/// "accordion", "unfolded": [{ "id": 7, "level": "expanded" }] }`.
///
/// The encoded state doesn't contain groups. A decoded state may therefore have more open rows in a
/// group than its policy allows. To fold them, call ``enforcePolicy(groupedBy:)``. They also fold
/// when the next row of the group opens.
extension ExpansionState: Codable where ID: Codable {
    private enum CodingKeys: CodingKey {
        case policy, unfolded
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
        self.init(policy: try container.decode(ExpansionPolicy.self, forKey: .policy))
        for row in try container.decode([Row].self, forKey: .unfolded) {
            func flaw(_ description: String) -> DecodingError {
                .dataCorruptedError(forKey: .unfolded, in: container, debugDescription: description)
            }
            guard !row.level.isFolded else {
                throw flaw("\(row.id) is listed, though at \"\(row.level)\" it is folded")
            }
            guard levels.set(row.level, for: row.id).isFolded else { throw flaw("\(row.id) is listed twice") }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(policy, forKey: .policy)
        try container.encode(unfolded.map { Row(id: $0, level: self[$0]) }, forKey: .unfolded)
    }
}
