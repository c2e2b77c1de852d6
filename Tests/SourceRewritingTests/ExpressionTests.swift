import Testing

@testable import SourceRewriting

@Suite("Expressions")
struct ExpressionTests {
    @Test func ofImagesAreCalls() {
        let sample = Sample(
            "let a = #imageLiteral(resourceName: \"Up\"), b = 1\nfunc f() { g(#imageLiteral(resourceName: \"Down\")) }\n"
        )
        let expected = """
            let a =              UIImage(named: "Up")!, b = 1
            func f() { g(             UIImage(named: "Down")!) }

            """
        #expect(sample.head() == expected)
        #expect(sample.isWellFormed)
    }

    /// `fulfill` of an expectation has parameters on Linux.
    @Test func ofExpectationsAreFunctionsWithoutParameters() {
        let text = "import XCTest\nfunc f() { queue.async(execute: e.fulfill); e.fulfill(); { self.e.fulfill }() }\n"
        let sample = Sample(text)
        #expect(sample.head().hasSuffix("execute: e._fulfill); e.fulfill(); { self.e._fulfill }() }\n"))
        #expect(sample.tail().contains("extension XCTestExpectation {"))
        #expect(Sample(text.replacing("import XCTest", with: "import App")).rewriting.texts == [nil])
    }

    /// `description()` of a class is that of Objective-C, which the class of an `AnyObject` has, too.
    @Test func ofDescriptionsOfClassesAreCalls() {
        let text = "import UIKit\nfunc f(_ x: AnyObject) -> String { type(of: x).description() + x.y.description() }\n"
        let sample = Sample(text)
        let expected = "{ _classDescription(type(of: x))              + x.y.description() }\n"
        #expect(sample.head().hasSuffix(expected))
        #expect(sample.tail().contains("func _classDescription(_ type: AnyClass) -> String {"))
        #expect(sample.isWellFormed)
        let own = Sample(text + "struct S { static func description() -> String { \"\" } }\n")
        #expect(own.head().hasPrefix(text))
    }

    @Test func ofDescriptionsKeepTheirConditions() {
        let sample = Sample("#if A\nimport UIKit\nlet a = type(of: x).description()\n#endif\n")
        #expect(sample.tail().hasPrefix("#if (A)\nfileprivate nonisolated func _classDescription"))
    }
}
