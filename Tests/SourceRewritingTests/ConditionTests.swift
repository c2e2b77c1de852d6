import Testing

@testable import SourceRewriting

@Suite("Conditions")
struct ConditionTests {
    /// The compiler knows which blocks are compiled, and reports the problems of these.
    @Test func letTheCompilerReportProblems() {
        let sample = Sample(
            """
            #if NEVER_DEFINED
            extension UIView {
                override open class func initialize() {}
            }
            #elseif os(iOS)
            extension UIView {
                override func "x"() {}
            }
            #endif
            let a = 1

            """
            .replacing("\"x\"", with: "x")
        )
        #expect(sample.problems.isEmpty && sample.isWellFormed)
        #expect(
            sample.tail().contains(
                """
                #if (NEVER_DEFINED)
                #sourceLocation(file: "A.swift", line: 3)
                #error("an extension can\\'t override members of \\'UIView\\' on Linux; override in a subclass")
                #sourceLocation()
                #endif
                #if !(NEVER_DEFINED) && (true)
                #sourceLocation(file: "A.swift", line: 7)
                """
            )
        )
    }

    /// A member that nothing can use needs no selector, and overrides nothing.
    @Test(arguments: ["*, unavailable", "*, unavailable, renamed: \"b\"", "iOS, unavailable"])
    func ofAvailabilityHideMembers(arguments: String) {
        let sample = Sample(
            """
            @objc class C: NSObject { @objc var a = 1 }
            @objc extension C {
                @available(\(arguments))
                var b: Int { get { 1 } set {} }
                @available(\(arguments))
                override func c() {}
            }

            """
        )
        #expect(sample.tail().contains(".property(\"a\"") && !sample.tail().contains("\"b\""))
        #expect(!sample.head().contains("_o_c") && sample.head().contains("func _u_c() {}"))
        #expect(!sample.head().contains("override") && sample.isWellFormed)
        let other = Sample("@objc class C: NSObject {\n  @available(iOS 15, *)\n  @objc var b: Int { 1 }\n}\n")
        #expect(other.tail().contains(".property(\"b\""))
    }

    /// Text after the last line is in the same blocks.
    @Test func surroundWhatIsAdded() {
        let expectations = Sample(
            "#if MAC\nimport XCTest\nfunc f() { call(e.fulfill) }\n#endif\n",
            "import XCTest\n#if A\nfunc f() { call(e.fulfill) }\n#elseif B\nfunc f() { call(e.fulfill) }\n#endif\n",
            "import XCTest\n#if A\nfunc f() { call(e.fulfill) }\n#endif\nfunc g() { call(e.fulfill) }\n"
        )
        #expect(expectations.tail(0).hasPrefix("#if (MAC)\nextension XCTestExpectation {"))
        #expect(expectations.tail(1).hasPrefix("#if (A) || !(A) && (B)\nextension XCTestExpectation {"))
        #expect(expectations.tail(2).hasPrefix("extension XCTestExpectation {"))
        let requirements = Sample("#if DEBUG\n@objc protocol D { @objc optional func f() }\n#endif\n")
        #expect(requirements.tail().contains("#if (DEBUG)\nextension D {"))
        #expect(expectations.isWellFormed && requirements.isWellFormed)
    }

    /// A class may have one declaration for iOS and another for macOS.
    @Test(arguments: [
        "os(macOS)", "os(OSX) || os(tvOS)", "canImport(AppKit) && !targetEnvironment(macCatalyst)", "!os(iOS)",
        "DEBUG && os(watchOS)", "!(os(iOS) || os(tvOS))", "!canImport(UIKit)", "false",
    ])
    func ofOtherSystemsAreLeftAlone(condition: String) {
        let other = "open class Base: NSView { override func f() {} }\n@objc class T { @NSManaged var x: Int }\n"
        let own = "open class Base: UIView {}\nextension Base { @objc open func g() {} }\n"
        let start = "#if \(condition)\n\(other)"
        for text in [start + "#else\n\(own)#endif\n", start + "#endif\n\(own)"] {
            let sample = Sample(text + "class Chart: Base { override func g() {} }\n")
            #expect(sample.problems.isEmpty && sample.head().contains(other))
            #expect(sample.head().contains("func _o_g() {}"), "\(sample.head())")
            #expect(sample.isWellFormed)
        }
    }

    @Test(arguments: ["DEBUG", "os(iOS)", "os(iOS) || os(macOS)", "!os(macOS)", "swift(>=5)", "canImport(UIKit)"])
    func ofThisSystemAreRewritten(condition: String) {
        let sample = Sample("#if \(condition)\nclass T: NSObject { @objc func f() {} }\n#endif\n")
        #expect(!sample.head().contains("@objc"))
    }
}
