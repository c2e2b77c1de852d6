/// The fields of a stanza that tell the most, on one line or two.
struct StanzaSummary {
    /// A kind of stanza, by the field that names it.
    private struct Kind {
        var name: String
        /// The fields that follow the name on the first line.
        var qualifiers: [String] = []
        /// The fields of the second line. The first group of which a field exists is taken.
        var descriptions: [[String]]
    }

    private static let kinds = [
        Kind(name: "Package", qualifiers: ["Version"], descriptions: [["Description"]]),
        Kind(name: "Subject", descriptions: [["From", "Date"]]),
        Kind(name: "Name", qualifiers: ["Version"], descriptions: [["Summary"], ["Description"]]),
        Kind(name: "Source", qualifiers: ["Version"], descriptions: [["Description"]]),
        Kind(name: "Title", descriptions: [["Description"]]),
        Kind(name: "From", descriptions: [["Date"]]),
    ]
    /// The fields that are shown of a stanza of no kind.
    private static let otherFieldCount = 4

    private(set) var lines: [String] = []

    init(_ stanza: Stanza) {
        guard let kind = Self.kinds.first(where: { stanza.field(named: $0.name) != nil }) else {
            let parts = stanza.fields.prefix(Self.otherFieldCount).map { "\($0.name): \($0.value)" }
            lines = [parts.joined(separator: SummaryText.separator).onOneLine(limit: SummaryText.lengthLimit)]
            return
        }
        let heads = ([kind.name] + kind.qualifiers).compactMap { stanza.field(named: $0) }
        lines = [heads.map(Self.show).joined(separator: " ")]
        let groups = kind.descriptions.map { $0.compactMap { stanza.field(named: $0) } }
        if let group = groups.first(where: { !$0.isEmpty }) {
            lines.append(group.map(Self.show).joined(separator: SummaryText.separator))
        }
    }

    private static func show(_ field: Stanza.Field) -> String {
        String(field.value).onOneLine(limit: SummaryText.lengthLimit)
    }
}
