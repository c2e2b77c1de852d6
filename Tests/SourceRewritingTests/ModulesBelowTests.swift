import Testing

@testable import SourceRewriting

/// Protocols for Objective-C of the modules that a module imports.
@Suite("Protocols of modules below")
struct ModulesBelowTests {
    private let below = """
        @objc public protocol D: NSObjectProtocol {
            @objc optional func may(_ x: Int) -> Bool
            @objc optional func done()
            @objc(pick:) func choose(_ x: Int)
        }
        @objc protocol Base {}
        public class Owner: NSObject { @objc func tap() {} }

        """

    private func sample(_ text: String, below: String? = nil) -> Sample {
        Sample("import Below\n" + text, below: below ?? self.below)
    }

    @Test(arguments: ["D", "Below.D"])
    func areFulfilledByClasses(name: String) {
        let sample = sample(
            """
            public class A: NSObject, \(name) {
                public func may(_ x: Int) -> Bool { true }
                public func choose(_ x: Int) {}
            }

            """
        )
        let tail = sample.tail()
        #expect(tail.contains("public func _q_may(_ p0: Int) -> Bool? { let result: Bool = may(p0); return result }"))
        #expect(tail.contains("public var _i_may_: Bool { true }"))
        #expect(tail.contains(".method(\"may:\")") && tail.contains(".method(\"pick:\")"))
        // The module below declares them.
        #expect(!tail.contains("{ nil }") && !tail.contains("extension D") && sample.isWellFormed)
    }

    @Test func areCalled() {
        let sample = sample("_ = d.may?(1)\nd.done?()\n_ = d.may!(1)\nlet f = d.may(_:)\nd.other?(1)\n")
        #expect(
            sample.head()
                == "import Below\n_ = d.may (1)\nd.done ()\n_ = d.may (1)!\nlet f = d._v_may_\nd.other?(1)\n"
        )
    }

    @Test func areNoSuperclasses() {
        let sample = sample("class A: D { func choose(_ x: Int) {} }\nclass B: A { func done() {} }\n")
        #expect(sample.tail().contains("if let object = self as? B"))
    }

    @Test func areRefined() {
        let sample = sample(
            "@objc protocol E: D {}\n@objc protocol F: Below.Base {}\n"
                + "class A: NSObject, E { func done() {}; func choose(_ x: Int) {} }\n"
        )
        #expect(sample.head().contains("      protocol E: D {}\n      protocol F: Below.Base {}\n"))
        #expect(sample.tail().contains("func _q_done() -> Void?"))
    }

    /// A protocol may come by one of a module in between.
    @Test func bringTheirModules() {
        let text = "class A: NSObject, D { func done() {}; func choose(_ x: Int) {} }\n"
        #expect(Sample(text, below: below).tail().contains("import Below\n"))
        #expect(!sample(text).tail().contains("import Below\n"))
    }

    /// A type of the module hides one with its name.
    @Test func areHidden() {
        let sample = sample("protocol D {}\nclass A: D { func may(_ x: Int) -> Bool { true } }\n")
        #expect(sample.rewriting.texts == [nil])
    }

    @Test func getNoTables() {
        #expect(sample("let a = 1\n").rewriting.texts == [nil])
        #expect(!sample("let a = 1\n").rewriting.moduleText.contains("Owner"))
    }
}
