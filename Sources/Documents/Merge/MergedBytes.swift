import Synchronization

/// The bytes of merged logs. They are not kept: of each block the places in the logs are, from which the lines are
/// merged again when they are read.
///
/// One thread merges. Any thread reads.
final class MergedBytes: Sendable {
    private struct Place: Sendable {
        let place: LogMerge.Place
        /// The number of times that the logs had grown after all of their lines were merged.
        let epoch: Int
    }

    private struct Content {
        var sources: [MergeSource]
        /// The limits of each epoch. Lines that were merged at the end of a log stay there when it grows.
        var limits: [[MergeLimit]]
    }

    /// The bytes that the document reads.
    var store: any ByteStore { bytes }

    private let bytes: RebuiltBytes<Place>
    private let content: Shared

    private final class Shared: Sendable {
        let value: Mutex<Content>

        init(_ content: Content) { value = Mutex(content) }
    }

    init(_ sources: [MergeSource], _ limits: [MergeLimit]) {
        let content = Shared(Content(sources: sources, limits: [limits]))
        self.content = content
        bytes = RebuiltBytes { place, count in
            let (sources, limits) = content.value.withLock { ($0.sources, $0.limits[place.epoch]) }
            // All of the block's lines were known when it was merged, so nothing has to be awaited.
            let settled = limits.map { MergeLimit(end: $0.end, isSettled: true) }
            var merge = LogMerge(sources, at: place.place, settled)
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count)
            while bytes.count < count, case .line = merge.appendLine(to: &bytes) {}
            return bytes
        }
    }

    var count: Int { bytes.count }

    /// Takes the bytes of the logs as they are now, and how far they are there.
    ///
    /// - Parameter isNew: Whether all lines up to the limits before were merged.
    func set(_ sources: [MergeSource], _ limits: [MergeLimit], isNew: Bool) {
        content.value.withLock { content in
            content.sources = sources
            if isNew {
                content.limits.append(limits)
            } else {
                content.limits[content.limits.count - 1] = limits
            }
        }
    }

    /// Adds a block after the others.
    func append(_ block: [UInt8], from place: LogMerge.Place) {
        let epoch = content.value.withLock { $0.limits.count - 1 }
        bytes.append(block, from: Place(place: place, epoch: epoch))
    }
}
