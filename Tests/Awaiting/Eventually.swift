import Foundation
import Testing

/// How long a test waits for what must happen: five minutes.
///
/// A busy machine can delay another program or thread for any time, so no time tells that something won't happen. The
/// limit is there only to end a test that hangs.
private let limit: Duration = .seconds(300)

/// Polls until there is an answer, and blocks the thread meanwhile.
///
/// - Returns: The answer; `nil` if there was none within five minutes.
package func eventually<Answer>(_ answer: () throws -> Answer?) rethrows -> Answer? {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if let answer = try answer() { return answer }
        usleep(20_000)
    }
    return nil
}

/// Polls until a condition holds, and lets tasks run meanwhile. Records an issue if it didn't within five minutes.
///
///     await until { session.isComplete }
package func until(
    isolation: isolated (any Actor)? = #isolation,
    at location: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async {
    let end = ContinuousClock.now + limit
    while !condition() {
        guard ContinuousClock.now < end else {
            Issue.record("what the test waits for didn't happen within \(limit)", sourceLocation: location)
            return
        }
        try? await Task.sleep(for: .milliseconds(2))
    }
}
