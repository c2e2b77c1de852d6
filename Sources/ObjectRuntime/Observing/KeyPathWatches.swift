import Foundation
import Synchronization

/// The watches of the properties of an object, which die with it.
final class KeyPathWatches: Sendable {
    /// Whether any object has watches. Programs without observers pay for reading this, and for nothing else.
    private static let areUsed = Atomic(false)

    /// An address that no other association uses.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    private let watches = Mutex<[KeyPathWatch]>([])

    static func of(_ object: NSObject) -> KeyPathWatches {
        areUsed.store(true, ordering: .relaxed)
        if let known = ifAny(of: object) { return known }
        let new = KeyPathWatches()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }

    static func ifAny(of object: AnyObject) -> KeyPathWatches? {
        guard areUsed.load(ordering: .relaxed) else { return nil }
        return objc_getAssociatedObject(object, key) as? KeyPathWatches
    }

    func add(_ watch: KeyPathWatch) {
        watches.withLock { watches in
            watches.removeAll { $0.isEnded.load(ordering: .relaxed) }
            watches.append(watch)
        }
    }

    /// The watches of a property, in the order in which they started.
    private func ofKey(_ key: String) -> [KeyPathWatch] {
        watches.withLock { $0.filter { $0.key == key && !$0.isEnded.load(ordering: .relaxed) } }
    }

    // Watches call code of clients, which may use this list.

    func willChange(_ key: String, _ change: KeyChange) {
        for watch in ofKey(key) { watch.willChange(change) }
    }

    func didChange(_ key: String, _ change: KeyChange, on object: NSObject) {
        for watch in ofKey(key) { watch.didChange(change, on: object) }
    }
}
