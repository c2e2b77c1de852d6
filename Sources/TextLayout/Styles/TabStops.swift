import Foundation
import Partitioning

/// The positions of text behind tab characters, in points from the leading edge of the paragraph.
package struct TabStops: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// The text begins at the stop.
        case leading
        /// The stop is the center of the text.
        case center
        /// The text ends at the stop.
        case trailing
    }

    package struct Stop: Hashable, Sendable {
        package let location: Double
        package let alignment: Alignment
        /// The characters that end the text to align; `nil` to align all text up to the next tab or line.
        package let terminators: CharacterSet?

        package init(location: Double, alignment: Alignment = .leading, terminators: CharacterSet? = nil) {
            self.location = location
            self.alignment = alignment
            self.terminators = terminators
        }
    }

    /// In order of location.
    private let stops: [Stop]
    /// The distance of the stops behind the last one, which are at its multiples.
    private let interval: Double
    /// The least width of a tab that leads to one of these.
    private let leastWidth: Double

    /// The distance of the stops of a default `NSParagraphStyle`.
    package static let defaultInterval = 28.0

    /// - Parameters:
    ///   - stops: The stops, in any order. Stops without a finite location are ignored.
    ///   - interval: The distance of further stops. Replaced by `defaultInterval` unless it is positive and finite.
    ///   - leastWidth: The least width of a tab that leads to a further stop, no more than the distance of these. Of a
    ///     tab to one of `stops`, it is as little as it takes.
    package init(_ stops: [Stop] = [], interval: Double = 0, leastWidth: Double = 0) {
        self.stops = stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
        self.interval = interval > 0 && interval.isFinite ? interval : Self.defaultInterval
        self.leastWidth = leastWidth > 0 ? min(leastWidth, self.interval) : 0
    }

    /// The first stop behind a position, in Pango units. O(log n).
    func next(after place: Int) -> (place: Int, stop: Stop) {
        let index = stops.partitioningIndex { $0.location.units > place }
        if index < stops.count { return (stops[index].location.units, stops[index]) }
        let step = max(1, interval.units)
        let behind = place + max(0, leastWidth.units - 1)
        let next = (Int((Double(behind) / Double(step)).rounded(.down)) + 1) * step
        return (next > behind ? next : next + step, Stop(location: Double(units: next)))
    }
}
