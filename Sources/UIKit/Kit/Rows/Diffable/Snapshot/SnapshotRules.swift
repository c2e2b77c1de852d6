import Failures
import OrderedCollections

/// The checks of a snapshot's arguments. The messages are UIKit's where they are known from public crash reports;
/// those about moves and reconfiguring are modelled on the others.
enum SnapshotRules {
    /// Returns the identifiers as a set, and stops the process if they repeat.
    static func unique<Identifier: Hashable>(_ identifiers: [Identifier], kind: String, in api: String)
        -> OrderedSet<Identifier>
    {
        let set = OrderedSet(identifiers)
        guard set.count == identifiers.count else {
            var seen: Set<Identifier> = []
            let repeated = OrderedSet(identifiers.filter { !seen.insert($0).inserted })
            programmerError(
                "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\(list(repeated)))}",
                in: api
            )
        }
        return set
    }

    /// Returns the place of an identifier, and stops the process if it was not found.
    static func found<Place>(_ place: Place?, _ name: String, in api: String) -> Place {
        guard let place else { programmerError("Invalid parameter not satisfying: \(name) != NSNotFound", in: api) }
        return place
    }

    /// Stops the process if the destination is itself among the inserted or moved identifiers.
    static func require<Identifier: Hashable>(
        _ destination: Identifier,
        isNotAmong identifiers: OrderedSet<Identifier>,
        of operation: String,
        in api: String
    ) {
        programmerError(
            unless: !identifiers.contains(destination),
            """
            Invalid update: destination for \(operation) operation [\(destination)] is in the \(operation) identifier \
            list for update
            """,
            in: api
        )
    }

    /// Stops the process if an identifier to be shown again is not in the snapshot.
    static func require<Identifier>(
        _ identifiers: [Identifier],
        areIn isIn: (Identifier) -> Bool,
        to action: String,
        in api: String
    ) {
        for identifier in identifiers {
            programmerError(
                unless: isIn(identifier),
                "Attempted to \(action) identifier that does not exist in the snapshot: \(identifier)",
                in: api
            )
        }
    }

    /// Stops the process if inserted sections are already in the snapshot.
    static func requireNew(_ existing: some Collection<some Hashable>, in api: String) {
        let noun = existing.count == 1 ? "identifier that already exists" : "identifiers that already exist"
        programmerError(
            unless: existing.isEmpty,
            """
            Diffable data source detected an attempt to insert or append \(existing.count) section \(noun) in the \
            snapshot. Identifiers in a snapshot must be unique. Section \(noun): (\(list(existing)))
            """,
            in: api
        )
    }

    private static func list(_ identifiers: some Sequence) -> String {
        identifiers.map { "\n    \($0)" }.joined(separator: ",") + "\n"
    }
}
