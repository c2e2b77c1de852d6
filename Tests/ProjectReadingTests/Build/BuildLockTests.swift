import ConfinedFiles
import Foundation
import Synchronization
import TemporaryFolder
import Testing

@testable import ProjectReading

@Suite struct BuildLockTests {
    /// The events, in order.
    private final class Log: Sendable {
        private let events = Mutex<[String]>([])
        var all: [String] { events.withLock { $0 } }
        func add(_ event: String) { events.withLock { $0.append(event) } }
    }

    @Test func oneOfTwoWaitsAndSaysSo() throws {
        let folder = try TemporaryFolder()
        let lock = BuildLock(in: try ConfinedFolder(folder.url))
        let (log, waits, ended) = (Log(), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        try lock.hold(willWait: { log.add("waited for nobody") }) {
            Thread.detachNewThread {
                try? lock.hold(
                    willWait: {
                        log.add("waits")
                        waits.signal()
                    },
                    { log.add("second") }
                )
                ended.signal()
            }
            waits.wait()
            log.add("first")
        }
        ended.wait()
        #expect(log.all == ["waits", "first", "second"])
    }

    @Test func anErrorReleasesTheLock() throws {
        let folder = try TemporaryFolder()
        let lock = BuildLock(in: try ConfinedFolder(folder.url))
        struct Failure: Error {}
        #expect(throws: Failure.self) { try lock.hold(willWait: {}) { throw Failure() } }
        #expect(try lock.hold(willWait: { Issue.record("waits") }) { 3 } == 3)
    }

    @Test func aFolderThatCannotBeWrittenIsAnError() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "build.lock")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(throws: ProjectError.self) { try BuildLock(in: ConfinedFolder(folder.url)).hold(willWait: {}) {} }
    }
}
