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
}
