import Testing

@Suite("#selector and #keyPath")
struct SelectorTests {
    private static let members = """
        class C: NSObject {
            @objc func tap() {}
            @objc(press:) func touch(_ x: Any) {}
            @objc func move(to x: Int, animated: Bool) {}
            @objc(isOn) var on = true

        """

    /// The name that the selector has, by the function at the end of the source.
    @Test(
        arguments: [
            ("#selector(tap)", "_s1(  _T1.tap)", "tap"),
            ("#selector(touch)", "_s1(  _T1.touch)", "press:"),
            ("#selector(touch(_:))", "_s1(  _T1.touch(_:))", "press:"),
            ("#selector(C.move)", "_s1(      C.move)", "moveTo:animated:"),
            ("#selector(C.move(to:animated:))", "_s1(      C.move(to:animated:))", "moveTo:animated:"),
            ("#selector(self.tap)", "_s1(      self.tap)", "tap"),
            ("#selector(tap as (C) -> () -> Void)", "_s1(  _T1.tap as (C) -> () -> Void)", "tap"),
            ("#selector((tap))", "_s1(      (_T1.tap))", "tap"),
            ("#selector(getter: on)", "_s1(         \\_T1.on)", "isOn"),
            ("#selector(setter: C.on)", "_s1(             \\C.on)", "setIsOn:"),
            ("#selector(Other.save(item:))", "_s1(      Other.save(item:))", "saveWithItem:"),
        ]
    )
    func keepTheirColumns(expression: String, rewritten: String, name: String) {
        let sample = Sample(Self.members + "    func f() -> Selector { \(expression) }\n}\n")
        #expect(sample.head().contains("    func f() -> Selector { \(rewritten) }\n}\n"), "\(sample.head())")
        #expect(sample.tail().contains("{ Selector(\"\(name)\", module: \"App\") }"))
        #expect(sample.isWellFormed)
    }

    @Test func leaveTheNumberOfArgumentsOfOthersToTheCompiler() {
        let sample = Sample("let s = #selector(UIView.endEditing)\n")
        #expect(sample.head() == "let s = _s1(      UIView.endEditing)\n")
        #expect(sample.tail().contains("Selector(\"endEditing\", argumentsOf: M.self, module: \"App\")"))
    }

    @Test func findMethodsOfSuperclassesInOtherSources() {
        let base = "class Base: NSObject { @objc(hit:) func tap(_ x: Any) {} }\n"
        let sample = Sample(base, "class Sub: Base { let s = #selector(tap) }\n")
        #expect(sample.tail(1).contains("Selector(\"hit:\", module: \"App\")"))
    }

    @Test func keepTheirLines() {
        let sample = Sample(Self.members + "    func f() -> Selector {\n#selector(\n        tap\n) }\n}\n")
        #expect(sample.head().contains("_s1(\n    _T1.tap\n) }"), "\(sample.head())")
    }

    @Test func avoidNamesOfTheSource() {
        let sample = Sample("class C: NSObject { @objc func tap() {}; var _s1 = 0; let s = #selector(tap) }\n")
        #expect(sample.head().contains("let s = _so1(_To1.tap)"))
    }

    @Test(
        arguments: [
            ("#keyPath(name)", "\"name\"        "),
            ("#keyPath(Person.name)", "\"name\"               "),
            ("#keyPath(App.Person.friend.name)", "\"friend.name\"                   "),
        ]
    )
    func makeKeyPathsStrings(expression: String, text: String) {
        #expect(Sample("let key = \(expression) // key\n").head() == "let key = \(text) // key\n")
    }

    @Test func addTheImportForSelectorsWithoutUIKit() {
        let sample = Sample("import Foundation\nvar action: Selector?\n")
        #expect(sample.tail() == "@_spi(ObjectiveCSources) import ObjectRuntime\n")
        #expect(Sample("import UIKit\nvar action: Selector?\n").rewriting.texts == [nil])
    }
}
