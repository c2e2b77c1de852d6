import Foundation
import Testing

@testable import TextLayout

struct OnceTests {
    private final class Instance: Sendable {}

    @Test func theFirstValueStaysAndIsReleasedWithItsHolder() {
        weak var kept: Instance?
        do {
            let once = Once<Instance>()
            #expect(once.value == nil)
            let first = once.set(Instance())
            kept = first
            #expect(once.set(Instance()) === first)
            #expect(once.value === first)
        }
        #expect(kept == nil)
    }

    private final class Holder: Sendable {
        let once = Once<Instance>()
    }

    @Test func allThreadsGetTheSame() {
        for _ in 0..<200 {
            let holder = Holder()
            nonisolated(unsafe) let found = UnsafeMutablePointer<ObjectIdentifier?>.allocate(capacity: 8)
            found.initialize(repeating: nil, count: 8)
            defer { found.deallocate() }
            DispatchQueue.concurrentPerform(iterations: 8) { index in
                found[index] = ObjectIdentifier(holder.once.value ?? holder.once.set(Instance()))
            }
            #expect(Set((0..<8).map { found[$0] }).count == 1)
        }
    }
}
