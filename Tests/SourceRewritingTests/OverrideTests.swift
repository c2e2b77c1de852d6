import Testing

@Suite("Overrides in extensions")
struct OverrideTests {
    @Test func areCalledFromTheClass() {
        let sample = Sample(
            """
            class C: UIViewController {
                let x = 1
            }
            extension C {
                override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
                override var title: String? { get { nil } set {} }
                public override class func make(x: Int) throws -> Int { x }
            }

            """
        )
        let lines = sample.head().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines[1] == "    let x = 1; override func viewWillAppear(_ p0: Bool) { _o_viewWillAppear(p0) }"
                + "; override var title: String? { get { _o_title } set { _o_title = newValue } }"
                + "; override public class func make(x p0: Int) throws -> Int { try _o_make(x: p0) }"
        )
        #expect(lines[4] == "          func _o_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }")
        #expect(lines[5] == "          var _o_title: String? { get { nil } set {} }")
        #expect(lines[6] == "    public       class func _o_make(x: Int) throws -> Int { x }")
        #expect(sample.isWellFormed)
    }

    @Test func workAcrossSources() {
        let sample = Sample("class C: UIView {}\n", "extension C { override func layoutSubviews() {} }\n")
        #expect(sample.head() == "class C: UIView { override func layoutSubviews() { _o_layoutSubviews() };}\n")
        #expect(sample.head(1) == "extension C {       func _o_layoutSubviews() {} }\n")
    }

    @Test func ofMethodsOfExtensionsWork() {
        let sample = Sample(
            "class A: NSObject {}\nextension A { @objc func f() {} }\nclass B: A {}\nextension B { override func f() {} }\n"
        )
        let lines = sample.head().split(separator: "\n")
        #expect(lines[0] == "class A: NSObject { func f() { _o_f() };}")
        #expect(lines[1] == "extension A {       func _o_f() {} }")
        #expect(lines[2] == "class B: A { override func f() { _o3_f() };}")
        #expect(lines[3] == "extension B {      func _o3_f() {} }")
    }

    /// `didSet` alone would be a stored property.
    @Test func ofObserversCallThem() {
        let sample = Sample(
            """
            class C: UICollectionView {}
            extension C {
                override var isHidden: Bool {
                    didSet { update(oldValue) }
                }
                public override var alpha: CGFloat { willSet(next) { prepare(next) }
                    didSet { update() } }
            }

            """
        )
        let lines = sample.head().split(separator: "\n", omittingEmptySubsequences: false)
        let forwarders = [
            "class C: UICollectionView { override var isHidden: Bool { didSet { _o_isHidden = oldValue } };",
            "override public var alpha: CGFloat { willSet { _o_w_alpha = newValue } didSet { _o_alpha = oldValue } };}",
        ]
        #expect(lines[0] == Substring(forwarders.joined(separator: " ")))
        #expect(lines[2] == "          var _o_isHidden: Bool { get { isHidden }")
        #expect(lines[3] == "        set(oldValue) { update(oldValue) }")
        #expect(
            lines[5].contains("var _o_w_alpha: CGFloat { get { alpha }")
                && lines[5].hasSuffix("set(next) { prepare(next) }")
        )
        #expect(lines[6].contains("}; public var _o_alpha: CGFloat { get { alpha } set(oldValue) { update() } }"))
        #expect(lines.count == 9 && sample.isWellFormed)
    }

    @Test func keepTheirConditionsAndTheLinesAfterThem() {
        let sample = Sample("class C: UIView {\n}\n#if DEBUG\nextension C {\n override func f() {}\n}\n#endif\n")
        let location = "#sourceLocation(file: \"A.swift\", line: 1)"
        #expect(
            sample.rewriting.texts[0]?.hasPrefix(
                "class C: UIView {\n#if (DEBUG)\noverride func f() { _o_f() }\n#endif\n\(location)\n\n}\n"
            ) == true
        )
        #expect(sample.isWellFormed)
    }

    /// UIKit declares these members as dynamic.
    @Test func ofSomeMembersOfUIKitReplaceThem() {
        let sample = Sample(
            """
            extension NSLayoutConstraint {
                open override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
            }
            extension UINavigationController { override open var shouldAutorotate: Bool { false } }

            """
        )
        let lines = sample.head().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines[1] == "    @_dynamicReplacement(for: isEqual(_:)) public func _r_isEqual(_ object: Any?) -> Bool "
                + "{ super.isEqual(object) }"
        )
        #expect(
            lines[3].contains(
                "@_dynamicReplacement(for: shouldAutorotate) public var _r_shouldAutorotate: Bool { false }"
            )
        )
        #expect(sample.isWellFormed && sample.problems == [])
        #expect(Sample("extension UIView { override func isEqual(_ o: Any?) -> Bool { true } }\n").problems.count == 1)
    }
}
