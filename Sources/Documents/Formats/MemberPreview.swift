/// The members of a value, or its elements, on one line with the most telling parts first, as `JSONPreview` shows those
/// of JSON: `name: web · image: web:1 · ports: [80, 443] · env: {HOME: /, …2}`.
///
/// Members without others inside them come before those that have some, and of these the ones that tell one value from
/// another (`TellingNames`) before all, unless several have the same name. Those without a value are last. A value with
/// others inside it is in brackets, with up to two of these and the number of the rest.
struct MemberPreview {
    /// A value as its format reads it.
    indirect enum Value {
        case text(String)
        /// - Parameter isWhole: Whether these are all members, and not the first ones.
        case members([Member], isWhole: Bool)
        case elements([Value], isWhole: Bool)

        fileprivate var isText: Bool { if case .text = self { true } else { false } }
    }

    struct Member {
        var key: String
        var value: Value
    }

    let text: String
    /// The number of members or elements in brackets, such as `{…4}`.
    let count: String

    /// The number of values that a value in brackets tells, and of characters of each.
    private static let (toldCount, toldLength) = (2, 32)
    /// The number of characters of a value that has others beside it.
    private static let partLength = 100

    /// - Parameter sign: The sign after a key, with its blanks.
    /// - Returns: `nil` for a value without members and elements.
    init?(_ value: Value, sign: String = ": ") {
        let parts: [String]
        switch value {
        case .members(let members, _) where !members.isEmpty:
            parts = Self.ordered(members).map { member in
                member.key + sign + Self.told(member.value, sign, hasOthers: members.count > 1)
            }
        case .elements(let elements, _) where !elements.isEmpty:
            parts = elements.map { Self.told($0, sign, hasOthers: elements.count > 1) }
        default: return nil
        }
        text = parts.joined(separator: SummaryText.separator)
        count = Self.brackets(value, holding: [])
    }

    /// Returns members in the order in which they are told.
    private static func ordered(_ members: [Member]) -> [Member] {
        let counts = Dictionary(members.map { ($0.key, 1) }, uniquingKeysWith: +)
        func order(_ member: Member) -> Int {
            guard case .text(let text) = member.value else { return 2 }
            let tells = TellingNames.rank(of: member.key) != nil && counts[member.key] == 1
            return isNothing(text) ? 3 : tells ? 0 : 1
        }
        return (0..<4).flatMap { wanted in members.filter { order($0) == wanted } }
    }

    private static func isNothing(_ text: String) -> Bool { text.isEmpty || text == "null" || text == "~" }

    /// Returns the text of a value among others.
    private static func told(_ value: Value, _ sign: String, hasOthers: Bool) -> String {
        switch value {
        case .text(let text): return hasOthers ? text.onOneLine(limit: partLength) : text
        case .elements(let elements, let isWhole):
            return brackets(value, holding: isWhole ? elements.prefix(toldCount).compactMap(shortText) : [])
        case .members(let members, let isWhole):
            let told = members.enumerated().filter { $0.element.value.isText }.map { member in
                (member.offset, rank: TellingNames.rank(of: member.element.key) ?? .max, member.element)
            }
            let ranked = told.sorted { ($0.rank, $0.0) < ($1.rank, $1.0) }
            let chosen = ranked.prefix(isWhole ? toldCount : 0).sorted { $0.0 < $1.0 }.map(\.2)
            return brackets(value, holding: chosen.map { $0.key + sign + (shortText($0.value) ?? "") })
        }
    }

    private static func shortText(_ value: Value) -> String? {
        if case .text(let text) = value { text.onOneLine(limit: toldLength) } else { nil }
    }

    private static func brackets(_ value: Value, holding texts: [String]) -> String {
        let (count, isWhole, isMapping): (Int, Bool, Bool) =
            switch value {
            case .text: (0, true, true)
            case .members(let members, let isWhole): (members.count, isWhole, true)
            case .elements(let elements, let isWhole): (elements.count, isWhole, false)
            }
        let rest = count - texts.count
        let parts = texts + (rest > 0 ? ["…\(rest.grouped)\(isWhole ? "" : "+")"] : [])
        let text = parts.joined(separator: ", ")
        return isMapping ? "{\(text)}" : "[\(text)]"
    }
}
