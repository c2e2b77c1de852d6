import Foundation
import Synchronization

/// The observers of an object that were added by `addObserver(_:forKeyPath:options:context:)`. They end with it.
final class ObserverRegistrations: Sendable {
    private let registrations = Mutex<[ObserverRegistration]>([])

    /// An address that no other association uses.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    )

    static func of(_ object: NSObject) -> ObserverRegistrations {
        if let known = ifAny(of: object) { return known }
        let new = ObserverRegistrations()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }

    static func ifAny(of object: NSObject) -> ObserverRegistrations? {
        objc_getAssociatedObject(object, key) as? ObserverRegistrations
    }

    func add(_ registration: ObserverRegistration) {
        registrations.withLock { $0.append(registration) }
    }

    /// Ends the last observation that satisfies a condition.
    ///
    /// - Returns: Whether there was one.
    func removeLast(where condition: (ObserverRegistration) -> Bool) -> Bool {
        let removed = registrations.withLock { registrations in
            registrations.lastIndex(where: condition).map { registrations.remove(at: $0) }
        }
        removed?.end()
        return removed != nil
    }
}
