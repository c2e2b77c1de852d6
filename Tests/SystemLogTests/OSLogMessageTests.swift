import Foundation
import SystemLog
import Testing

@testable import struct SystemLog.OSLogMessage

@Suite struct OSLogMessageTests {
    @Test func hasItsValuesInPlace() {
        func text(_ message: OSLogMessage) -> String { message.text }
        let (name, count, part) = ("x", -10, 0.25)
        #expect(text("a") == "a")
        #expect(text("\(name, privacy: .public): \(count), \(name as Any)") == "x: -10, x")
        #expect(text("\(count, format: .hex)|\(count, format: .decimal(minDigits: 4))") == "-a|-0010")
        #expect(text("\(part, format: .fixed(precision: 1))|\(name, align: .right(columns: 3))|") == "0.2|  x|")
        #expect(text("\(name, align: .left(columns: 3), privacy: .private(mask: .hash))|") == "x  |")
    }

    /// A message that isn't written costs nothing.
    @Test func readsItsValuesLate() {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        Logger(.disabled).error("\(value())")
        #expect(count == 0)
        Logger(subsystem: "test", category: "late").info("\(value())")
        os_log("%d", log: .disabled, type: .error, 3)
        os_log(.info, log: .disabled, "\(value())")
        #expect(count == 1)
    }

    @Test func aLockProtectsItsState() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
        #expect(lock.withLock { $0 } == 1000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
    }
}
