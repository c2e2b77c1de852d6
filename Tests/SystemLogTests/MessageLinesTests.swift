import Foundation
import Testing

@testable import SystemLog

@Suite struct MessageLinesTests {
    @Test(
        arguments: [
            ("plain", [], "plain"), ("100 %%", [], "100 %"), ("%d of %ld", [3, 4], "3 of 4"),
            ("%{public}@ and %{private, mask.hash}@", ["a", "b"], "a and b"), ("%{public}.2f", [1.5], "1.50"),
        ] as [(String, [any CVarArg & Sendable], String)]
    )
    func takesOptionsOutOfFormats(format: String, arguments: [any CVarArg & Sendable], text: String) {
        #expect(MessageLines.text(format, arguments) == text)
    }

    @Test func namesItsSubsystemAndCategory() {
        #expect(MessageLines.line("a", OSLog(subsystem: "com.example", category: "net")) == "[com.example:net] a\n")
        #expect(MessageLines.line("a", .default) == "a\n")
    }

    @Test func levelsDecide() {
        #expect(OSLog.default.isEnabled(type: .info) && !OSLog.disabled.isEnabled(type: .fault))
    }
}
