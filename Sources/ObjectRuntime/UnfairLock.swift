import Foundation
import Synchronization

/// A lock of one word, as Darwin has it. The client owns its memory.
public struct os_unfair_lock {
    public var _os_unfair_lock_opaque: UInt32

    public init() { _os_unfair_lock_opaque = 0 }
    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

extension os_unfair_lock_t {
    /// Calls a function with the word as an atomic number: 0 if the lock is free.
    fileprivate func withWord<Result>(_ body: (borrowing Atomic<UInt32>) -> Result) -> Result {
        body(UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
    }
}

/// Takes a lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    lock.withWord { $0.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }
}

/// Waits until a lock is free, and takes it. A thread that holds it already waits forever.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    var attempts = 0
    while !os_unfair_lock_trylock(lock) {
        attempts += 1
        // The lock is held for a few instructions, unless its thread doesn't run now.
        if attempts < 64 { sched_yield() } else { usleep(50) }
    }
}

/// Frees a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.withWord { $0.store(0, ordering: .releasing) } }
