import UIKit

/// The messages about constraints that contradict each other, which the app would print.
@MainActor enum ConstraintMessages {
    /// Runs a closure, and returns the messages of its layouts.
    static func during(_ body: () throws -> Void) rethrows -> [String] {
        var messages: [String] = []
        let write = LayoutReport.write
        defer { LayoutReport.write = write }
        LayoutReport.write = { messages.append("\($0)") }
        try body()
        return messages
    }
}
