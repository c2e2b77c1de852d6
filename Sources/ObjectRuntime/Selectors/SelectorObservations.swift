import Foundation
import Synchronization

/// The observations of one observer, which die with it.
final class SelectorObservations: Sendable {
    private let observations = Mutex<[SelectorObservation]>([])

    /// An address that no other association uses.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    static func of(_ observer: AnyObject) -> SelectorObservations {
        if let known = ifAny(of: observer) { return known }
        let new = SelectorObservations()
        objc_setAssociatedObject(observer, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }

    static func ifAny(of observer: AnyObject) -> SelectorObservations? {
        objc_getAssociatedObject(observer, key) as? SelectorObservations
    }

    func add(_ observation: SelectorObservation) {
        observations.withLock { $0.append(observation) }
    }

    func remove(from center: NotificationCenter, name: NSNotification.Name?, sender: Any?) {
        let sender = sender.map { $0 as AnyObject }
        // They end outside of the lock, since the center calls nothing but may wait.
        let removed = observations.withLock { observations in
            let removed = observations.filter { $0.matches(center, name: name, sender: sender) }
            observations.removeAll { $0.matches(center, name: name, sender: sender) }
            return removed
        }
        for observation in removed { observation.end() }
    }
}
