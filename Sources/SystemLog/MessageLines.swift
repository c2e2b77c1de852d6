import Foundation

/// The lines that messages become on standard error. Messages for debugging are written only if the environment has
/// `OS_ACTIVITY_MODE=debug`, as in Xcode.
enum MessageLines {
    private static let showsAll = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "debug"

    static func isShown(_ type: OSLogType) -> Bool { type != .debug || showsAll }

    static func write(_ message: OSLogMessage, _ log: OSLog, _ type: OSLogType) {
        if log.isEnabled(type: type) { write(line(message.text, log)) }
    }

    static func write(_ format: String, _ arguments: [any CVarArg], _ log: OSLog, _ type: OSLogType) {
        if log.isEnabled(type: type) { write(line(text(format, arguments), log)) }
    }

    /// Returns the text of a message. Options in braces after a percent sign say who may see a value.
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        String(format: format.replacing(/%\{[^}]*\}/, with: "%"), arguments: arguments)
    }

    static func line(_ text: String, _ log: OSLog) -> String {
        let parts = [log.subsystem, log.category].filter { !$0.isEmpty }
        return (parts.isEmpty ? "" : "[\(parts.joined(separator: ":"))] ") + text + "\n"
    }

    private static func write(_ line: String) { FileHandle.standardError.write(Data(line.utf8)) }
}
