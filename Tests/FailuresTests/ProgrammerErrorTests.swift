import Failures
import Foundation
import Testing

struct ProgrammerErrorTests {
    @Test func saysTheAPITheReasonAndThePlaceAndAborts() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            programmerError("no “such” row: \(3)", in: "Table.row(_:)", .range, file: "Module/File.swift", line: 7)
        }
        #expect(
            String(decoding: result.standardErrorContent, as: UTF8.self) == """
                *** Assertion failure in Table.row(_:), Module/File.swift:7
                *** Terminating app due to uncaught exception 'NSRangeException', reason: 'no “such” row: 3'

                """
        )
    }

    @Test func aConditionThatDoesNotHoldIsSaidOnce() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            programmerError(unless: 1 > 2, "1 is not above 2", in: "compare(_:_:)")
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.hasPrefix("*** Assertion failure in compare(_:_:), FailuresTests/ProgrammerErrorTests.swift:"))
        #expect(text.contains("'NSInternalInconsistencyException', reason: '1 is not above 2'\n"))
        #expect(text.split(separator: "\n").count == 2)
    }

    @Test func theReasonOfAConditionThatHoldsIsNotEvaluated() {
        var isEvaluated = false
        func reason() -> String {
            isEvaluated = true
            return ""
        }
        programmerError(unless: 2 > 1, reason(), in: "compare(_:_:)")
        #expect(!isEvaluated)
    }

    /// The reason is longer than a pipe's buffer.
    @Test func aLongReasonIsWrittenToItsEnd() async throws {
        let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            programmerError(String(repeating: "long ", count: 100_000) + "end", in: "api")
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).hasSuffix("long end'\n"))
    }
}
