/// The objects that the app has registered for state restoration. They aren't retained.
struct RestorableObjects {
    private struct Entry {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    private var entries: [Entry] = []

    /// Adds an object, in place of another one with the identifier.
    mutating func add(_ object: any UIStateRestoring, _ identifier: String) {
        entries.removeAll { $0.object == nil || $0.identifier == identifier }
        entries.append(Entry(identifier: identifier, object: object))
    }

    /// The objects that live, with their identifiers, in the order of their registration.
    var all: [(identifier: String, object: any UIStateRestoring)] {
        entries.compactMap { entry in entry.object.map { (entry.identifier, $0) } }
    }

    func object(_ identifier: String) -> (any UIStateRestoring)? {
        entries.first { $0.identifier == identifier }?.object
    }
}
