import Testing

@testable import SourceRewriting

/// SwiftPM's list of tests has no place for the main actor.
@Suite("Tests on the main actor")
struct IsolatedTestTests {
    @Test func areCalledByMethodsWithoutIsolation() {
        let sample = Sample(
            """
            import XCTest
            @MainActor
            final class RowTests: XCTestCase {
                override func setUp() { super.setUp() }
                func testRow() throws { _ = 1 }
                func testLater() async {}
                nonisolated func testFree() {}
                func helper() {}
            }

            """
        )
        let lines = sample.head().split(separator: "\n")
        #expect(lines[3].hasSuffix("func _m_setUp() { super.setUp() }") && !lines[3].contains("override"))
        #expect(lines[4].hasSuffix("func _m_testRow() throws { _ = 1 }"))
        #expect(lines[5].hasSuffix("func testLater() async {}") && lines[6].hasSuffix("func testFree() {}"))
        let start = "nonisolated(unsafe) let test = self; "
        #expect(
            lines[7].hasSuffix(
                "func helper() {}; nonisolated override func setUp() { \(start)MainActor.assumeIsolated "
                    + "{ test._m_setUp() } }; nonisolated func testRow() throws { \(start)try MainActor.assumeIsolated "
                    + "{ try test._m_testRow() } }"
            )
        )
        #expect(sample.isWellFormed)
    }

    @Test(arguments: [
        ("class A: XCTestCase {", "@MainActor func testA() {} }", true),
        ("@MainActor class B: XCTestCase {}; class A: B {", "func testA() {} }", true),
        ("@MainActor class A: XCTestCase {}; extension A {", "func testA() {} }", true),
        ("class A: XCTestCase {", "func testA() {} }", false),
        ("@MainActor class A: NSObject {", "func testA() {} }", false),
        ("@MainActor class A: XCTestCase {", "private func testA() {} }", false),
        ("@MainActor class A: XCTestCase {", "func testA(_ x: Int) {} }", false),
        ("@MainActor class A: XCTestCase {", "static func testA() {} }", false),
    ])
    func areThoseOfIsolatedClasses(start: String, member: String, isIsolated: Bool) {
        let sample = Sample("import XCTest\n\(start)\n\(member)\n")
        #expect(sample.head().contains("_m_testA") == isIsolated)
        #expect(sample.isWellFormed)
    }

    @Test func keepTheirConditions() {
        let sample = Sample(
            """
            import XCTest
            @MainActor class A: XCTestCase {
            #if DEBUG
                func testA() {}
            #endif
            }

            """
        )
        let text = sample.rewriting.texts[0] ?? ""
        #expect(text.contains("#if (DEBUG)\nnonisolated func testA() {"))
        #expect(sample.isWellFormed)
    }
}
