import Foundation
import Synchronization

/// The messages about nibs, and about what an Info.plist says of them, on standard error. Each is written once.
package enum NibReports {
    private struct State {
        var written: Set<String> = []
        /// The messages of a closure, which are not written.
        var kept: [String]?
    }

    private static let state = Mutex(State())

    static func write(_ message: String) {
        let isNew = state.withLock { state in
            guard state.kept == nil else {
                state.kept?.append(message)
                return false
            }
            return state.written.insert(message).inserted
        }
        if isNew { FileHandle.standardError.write(Data((message + "\n").utf8)) }
    }

    /// Calls a closure, and returns its messages. They are not written.
    package static func during(_ body: () throws -> Void) rethrows -> [String] {
        let before = state.withLock { state in
            defer { state.kept = [] }
            return state.kept
        }
        defer { state.withLock { $0.kept = before } }
        try body()
        return state.withLock { $0.kept ?? [] }
    }
}
