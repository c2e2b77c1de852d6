import Testing

@testable import Viewer

/// Tests the numbers of lines that a user types.
@Suite struct LineBarTests {
    @Test(
        arguments: [
            ("1", 1), ("1,234", 1234), (" 12 ", 12), ("99999999999999999999999", .max), ("0", nil), ("", nil),
            ("-3", nil),
            ("x", nil), ("１", nil),
        ] as [(String, Int?)]
    )
    @MainActor func aLineIsANumber(text: String, line: Int?) {
        #expect(LineBar.line(text) == line)
    }
}
