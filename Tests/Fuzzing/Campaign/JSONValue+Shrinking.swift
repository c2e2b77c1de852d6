extension JSONValue {
    /// The values that are simpler than this one, from the most different to the least different.
    ///
    /// Each is shorter or nearer to zero, so that repeated simplification terminates.
    var simplerOnes: AnySequence<JSONValue> {
        switch self {
        case .null, .unsigned: AnySequence([])
        case .bool(let value): AnySequence(value ? [.bool(false)] : [])
        case .integer(let value): AnySequence(Self.simplerOnes(of: value))
        case .number(let value): AnySequence(Self.simplerOnes(of: value))
        case .string(let value):
            AnySequence(value.isEmpty ? [] : [.string(""), .string(String(value.prefix(value.count / 2)))])
        case .array(let values): AnySequence([Self.shorterOnes(of: values), Self.simplerOnes(of: values)].joined())
        case .object(let members):
            AnySequence(
                members.keys.sorted().lazy.flatMap { key in
                    (members[key]?.simplerOnes ?? AnySequence([])).lazy.map { simpler in
                        .object(members.merging([key: simpler]) { $1 })
                    }
                }
            )
        }
    }

    private static func simplerOnes(of value: Int) -> [JSONValue] {
        guard value != 0 else { return [] }
        var simpler = [0, value / 2, value - value.signum()]
        if value < 0 { simpler.append(-value) }
        return simpler.filter { $0 != value }.map { .integer($0) }
    }

    private static func simplerOnes(of value: Double) -> [JSONValue] {
        let halved = (value / 2).rounded(.towardZero)
        return [0, value.rounded(.towardZero), halved].filter { $0.magnitude < value.magnitude }.map { .number($0) }
    }

    private static func shorterOnes(of values: [JSONValue]) -> AnySequence<JSONValue> {
        // Remove halves first, then quarters, down to single elements.
        let lengths = sequence(first: max(values.count / 2, 1)) { $0 > 1 ? $0 / 2 : nil }
        return AnySequence(
            lengths.lazy.flatMap { length in
                stride(from: 0, to: values.count, by: length).lazy.map { start in
                    .array(Array(values[..<start] + values[min(start + length, values.count)...]))
                }
            }
        )
    }

    private static func simplerOnes(of values: [JSONValue]) -> AnySequence<JSONValue> {
        AnySequence(
            values.indices.lazy.flatMap { index in
                values[index].simplerOnes.lazy.map { simpler in
                    var result = values
                    result[index] = simpler
                    return .array(result)
                }
            }
        )
    }
}
