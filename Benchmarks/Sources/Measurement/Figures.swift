/// The figures that a program printed about itself: for each name, one number for each measurement.
public struct Figures: Sendable {
    private var values: [String: [Double]] = [:]
    /// The reason why figures are missing, or nil if they are complete.
    public private(set) var failure: String?

    public init() {}

    /// Parses lines of a name and a number each. A line `failed` with a text gives the reason why no
    /// more follow. A line `done` marks the end.
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

    /// Returns the median of a figure, optionally with another figure subtracted from each value, or
    /// nil if it wasn't measured.
    public func median(_ name: String, less other: String? = nil) -> Double? {
        guard let values = values[name] else { return nil }
        guard let other else { return Sample(values).median }
        let rest = zip(values, self[other]).map { max(0, $0 - $1) }
        return rest.isEmpty ? nil : Sample(rest).median
    }
}
