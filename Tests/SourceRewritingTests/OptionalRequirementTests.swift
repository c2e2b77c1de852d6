import Foundation
import Testing

@Suite("Optional requirements")
struct OptionalRequirementTests {
    private let sample = Sample(
        """
        @objc protocol D: NSObjectProtocol {
            func a()
            @objc optional func b(_ x: Int) -> Bool
            @objc optional func c()
            @objc optional var d: String { get }
        }
        class A: NSObject, D {
            func a() {}
            func b(_ x: Int) -> Bool { true }
        }
        class B: A { func c() {} }
        weak var delegate: D?
        let x = delegate?.b?(1) ?? false
        delegate?.c?()
        table.delegate?.tableView?(table, didSelectRowAt: path)
        completion?(1)
        object.completion?(1)

        """
    )

    @Test func areMethodsWithOptionalResults() {
        let lines = sample.head().split(separator: "\n")
        #expect(lines[0] == "      protocol D: NSObjectProtocol {")
        #expect(lines[2] == "                func _q_b(_ x: Int) -> Bool?")
        #expect(lines[3] == "                func _q_c() -> Void?")
        let flags = "; var _i_b_: Bool { get }; var _i_c: Bool { get }"
        #expect(lines[4] == "                var _q_d: String? { get }" + flags)
        #expect(sample.isWellFormed)
    }

    @Test func areCalledWithoutAQuestionMark() {
        #expect(sample.head().contains("let x = delegate?.b (1) ?? false\ndelegate?.c ()\n"))
        #expect(sample.head().contains("table.delegate?.tableView (table, didSelectRowAt: path)\n"))
    }

    @Test func areNotClosures() {
        #expect(sample.head().hasSuffix("completion?(1)\nobject.completion?(1)\n"))
    }

    @Test func callTheMethodsOfClasses() {
        let tail = sample.tail()
        #expect(tail.contains("func _q_b(_ p0: Int) -> Bool? { nil }"))
        #expect(tail.contains("func b(_ p0: Int) -> Bool? { _q_b(p0) }"))
        #expect(tail.contains("func _q_b(_ p0: Int) -> Bool? { let result: Bool = b(p0); return result }"))
        #expect(
            tail.contains(
                "func _q_c() -> Void? { if let object = self as? B { let result: Void = object.c(); return result }; "
                    + "return nil }"
            )
        )
    }

    /// `delegate?.f(_:)` is a function, or `nil` where `f` is missing.
    @Test func areValues() {
        let sample = Sample(
            """
            @objc protocol D {
                @objc optional func may(_ x: View, open index: Int) -> Bool
                @objc optional func did(open index: Int)
            }
            class A: D { func may(_ x: View, open index: Int) -> Bool { true } }
            class B: D {}
            class C: B { func did(open index: Int) {} }
            func f(_ d: D?) {
                guard let may = d?.may(_:open:) else { return }
                _ = (may(v, 1), d?.other(_:), d?.may)
            }

            """
        )
        #expect(sample.head().contains("guard let may = d?._v_may__open else { return }"))
        #expect(sample.head().contains("d?.other(_:), d?.may)"))
        #expect(sample.head().contains("; var _i_may__open: Bool { get }; var _i_did_open: Bool { get }\n}"))
        let tail = sample.tail()
        #expect(
            tail.contains(
                "var _v_may__open: ((View, Int) -> Bool)? { _i_may__open ? { self._q_may($0, open: $1)! } : nil }"
            )
        )
        #expect(
            tail.contains("var _v_did_open: ((Int) -> Void)? { _i_did_open ? { _ = self._q_did(open: $0) } : nil }")
        )
        let answers = tail.split(separator: "\n").filter { $0.contains("var _i_") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            answers == [
                "var _i_may__open: Bool { false }", "var _i_did_open: Bool { false }",
                "var _i_may__open: Bool { true }", "var _i_did_open: Bool { self is C }",
            ]
        )
        #expect(sample.isWellFormed)
    }

    /// The type of a receiver isn't known to the rewriting.
    @Test func haveNamesakesThatAreValues() {
        let sample = Sample(
            """
            @objc protocol D { @objc optional func may(open index: Int) -> Bool }
            class A: D { func may(open index: Int) -> Bool { true } }
            final class Adapter {
                weak var d: D?
                func may(open index: Int) -> Bool { d?.may?(open: index) ?? false }
                func other(open index: Int) {}
            }
            let may = Adapter().may(open:)

            """
        )
        let lines = sample.head().components(separatedBy: "\n")
        #expect(lines[1] == "class A: D { func may(open index: Int) -> Bool { true } }")
        #expect(lines[5].hasSuffix("{}; var _v_may_open: (Int) -> Bool { { self.may(open: $0) } }"))
        #expect(lines[7] == "let may = Adapter()._v_may_open" && sample.isWellFormed)
    }

    /// A class whose first inherited type is a protocol doesn't inherit the requirements of it.
    @Test func areMissingInAClassThatOnlyConforms() {
        let sample = Sample(
            "@objc protocol D { @objc optional func a(_ x: Int) -> Bool; @objc optional func b(x: Int) -> Bool }\n"
                + "open class C: D { open func b(x: Int) -> Bool { false } }\n"
        )
        #expect(
            !sample.tail().contains("let result: Bool = a(p0)") && sample.tail().contains("let result: Bool = b(x: p0)")
        )
    }

    /// An extension doesn't reach a class that is private in a type, or that is in a function.
    @Test func callTheMethodsOfHiddenClasses() {
        let sample = Sample(
            """
            @objc protocol D { @objc optional func a(x: Int) -> Bool }
            class Tests {
                private final class Keeper: NSObject, D { func a(x: Int) -> Bool { true } }
            }
            func f() {
                class Local: D { func a(x: Int) -> Bool { true } }
                class Other: D {}
            }

            """
        )
        let witness = "; func _q_a(x p0: Int) -> Bool? { let result: Bool = a(x: p0); return result }"
        let lines = sample.head().components(separatedBy: "\n")
        for line in [lines[2], lines[5]] {
            #expect(line.contains("{ true }\(witness); var _i_a_x: Bool { true }"))
        }
        #expect(lines[6] == "    class Other: D {}" && sample.isWellFormed)
    }

    @Test func areCalledByForce() {
        let sample = Sample(
            "@objc protocol D { @objc optional func a(x: Int) -> Bool }\n"
                + "let a = d.a!(x: 1), b = s.numberOfSections!(in: t), c = completion!(1), e = o.completion!(1)\n"
        )
        let end = "let a = d.a (x: 1)!, b = s.numberOfSections (in: t), c = completion!(1), e = o.completion!(1)\n"
        #expect(sample.head().hasSuffix(end))
    }

    /// Methods of UIKit's protocols without labels are known by their names.
    @Test func ofUIKitAreKnown() {
        let sample = Sample("delegate?.scrollViewDidScroll?(view)\ndelegate?.completion?(view)\n")
        #expect(sample.head() == "delegate?.scrollViewDidScroll (view)\ndelegate?.completion?(view)\n")
    }

    @Test func makeWitnessesVisible() {
        #expect(sample.tail().contains(#".method("b:")"#))
    }

    @Test(
        arguments: [
            ("@objc protocol P {", "      protocol P: AnyObject {"),
            ("@objc protocol P: Equatable {", "      protocol P: AnyObject, Equatable {"),
            ("@objc protocol P: AnyObject {", "      protocol P: AnyObject {"),
        ]
    )
    func belongToProtocolsForClasses(declaration: String, rewritten: String) {
        #expect(Sample(declaration + "}\n").head() == rewritten + "}\n")
    }

    /// A property for the value of each would have the same name.
    @Test func overloadsAreCalledOnly() {
        let sample = Sample(
            "@objc protocol P { @objc optional func f(_ x: Int, at y: A); @objc optional func f(_ x: Int, at y: B) }\n"
                + "class C: P { func f(_ x: Int, at y: A) {} }\n"
        )
        #expect(!sample.head().contains("_i_f") && !sample.tail().contains("_v_f"))
        #expect(sample.tail().contains("func _q_f(_ p0: Int, at p1: B) -> Void? { nil }") && sample.isWellFormed)
    }

    /// A closure that is a property may have the name of a method of UIKit's protocols.
    @Test func closuresOfTheModuleAreCalledAsTheyAre() {
        let call = "func f() { self.scrollViewDidScroll?(view) }\n"
        let closure = Sample("class C { var scrollViewDidScroll: ((UIScrollView) -> Void)? }\n", call)
        #expect(closure.head(1) == call)
        #expect(Sample(call).head() == "func f() { self.scrollViewDidScroll (view) }\n")
    }
}
