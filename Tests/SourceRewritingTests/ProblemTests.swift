import Testing

@Suite("What can't be rewritten")
struct ProblemTests {
    @Test(
        arguments: [
            ("class C: X {\n    @NSManaged var x: Int\n}", "A.swift:2:5: error: '@NSManaged' needs Core Data"),
            (
                "func f() {\n  class T: NSObject { @objc func g() {} }\n  class U: T { @objc func h() {} }\n}",
                "A.swift:3:9: error: a subclass in a function"
            ),
            ("class C: X {\n @objc func g() async {}\n}", "A.swift:2:2: error: Objective-C can't call 'g()', because"),
            ("class C: X {\n @objc func g<T>(_ t: T) {}\n}", "A.swift:2:2: error: Objective-C can't call 'g(_:)'"),
            ("extension UIView {\n override func g() {}\n}", "A.swift:2:2: error: an extension can't override"),
            ("class C: X {}\nextension C {\n override init() {}\n}", "A.swift:3:2: error: an initializer can't be"),
            ("let s =\n  #selector(a + b())", "A.swift:2:13: error: '#selector' needs the name of a method"),
            (
                "@objc protocol P {\n @objc optional var x: Int { get set }\n}",
                "A.swift:2:2: error: an optional property"
            ),
        ]
    )
    func isAnErrorAtItsPlace(text: String, message: String) {
        let problems = Sample(text + "\n").problems
        #expect(problems.contains { $0.hasPrefix(message) }, "\(problems)")
    }
}
