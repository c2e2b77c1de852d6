import Testing

@testable import UIKit

/// Receives the messages about constraints that contradict each other, instead of standard error.
struct LayoutReportTrait: SuiteTrait, TestTrait, TestScoping {
    let write: @MainActor @Sendable (String) -> Void
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await LayoutReport.$write.withValue(write, operation: function)
    }
}

extension Trait where Self == LayoutReportTrait {
    /// Makes each contradiction of constraints an issue of the test.
    static var recordsLayoutReports: Self { LayoutReportTrait { Issue.record("\($0)") } }

    /// Drops the messages of a test whose constraints contradict each other.
    static var ignoresLayoutReports: Self { LayoutReportTrait { _ in } }
}
