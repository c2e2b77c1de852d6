import Expansion

/// The closure and the sequences of a client to which changes of levels are reported before the table shows them.
@MainActor
final class ChangeListeners<ID: Hashable, Level: ExpansionLevel> {
    typealias Changes = [ExpansionChange<ID, Level>]

    /// The closure of the client.
    var willChange: (@MainActor (Changes) -> Void)?
    private var streams: [Int: Stream] = [:]
    private var created = 0

    /// Tells about changes. The closure may make others, which are told of after these.
    func tell(_ changes: Changes) {
        for stream in streams.values { stream.tell(changes) }
        willChange?(changes)
    }

    deinit {
        for stream in streams.values { stream.finish() }
    }

    /// A sequence of changes that is read elsewhere.
    private struct Stream: Sendable {
        let tell: @MainActor @Sendable (Changes) -> Void
        let finish: @Sendable () -> Void
    }
}

extension ChangeListeners where ID: Sendable {
    /// Returns a sequence of the changes from now on.
    func makeStream() -> AsyncStream<Changes> {
        created += 1
        let number = created
        let (stream, continuation) = AsyncStream<Changes>.makeStream()
        streams[number] = Stream(tell: { continuation.yield($0) }, finish: { continuation.finish() })
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams[number] = nil }
        }
        return stream
    }
}
