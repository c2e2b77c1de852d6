import Foundation
import ObjectiveC
import Testing

/// The locks of objects.
@Suite struct ObjectLocksTests {
    private final class Counter: @unchecked Sendable { var count = 0 }

    @Test func letOneThreadIn() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 400) { _ in
            objc_sync_enter(counter)
            // A thread may enter again.
            objc_sync_enter(counter)
            counter.count += 1
            #expect(objc_sync_exit(counter) == 0)
            objc_sync_exit(counter)
        }
        #expect(counter.count == 400)
    }

    @Test func belongToClassesToo() {
        #expect(objc_sync_enter(Counter.self) == 0 && objc_sync_exit(Counter.self) == 0)
    }

    @Test func areReturnedByTheirThread() {
        let (one, other) = (Counter(), Counter())
        #expect(objc_sync_exit(one) == -1)
        objc_sync_enter(one)
        #expect(objc_sync_exit(other) == -1)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(objc_sync_exit(one) == -1)
            done.signal()
        }
        done.wait()
        #expect(objc_sync_exit(one) == 0 && objc_sync_exit(one) == -1)
    }

    @Test func existForObjectsOnly() {
        #expect(objc_sync_enter(3) == 0 && objc_sync_exit(3) == 0)
    }
}
