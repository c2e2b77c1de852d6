import Foundation
import Synchronization

/// The messages about nibs, and about what an Info.plist says of them, on standard error. Each is written once.
enum NibReports {
    private static let written = Mutex<Set<String>>([])

    static func write(_ message: String) {
        guard written.withLock({ $0.insert(message).inserted }) else { return }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
