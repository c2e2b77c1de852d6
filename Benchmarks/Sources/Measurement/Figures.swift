/// What a program printed about itself: figures by name, each as often as it was measured.
public struct Figures: Sendable {
    private var values: [String: [Double]] = [:]
    /// Why there are no more of them; nil if there are all.
    public private(set) var failure: String?

    public init() {}

    /// Takes lines of a name and a number each. `failed` and a text say why there is no more, `done` that this is all.
    public mutating func add(_ text: String) {
        failure = "ends before it is done"
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts[0] == "done" {
                failure = nil
            } else if parts[0] == "failed", parts.count > 1 {
                failure = String(parts[1])
            } else if parts.count > 1, let value = Double(parts[1]), value.isFinite {
                values[String(parts[0]), default: []].append(value)
            }
        }
    }

    public mutating func fail(_ reason: String) {
        failure = reason
    }

    public subscript(name: String) -> [Double] { values[name] ?? [] }

    /// The median of a figure, from each of which another one is taken if need be; nil if it was not measured.
    public func median(_ name: String, less other: String? = nil) -> Double? {
        guard let values = values[name] else { return nil }
        guard let other else { return Sample(values).median }
        let rest = zip(values, self[other]).map { max(0, $0 - $1) }
        return rest.isEmpty ? nil : Sample(rest).median
    }
}
