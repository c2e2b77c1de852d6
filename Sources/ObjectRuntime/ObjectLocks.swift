import Foundation

/// Waits until no other thread holds the lock of an object, and takes it. A thread can take it several times.
///
/// The object may be an instance of any class, or a class. The lock doesn't retain it.
///
/// - Returns: 0. Values of other types than classes have no lock, so that nothing happens.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    if let owner = AssociationOwner(object) { ObjectLocks.shared.enter(owner.address) }
    return 0
}

/// Returns the lock of an object.
///
/// - Returns: 0, or -1 if the thread doesn't hold the lock.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let owner = AssociationOwner(object) else { return 0 }
    return ObjectLocks.shared.exit(owner.address) ? 0 : -1
}

/// The locks of objects that threads hold or wait for, by the addresses of the objects. All others cost nothing.
private final class ObjectLocks: @unchecked Sendable {
    private final class ObjectLock {
        let lock = NSRecursiveLock()
        /// The number of threads that hold or wait for the lock, each as often as it does.
        var users = 0
        /// The thread that holds the lock, and how often.
        var holder: pthread_t?
        var depth = 0
    }

    static let shared = ObjectLocks()

    private let table = NSLock()
    private var locks: [UnsafeRawPointer: ObjectLock] = [:]

    func enter(_ address: UnsafeRawPointer) {
        let lock = table.withLock {
            let lock = locks[address] ?? ObjectLock()
            locks[address] = lock
            lock.users += 1
            return lock
        }
        lock.lock.lock()
        table.withLock {
            lock.holder = pthread_self()
            lock.depth += 1
        }
    }

    func exit(_ address: UnsafeRawPointer) -> Bool {
        table.withLock {
            guard let lock = locks[address], let holder = lock.holder, pthread_equal(holder, pthread_self()) != 0 else {
                return false
            }
            lock.depth -= 1
            if lock.depth == 0 { lock.holder = nil }
            lock.users -= 1
            if lock.users == 0 { locks[address] = nil }
            lock.lock.unlock()
            return true
        }
    }
}
