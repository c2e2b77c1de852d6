import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

@Suite struct DelayedCallTests {
    /// Lets the run loop of the thread of the test make the calls that are due.
    private func run() {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    }

    @Test func aCallWaitsForTheRunLoop() {
        let counter = LoudCounter()
        counter.perform("increase", with: nil, afterDelay: 0)
        #expect(counter.count == 0)
        run()
        #expect(counter.count == 100)
        run()
        #expect(counter.count == 100)
    }

    @Test func aCallRetainsItsTarget() {
        weak var gone: LoudCounter?
        do {
            let counter = LoudCounter()
            gone = counter
            counter.perform("increase", with: nil, afterDelay: 0)
        }
        #expect(gone != nil)
        run()
        #expect(gone == nil)
    }

    @Test func callsAreCanceledByTargetAndArgument() {
        let (one, other) = (LoudCounter(), LoudCounter())
        for counter in [one, other] {
            counter.perform("increase", with: nil, afterDelay: 0)
            counter.perform("shout:", with: "a", afterDelay: 0)
        }
        NSObject.cancelPreviousPerformRequests(withTarget: one, selector: "shout:", object: "b")
        NSObject.cancelPreviousPerformRequests(withTarget: one, selector: "shout:", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        run()
        #expect(one.count == 100 && other.count == 0)
    }

    @Test func aCallOnAThreadOfItsOwnIsMade() {
        let waiter = Waiter()
        waiter.performSelector(inBackground: "signal", with: nil)
        #expect(waiter.semaphore.wait(timeout: .now() + 60) == .success)
        waiter.performSelector(onMainThread: "signal", with: nil, waitUntilDone: false)
        #expect(waiter.semaphore.wait(timeout: .now() + 60) == .success)
    }

    @Test func aClassHasItsName() {
        #expect(LoudCounter.description() == "ObjectRuntimeTests.LoudCounter")
        #expect(NSObject.description() == "NSObject")
    }
}

/// An object that says when its method is called, on whatever thread.
final class Waiter: NSObject, @unchecked Sendable {
    let semaphore = DispatchSemaphore(value: 0)
}

/// The members of ``Waiter`` that Objective-C would see.
nonisolated final class WaiterTable: ObjectiveCTable {
    override class var owner: AnyClass? { Waiter.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .method("signal") { object, _ in
                (object as? Waiter)?.semaphore.signal()
                return nil
            }
        ]
    }
}
