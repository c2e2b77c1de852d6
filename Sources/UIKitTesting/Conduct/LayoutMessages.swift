import UIKit

/// The messages about constraints that contradict each other, which the app would print.
@MainActor
package enum LayoutMessages {
    /// Calls a closure, and returns the messages of its layouts. They are not printed.
    package static func during(_ body: () throws -> Void) rethrows -> [String] {
        var messages: [String] = []
        try LayoutReport.$write.withValue({ messages.append($0) }, operation: body)
        return messages
    }

    /// Calls a closure whose layouts may contradict themselves without printing it.
    package static func drop<Result>(during body: () throws -> Result) rethrows -> Result {
        try LayoutReport.$write.withValue({ _ in }, operation: body)
    }
}
