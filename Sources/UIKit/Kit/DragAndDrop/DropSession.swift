import CoreGraphics
import Foundation

/// A drag over views that accept drops.
final class DropSession: DragItemsSession, UIDropSession {
    private let source: DragSession?
    let progress = Progress(totalUnitCount: 0)

    /// Creates the session of a drag of this program, or of another program.
    init(of source: DragSession?) {
        self.source = source
        super.init()
        follow()
    }

    var localDragSession: (any UIDragSession)? { source }

    /// Adopts the state of the drag.
    func follow() {
        guard let source else { return }
        items = source.items
        place = source.place
        allowsMoveOperation = source.allowsMoveOperation
        isRestrictedToDraggingApplication = source.isRestrictedToDraggingApplication
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let whole = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += whole.totalUnitCount
        progress.addChild(whole, withPendingUnitCount: whole.totalUnitCount)
        let collected = LoadedObjects(count: providers.count)
        let group = DispatchGroup()
        for (index, provider) in providers.enumerated() {
            group.enter()
            provider.loadObject(ofClass: aClass) { object, _ in
                collected.set(object, at: index)
                whole.completedUnitCount += 1
                group.leave()
            }
        }
        nonisolated(unsafe) let completion = completion
        group.notify(queue: .main) { MainActor.assumeIsolated { completion(collected.objects) } }
        return whole
    }
}

/// The objects that threads have loaded.
private final class LoadedObjects: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [(any NSItemProviderReading)?]

    init(count: Int) {
        found = Array(repeating: nil, count: count)
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        lock.withLock { found[index] = object }
    }

    var objects: [any NSItemProviderReading] { lock.withLock { found.compactMap { $0 } } }
}
