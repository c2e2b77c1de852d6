/// Coding of a policy as its name, such as `"accordion"`, or as an object with its limit, such as `{ "atMost": 3 }`.
extension ExpansionPolicy: Codable {
    private enum CodingKeys: CodingKey {
        case atMost
    }

    private static let named = [ExpansionPolicy.independent, .accordion, .alwaysOne]

    /// Creates a policy by decoding from a decoder.
    ///
    /// - Throws: A `DecodingError` if the name is unknown or the limit is less than 1.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            let limit = try container.decode(Int.self, forKey: .atMost)
            guard limit > 0 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .atMost,
                    in: container,
                    debugDescription: "a policy cannot allow at most \(limit) open rows"
                )
            }
            self = .atMost(limit)
        } else {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let policy = Self.named.first(where: { $0.description == name }) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "\"\(name)\" is no policy; there are independent, accordion, alwaysOne and atMost"
                )
            }
            self = policy
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if let limit, !Self.named.contains(self) {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(limit, forKey: .atMost)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
}
