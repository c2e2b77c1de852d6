/// A state is written as its policy and the open rows in order of opening:
/// `{ "policy": "accordion", "unfolded": [{ "id": 7, "level": "expanded" }] }`.
///
/// A state says nothing about groups, so one that was decoded may have more open rows in a group than its policy allows;
/// ``enforcePolicy(groupedBy:)`` folds them, and so does the next row of the group that is opened.
extension ExpansionState: Codable where ID: Codable {
    private enum CodingKeys: CodingKey {
        case policy, unfolded
    }

    private struct Row: Codable {
        var id: ID
        var level: Level
    }

    /// Throws a `DecodingError` when something is missing or of another kind, and when a row is listed twice or as
    /// folded.
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
