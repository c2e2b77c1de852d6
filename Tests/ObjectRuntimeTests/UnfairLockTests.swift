import Foundation
import ObjectRuntime
import Testing

@Suite struct UnfairLockTests {
    private final class Counter: @unchecked Sendable {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var count = 0

        init() { lock.initialize(to: os_unfair_lock()) }
        deinit { lock.deallocate() }
    }

    @Test func oneThreadHoldsTheLock() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 2_000) { _ in
            os_unfair_lock_lock(counter.lock)
            counter.count += 1
            os_unfair_lock_unlock(counter.lock)
        }
        #expect(counter.count == 2_000)
        #expect(os_unfair_lock_trylock(counter.lock) && !os_unfair_lock_trylock(counter.lock))
        os_unfair_lock_unlock(counter.lock)
        #expect(os_unfair_lock_trylock(counter.lock))
    }

    @Test func anExceptionHasItsParts() {
        let exception = NSException(name: .invalidArgumentException, reason: "no row", userInfo: ["row": 3])
        #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.reason == "no row")
        #expect(exception.userInfo?["row"] as? Int == 3)
    }
}
