import Foundation
import ObjectiveC
import Testing

@Suite struct AtomicIntegersTests {
    @Test func countExactly() {
        let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        value.initialize(to: 0)
        defer { value.deallocate() }
        nonisolated(unsafe) let shared = value
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            OSAtomicIncrement32(shared)
            OSAtomicAdd32(3, shared)
            OSAtomicDecrement32(shared)
        }
        #expect(value.pointee == 3000 && OSAtomicDecrement32(value) == 2999)
        #expect(!OSAtomicCompareAndSwap32(1, 7, value) && OSAtomicCompareAndSwap32(2999, 7, value))
        #expect(value.pointee == 7)
    }
}
