import Testing

@Suite("Tables of members")
struct TableTests {
    @Test func haveProtocolsWhoseMethodsAreAskedFor() {
        let protocols = """
            @objc protocol A: NSObjectProtocol { func a(_ x: Int); @objc optional func b() }
            @objc private protocol B {}
            #if DEBUG
            @objc protocol C: A { @objc optional func c(by x: Int) }
            #endif

            """
        let text = Sample(protocols + "let a = protocol_getMethodDescription(A.self, s, true, true)\n").rewriting
            .moduleText
        let entry =
            "protocols.append(ObjectiveCProtocol((any A).self, refining: [], required: [\"a:\"], optional: [\"b\"]))"
        #expect(text.contains(entry) && !text.contains("any B"))
        #expect(text.contains("import UIKit\n"))
        #expect(
            text.contains(
                "#if (DEBUG)\n        protocols.append(ObjectiveCProtocol((any C).self, refining: [(any A).self]"
            )
        )
        #expect(!Sample(protocols).rewriting.moduleText.contains("ObjectiveCProtocol("))
    }

    @Test(
        arguments: [
            (
                "@objc func tap() {}",
                #".method("tap") { object, _ in (object as! C).tap(); return nil }"#
            ),
            (
                "@IBAction private func tap(_ sender: UIButton, event: UIEvent?) {}",
                #".method("tap:event:") { object, arguments in (object as! C).tap("#
                    + "arguments.argument(0, as: (UIButton).self), event: arguments.argument(1, as: (UIEvent?).self)); "
                    + "return nil }"
            ),
            (
                "@objc(twice:) func double(x: Int!) -> Int { x }",
                #".method("twice:") { object, arguments in return (object as! C).double("#
                    + "x: arguments.argument(0, as: (Int?).self)) as Any? }"
            ),
            (
                "@objc class func make() -> C { C() }",
                #".method(ofClass: "make") { object, _ in return (object as! C.Type).make() as Any? }"#
            ),
            (
                "@objc func save() throws {}",
                #".method("save") { object, _ in _ = try? (object as! C).save(); return nil }"#
            ),
            (
                "@IBOutlet private weak var label: UILabel!",
                #".property("label", { ($0 as! C).label as UILabel? }, { ($0 as! C).label = $1 })"#
            ),
            (
                "@objc(isOn) var on: Bool { true }",
                #".property("isOn", { ($0 as! C).on as Bool })"#
            ),
            (
                "@objc func run(_ work: @escaping () -> Void) {}",
                #".method("run:") { object, arguments in (object as! C).run("#
                    + "arguments.argument(0, as: (() -> Void).self)); return nil }"
            ),
        ]
    )
    func haveTheMember(declaration: String, entry: String) {
        let sample = Sample("class C: NSObject {\n    \(declaration)\n}\n")
        #expect(sample.tail().contains(entry), "\(sample.tail())")
        #expect(sample.rewriting.moduleText.contains("tables.append(_ObjC_C_A.self)"))
        #expect(sample.isWellFormed)
    }

    @Test func haveAllMembersOfACoveredClassAndItsSubclasses() {
        let base = "@objcMembers class Base: NSObject { func a() {}; private func b() {}; @nonobjc func c() {} }\n"
        let sample = Sample(
            base,
            "class Sub: Base { func d() {}; func e(_ x: inout Int) {} }\nclass Other { func f() {} }\n"
        )
        #expect(sample.tail(0).contains(#".method("a")"#))
        #expect(!sample.tail(0).contains(#".method("b")"#))
        #expect(!sample.tail(0).contains(#".method("c")"#))
        #expect(sample.tail(1).contains(#".method("d")"#))
        #expect(!sample.tail(1).contains(#".method("e"#))
        #expect(!sample.tail(1).contains(#".method("f"#))
    }

    @Test func haveTheMembersOfExtensionsInTheirSources() {
        let sample = Sample(
            "class C: NSObject {}\n",
            "extension C { @objc func a() {} }\n@objc extension C { func b() {} }\n"
        )
        #expect(sample.rewriting.texts[0] == nil)
        #expect(sample.tail(1).contains(#".method("a")"#) && sample.tail(1).contains(#".method("b")"#))
        #expect(sample.rewriting.moduleText.contains("_ObjC_C_B.self"))
    }

    @Test func haveTheMembersOfClassesFromElsewhere() {
        let sample = Sample("extension UIView { @objc func shake() {} }\n")
        #expect(sample.tail().contains("override class var owner: AnyClass? { UIView.self }"))
    }

    @Test func askAGenericClassForItsMembers() {
        let sample = Sample("class Cell<T>: UITableViewCell { @objc func tap() {} }\n")
        #expect(sample.tail().contains("genericOwner: String { \"App.Cell\" }"))
        #expect(sample.isWellFormed)
    }

    @Test func listTheMembersOfAPrivateClassInItsBraces() {
        let sample = Sample(
            "class C {\n    private class Inner: NSObject {\n        @objc private func tap() {}\n    }\n}\n"
        )
        #expect(sample.head().contains("; nonisolated static var _objc_C_Inner: [ObjectiveCMember]"))
        #expect(sample.head().split(separator: "\n").count == 5)
        #expect(sample.isWellFormed)
    }

    @Test func keepTheConditionsOfMembers() {
        let sample = Sample(
            """
            #if DEBUG
            class C: NSObject {
                #if LITE
                @objc func a() {}
                #else
                @objc func b() {}
                #endif
            }
            #endif

            """
        )
        let tail = sample.tail()
        #expect(tail.contains("#if (DEBUG)\nextension C {"))
        #expect(tail.contains("#if (LITE)\n        members += [.method(\"a\")"))
        #expect(tail.contains("#if !(LITE)\n        members += [.method(\"b\")"))
        #expect(sample.rewriting.moduleText.contains("#if (DEBUG)\n"))
        #expect(sample.isWellFormed)
    }

    @Test func haveTheCommandsOfMenusThatAClassOverrides() {
        let sample = Sample(
            """
            class C: UIView {
                override func copy(_ sender: Any?) {}
                override func layoutSubviews() {}
                func paste(_ sender: Any?) {}
                override func delete(_ row: Int, animated: Bool) {}
            }
            extension C {
                override func selectAll(_ sender: Any?) {}
            }
            func f() {
                class D: UIView { override func cut(_ sender: Any?) {} }
            }

            """
        )
        let tail = sample.tail()
        #expect(tail.contains(#".method("copy:")"#) && tail.contains(#".method("selectAll:")"#))
        #expect(!tail.contains("layoutSubviews") && !tail.contains("paste:") && !tail.contains("delete"))
        #expect(!tail.contains("cut:") && sample.problems.isEmpty && sample.isWellFormed)
    }

    /// Nothing outside of a function can name its classes.
    @Test func aClassInAFunctionListsItsMembers() {
        let sample = Sample(
            """
            func f() {
                class T: NSObject { @objc func g() {}
                    @objc var x = 1 }
                class U { @objc func h(_ s: Any) {} }
            }

            """
        )
        let lines = sample.head().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[1].hasPrefix("    class T: NSObject, ObjectiveCLocalClass {"))
        #expect(lines[2].contains("; nonisolated static var _objectiveCMembers: [ObjectiveCMember] { [.method(\"g\")"))
        #expect(lines[2].contains("($0 as! Self).x"))
        #expect(lines[3].contains("class U: ObjectiveCLocalClass {"))
        #expect(sample.tail().contains("import ObjectRuntime") && sample.isWellFormed && sample.problems == [])
    }

    /// A class with type parameters has no metadata of its own.
    @Test func anExtensionOfAGenericClassOfUIKitHasATable() {
        let sample = Sample("extension NSLayoutAnchor { @objc func pin(to a: NSLayoutAnchor<AnchorType>) {} }\n")
        #expect(sample.tail().contains("genericOwner: String { \"UIKit.NSLayoutAnchor\" }"))
        #expect(!sample.tail().contains("NSLayoutAnchor.self") && sample.isWellFormed)
    }
}
