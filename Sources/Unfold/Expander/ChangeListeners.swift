import Expansion

/// The closure and the sequences of a client to which changes of levels are reported before the table shows them.
@MainActor
final class ChangeListeners<ID: Hashable & Sendable, Level: ExpansionLevel> {
    typealias Changes = [ExpansionChange<ID, Level>]

    /// The closure of the client.
    var willChange: (@MainActor (Changes) -> Void)?
    private var streams: [Int: AsyncStream<Changes>.Continuation] = [:]
    private var created = 0

    /// Tells about changes. The closure may make others, which are told of after these.
    func tell(_ changes: Changes) {
        for stream in streams.values { stream.yield(changes) }
        willChange?(changes)
    }

    /// Returns a sequence of the changes from now on.
    func makeStream() -> AsyncStream<Changes> {
        created += 1
        let number = created
        let (stream, continuation) = AsyncStream<Changes>.makeStream()
        streams[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.streams[number] = nil }
        }
        return stream
    }

    deinit {
        for stream in streams.values { stream.finish() }
    }
}
