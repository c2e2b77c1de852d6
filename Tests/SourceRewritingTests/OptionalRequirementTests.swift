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
        #expect(lines[4] == "                var _q_d: String? { get }")
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
}
