import Testing

@Suite("Key-value observing")
struct ObservationTests {
    @Test(
        arguments: [
            (
                "@objc dynamic var count = 0 // x",
                "              var count = 0 { willSet { ObservedProperty.willSet(self, \"count\") } "
                    + "didSet { ObservedProperty.didSet(self, \"count\") } } // x"
            ),
            (
                "@objc(isOn) dynamic var on: Bool { get { true } set { f() } }",
                "                    var on: Bool { get { true } set { ObservedProperty.willSet(self, \"isOn\"); "
                    + "defer { ObservedProperty.didSet(self, \"isOn\") }; f() } }"
            ),
            (
                "@objc dynamic var x: Int { didSet { f() } }",
                "              var x: Int { willSet { ObservedProperty.willSet(self, \"x\") } "
                    + "didSet { defer { ObservedProperty.didSet(self, \"x\") }; f() } }"
            ),
            (
                "@objc dynamic var x = 1 { willSet { f() } }",
                "              var x = 1 { didSet { ObservedProperty.didSet(self, \"x\") } "
                    + "willSet { ObservedProperty.willSet(self, \"x\"); f() } }"
            ),
            ("@objc dynamic var x: Int { 3 }", "              var x: Int { 3 }"),
            ("@objc dynamic func f() {}", "              func f() {}"),
            ("@objc var x = 1", "      var x = 1"),
            ("dynamic var x = 1", "        var x = 1"),
        ]
    )
    func notifiesInSetters(member: String, rewritten: String) {
        let sample = Sample("class C: NSObject {\n    \(member)\n}\n")
        #expect(sample.head() == "class C: NSObject {\n    \(rewritten)\n}\n")
        #expect(sample.isWellFormed)
    }

    @Test func notifiesOnceForAnOverride() {
        let sample = Sample(
            "class A: NSObject { @objc dynamic var x = 1 }\n"
                + "class B: A { override dynamic var x: Int { get { 2 } set {} } }\n"
        )
        let line = "class B: A { override         var x: Int { get { 2 } set {} } }"
        #expect(sample.head().split(separator: "\n")[1] == line)
    }

    @Test(
        arguments: [
            (#"observe(\.x) { _, _ in }"#, #"observe(_observed(\.x, "x")) { _, _ in }"#),
            (
                #"a.observe(\A.b?.on, options: [.new], changeHandler: f)"#,
                #"a.observe(_observed(\A.b?.on, "b.isOn"), options: [.new], changeHandler: f)"#
            ),
            (#"willChangeValue(for: \.x)"#, #"willChangeValue(for: _observed(\.x, "x"))"#),
            (
                #"didChange(.insertion, valuesAt: s, for: \.x)"#,
                #"didChange(.insertion, valuesAt: s, for: _observed(\.x, "x"))"#
            ),
            (#"observe(\.x)"#, #"observe(\.x)"#),
            (#"observe(\.x, with: y) { }"#, #"observe(\.x, with: y) { }"#),
            (#"observe(path) { _, _ in }"#, #"observe(path) { _, _ in }"#),
            (#"observe(\.x[3]) { _, _ in }"#, #"observe(\.x[3]) { _, _ in }"#),
        ]
    )
    func namesTheKeyPathsOfObservations(call: String, rewritten: String) {
        let sample = Sample("class A: NSObject { @objc(isOn) var on = true }\nfunc f() {\n    \(call)\n}\n")
        #expect(sample.head().split(separator: "\n")[2] == "    \(rewritten)")
        #expect(sample.isWellFormed)
    }

    @Test func takesOverrideAwayFromMethodsOfNSObject() {
        let sample = Sample(
            """
            class A: NSObject {
                override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {}
                override open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
            }
            class B: A {
                override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {}
            }

            """
        )
        let lines = sample.head().split(separator: "\n")
        #expect(lines[1].hasPrefix("             func observeValue(forKeyPath"))
        #expect(lines[2].hasPrefix("             open class func keyPaths"))
        #expect(lines[5].hasPrefix("    override func observeValue(forKeyPath"))
        #expect(sample.tail().contains(".method(\"observeValueForKeyPath:ofObject:change:context:\")"))
        #expect(sample.tail().contains(".method(ofClass: \"keyPathsForValuesAffectingValueForKey:\")"))
        #expect(!sample.tail().contains("_ObjC_B_A"))
        #expect(sample.isWellFormed)
    }

    @Test func findsClassPropertiesByTheirNames() {
        let sample = Sample("class A: NSObject { @objc class var keyPathsForValuesAffectingX: Set<String> { [] } }\n")
        #expect(
            sample.tail().contains(
                #".method(ofClass: "keyPathsForValuesAffectingX") { object, _ in "#
                    + "return (object as! A.Type).keyPathsForValuesAffectingX as Any? },"
            )
        )
    }

    /// The methods are in an extension, where the compiler lets nobody override them.
    @Test func overridesOfExtensionsAreFoundByTheirNames() {
        let sample = Sample(
            """
            class C: UITableView {
                override func responds(to s: Selector!) -> Bool { return super.responds(to: s) || other.responds(to: s) }
                override func forwardingTarget(for s: Selector!) -> Any? { other }
            }
            class D: C { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }
            class F: NumberFormatter {
                override open func getObjectValue(_ o: P?, for s: String, range r: R?) throws { try super.getObjectValue(o, for: s, range: r) }
            }

            """
        )
        let lines = sample.head().split(separator: "\n", omittingEmptySubsequences: false)
        let call = "return super._responds(to: s) || other.responds(to: s)"
        #expect(lines[1] == "             func responds(to s: Selector!) -> Bool { \(call) }")
        #expect(lines[2] == "             func forwardingTarget(for s: Selector!) -> Any? { other }")
        #expect(lines[4] == "class D: C { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }")
        #expect(lines[6].contains("open func getObjectValue(") && lines[6].contains("try super._getObjectValue(o, for"))
        for name in ["respondsToSelector:", "forwardingTargetForSelector:", "getObjectValue:forString:range:error:"] {
            #expect(sample.tail().components(separatedBy: ".method(\"\(name)\")").count == 2)
        }
        #expect(sample.isWellFormed)
    }
}
