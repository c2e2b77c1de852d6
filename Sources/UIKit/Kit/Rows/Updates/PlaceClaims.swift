/// The requests for each place so far, by which a second request for the same place is detected.
struct PlaceClaims {
    /// A request for something that was in the table before the update.
    enum Departure {
        case delete
        case reload
        case move(to: TablePlace)
    }

    /// The way in which something comes into the table by the update.
    enum Arrival {
        case insert
        case move(from: TablePlace)
    }

    private var departures: [TablePlace: Departure] = [:]
    private var arrivals: [TablePlace: Arrival] = [:]

    mutating func claim(_ place: TablePlace, for departure: Departure) throws(InvalidTableUpdate) {
        guard let earlier = departures.updateValue(departure, forKey: place) else { return }
        switch (earlier, departure) {
        case (.move(let first), .move(let second)): throw .movedTwice(place, to: first, and: second)
        case (.move, _), (_, .move): throw .deletedAndMoved(place)
        case (.delete, .delete): throw .repeated(.delete, place)
        case (.reload, .reload): throw .repeated(.reload, place)
        case (.delete, .reload), (.reload, .delete): throw .deletedAndReloaded(place)
        }
    }

    mutating func claim(_ place: TablePlace, for arrival: Arrival) throws(InvalidTableUpdate) {
        guard let earlier = arrivals.updateValue(arrival, forKey: place) else { return }
        switch (earlier, arrival) {
        case (.move(let first), .move(let second)): throw .movedTogether(first, second, to: place)
        case (.insert, .insert): throw .repeated(.insert, place)
        case (.move, .insert), (.insert, .move): throw .insertedAndMoved(place)
        }
    }
}
