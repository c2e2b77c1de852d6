import Foundation
import TemporaryFolder
import Testing
import Toolchain

/// Tests the script that runs programs with the thread sanitizer.
struct SanitizedTests {
    /// Four threads that append to one array.
    private static let program = """
        import Foundation
        import Synchronization

        final class Shared: @unchecked Sendable {
            let locked = Mutex<[Int]>([])
            var unlocked = 0

            func append(_ value: Int) {
                locked.withLock {
                    if $0.count > 50 { $0.removeAll() }
                    $0.append(value)
                }
                if CommandLine.arguments.contains("race") { unlocked += 1 }
            }
        }

        let shared = Shared()
        let ended = DispatchSemaphore(value: 0)
        for thread in 0..<4 {
            Thread {
                for value in 0..<100_000 { shared.append(value &+ thread) }
                ended.signal()
            }.start()
        }
        for _ in 0..<4 { ended.wait() }
        """

    @Test func onlyUnlockedAccessesAreReported() throws {
        let folder = try TemporaryFolder()
        let source = try folder.file("main.swift", Self.program.utf8)
        let program = folder.path + "/program"
        try Command("swiftc", "-O", "-sanitize=thread", source, "-o", program).run()
        let script = Command.repository.appending(path: "script/sanitized").path
        #expect(try Command(script, "thread", program).run() == "")
        let failure = #expect(throws: Command.Failure.self) { try Command(script, "thread", program, "race").run() }
        #expect(failure?.output.contains("data race") == true)
    }
}
