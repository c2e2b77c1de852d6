import Foundation

/// Where text goes on behind tab characters, in points from the paragraph's leading edge.
package struct TabStops: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// The text begins at the stop.
        case leading
        /// The stop is the middle of the text.
        case center
        /// The text ends at the stop.
        case trailing
    }

    package struct Stop: Hashable, Sendable {
        package let location: Double
        package let alignment: Alignment
        /// The characters in front of the first of which what is aligned ends; nil for all up to the next tab or line.
        package let terminators: CharacterSet?

        package init(location: Double, alignment: Alignment = .leading, terminators: CharacterSet? = nil) {
            self.location = location
            self.alignment = alignment
            self.terminators = terminators
        }
    }

    /// By location.
    private let stops: [Stop]
    /// Behind the last stop there is one at each multiple of this.
    private let interval: Double

    /// The distance of the stops of a default `NSParagraphStyle`.
    package static let defaultInterval = 28.0

    /// - Parameters:
    ///   - stops: in any order; those at no finite place are left out.
    ///   - interval: `defaultInterval` stands for one that is not above 0 and finite.
    package init(_ stops: [Stop] = [], interval: Double = 0) {
        self.stops = stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
        self.interval = interval > 0 && interval.isFinite ? interval : Self.defaultInterval
    }

    /// The first stop behind a place in Pango units. O(log n).
    func next(after place: Int) -> (place: Int, stop: Stop) {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].location.units > place { high = middle } else { low = middle + 1 }
        }
        if low < stops.count { return (stops[low].location.units, stops[low]) }
        let step = max(1, interval.units)
        let next = (Int((Double(place) / Double(step)).rounded(.down)) + 1) * step
        return (next > place ? next : next + step, Stop(location: Double(units: next)))
    }
}
