import Foundation
import Synchronization

/// Ends all programs that a command runs when a signal ends the command.
///
/// A program has a process group of its own, as have the compilers and the tests that SwiftPM starts. A terminal sends
/// its signals to the group in front only, and other commands to one process. So the command waits for signals itself,
/// ends the processes below it, and then itself by the same signal, from which a shell knows what has happened.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// The end of a pipe that takes the number of a signal.
    private static let input = Atomic<Int32>(-1)
    private static let isEnding = Atomic(false)

    /// Waits for signals from the first call on. Those that the command ignores stay ignored, as `nohup` wants it.
    static func watch() { _ = watching }

    private static let watching: Void = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let output = ends[0]
        input.store(ends[1], ordering: .sequentiallyConsistent)
        for number in signals where !isIgnored(number) {
            // A handler may do little more than write.
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                let before = errno
                write(input.load(ordering: .sequentiallyConsistent), &byte, 1)
                errno = before
            }
        }
        Thread.detachNewThread {
            // One thread must take them, whatever the parent of the command has blocked.
            var set = sigset_t()
            sigemptyset(&set)
            for number in signals { sigaddset(&set, number) }
            pthread_sigmask(SIG_UNBLOCK, &set, nil)
            var byte: UInt8 = 0
            while read(output, &byte, 1) != 1 {}
            end(by: Int32(byte))
        }
    }()

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func end(by number: Int32) {
        isEnding.store(true, ordering: .sequentiallyConsistent)
        ProcessTable.endDescendants()
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    /// Waits for the end of the command if a signal ends it.
    static func awaitEnd() {
        while isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    }
}
