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

    /// With Objective-C the class of a generic parameter is created by an initializer that isn't `required`.
    @Test func ofGenericParametersCreateTheirClass() {
        let text = """
            import UIKit
            class Own: UILabel {}
            struct Box<View: UIView, Other: Sequence> {
                lazy var a = View(), b = View(frame: .zero)
                func f() -> View { return View() }
                func g<T: Own>(_ type: T.Type) -> T { T() }
                func h() { Other(); View(coder: c); Own() }
                func k<U: UIView>() -> U { U() }
                func m<U: Decodable & Making>() -> U { U() }
            }

            """
        let sample = Sample(text)
        let head = sample.head()
        #expect(head.contains("lazy var a = _made(View.self), b = View(frame: .zero)"))
        #expect(head.contains("{ return _made(View.self) }"))
        #expect(head.contains("-> T { _made(T.self) }"))
        #expect(head.contains("{ Other(); View(coder: c); Own() }\n"))
        #expect(
            head.contains("k<U: UIView>() -> U { U() }") && head.contains("m<U: Decodable & Making>() -> U { U() }")
        )
        #expect(sample.tail().contains("func _made<Object: NSObject>"))
        #expect(sample.isWellFormed)
    }

    /// Functions in C that implement methods exist only with Objective-C, and so do blocks.
    @Test func ofConventionsOfObjectiveCAreFunctionsOfSwift() {
        let text = """
            typealias F = @convention(c) (AnyObject, Selector, (() -> Void)?) -> Void
            typealias G = @convention(c) (Int) -> Int
            func f() { unsafeBitCast(x, to: (@convention(block) (Int) -> Void).self) }

            """
        let sample = Sample(text)
        let expected = """
            typealias F =                (AnyObject, Selector, (() -> Void)?) -> Void
            typealias G = @convention(c) (Int) -> Int
            func f() { unsafeBitCast(x, to: (                   (Int) -> Void).self) }

            """
        #expect(sample.head() == expected)
    }
}
