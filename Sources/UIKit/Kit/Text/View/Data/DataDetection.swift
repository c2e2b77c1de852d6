import Foundation

/// The data that a text view finds in its text. It searches once for each text.
@MainActor
struct DataDetection {
    var types: UIDataDetectorTypes = [] {
        didSet { found = nil }
    }

    private var found: (text: String, links: [TextLink])?

    /// Returns the data in a text, in its order. No data overlaps a link of the text's own. Costs O(n) for a new text,
    /// and nothing if no types are set.
    mutating func links(in text: StyledText) -> [TextLink] {
        guard !types.isEmpty else { return [] }
        if found?.text != text.text { found = (text.text, Self.links(of: types, in: text.text)) }
        var own = IndexSet()
        for run in text.attributes.runs(in: 0..<text.end) where run.attributes[.link] != nil {
            own.insert(integersIn: run.range)
        }
        return found?.links.filter { !own.intersects(integersIn: $0.range) } ?? []
    }

    /// Returns the data of some kinds in a text. Where two match, the pattern that is earlier in the list has
    /// precedence.
    static func links(of types: UIDataDetectorTypes, in text: String) -> [TextLink] {
        var (links, taken): ([TextLink], IndexSet) = ([], [])
        for pattern in DataPattern.patterns(of: types) {
            for match in pattern.matches(in: text) where !taken.intersects(integersIn: match.range) {
                links.append(TextLink(range: match.range, url: match.url))
                taken.insert(integersIn: match.range)
            }
        }
        return links.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
