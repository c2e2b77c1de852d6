import Foundation
import ObjectiveC
import Testing

@Suite struct RunLoopsTests {
    /// A run loop that waits returns when another thread wakes it.
    @Test func wakeUp() {
        let (started, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        nonisolated(unsafe) var loop: CFRunLoop?
        Thread.detachNewThread {
            loop = CFRunLoopGetCurrent()
            // Without anything to wait for, a run loop doesn't wait.
            RunLoop.current.add(Timer(timeInterval: 1e6, repeats: false) { _ in }, forMode: .default)
            started.signal()
            _ = RunLoop.current.run(mode: .default, before: .distantFuture)
            ended.signal()
        }
        started.wait()
        if let loop {
            repeat { CFRunLoopWakeUp(loop) } while ended.wait(timeout: .now() + .milliseconds(20)) == .timedOut
        }
        #expect(CFRunLoopGetMain() === RunLoop.main)
    }
}
