import Testing

@Suite("Attributes")
struct AttributeTests {
    @Test(
        arguments: [
            ("@objc func tap() {}", "      func tap() {}"),
            ("@objc(press:) private func tap(_ x: Int) {}", "              private func tap(_ x: Int) {}"),
            ("@IBAction func tap(_ sender: Any) {}", "          func tap(_ sender: Any) {}"),
            ("@IBOutlet private(set) weak var label: UILabel!", "          private(set) weak var label: UILabel!"),
            ("@IBOutlet var labels: [UILabel]!", "          var labels: [UILabel]!"),
            ("@IBInspectable var radius: CGFloat = 2", "               var radius: CGFloat = 2"),
            ("@IBSegueAction func f(_ c: NSCoder) -> C? { nil }", "               func f(_ c: NSCoder) -> C? { nil }"),
            ("@nonobjc func f() {}", "         func f() {}"),
        ]
    )
    func disappearInPlace(member: String, rewritten: String) {
        let sample = Sample("class C: NSObject {\n    \(member)\n}\n")
        #expect(sample.head() == "class C: NSObject {\n    \(rewritten)\n}\n")
        #expect(sample.isWellFormed)
    }

    @Test func disappearFromTypes() {
        let sample = Sample("@objc(Name)\n@objcMembers class C: NSObject {}\n@IBDesignable class D: UIView {}\n")
        let lines = ["           ", "             class C: NSObject {}", "              class D: UIView {}", ""]
        #expect(sample.head() == lines.joined(separator: "\n"))
        #expect(sample.tail().contains("override class var objectiveCName: String? { \"Name\" }"))
    }

    @Test(arguments: ["UIApplicationMain", "NSApplicationMain"])
    func becomeMain(name: String) {
        let sample = Sample("@\(name) class D: UIResponder {}\n")
        #expect(sample.head() == "@main              class D: UIResponder {}\n")
    }

    @Test func leaveASourceWithoutThemAlone() {
        let sample = Sample("import UIKit\nfinal class C: UIView { @MainActor var x = 1 }\n#if DEBUG\n#endif\n")
        #expect(sample.rewriting.texts == [nil])
        #expect(sample.rewriting.moduleText == "// No class of this module has members for Objective-C.\n")
    }

    @Test func ofConditionsTakeTheBranchForPhones() {
        let sample = Sample("#if os(iOS) || os(tvOS)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif\n")
        #expect(sample.head().hasPrefix("#if true    || os(tvOS)\nimport UIKit\n#elseif canImport(AppKit)\n"))
    }
}
