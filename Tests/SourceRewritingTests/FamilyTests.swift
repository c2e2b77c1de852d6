import Foundation
import Testing

@testable import SourceRewriting

/// Members of extensions of other modules' classes that extensions and subclasses override.
@Suite("Families of overrides")
struct FamilyTests {
    @Test func callTheMemberOfTheObjectsClass() {
        let sample = Sample(
            """
            extension UIView { @discardableResult @objc func kids(_ x: Int) -> [UIView] { subviews } }
            extension UITableViewCell { override func kids(_ x: Int) -> [UIView] { super.kids(x) } }
            class Cell: UITableViewCell {
                override func kids(_ x: Int) -> [UIView] { (super.kids(1), supers.kids(1), super.kidsOf(2)) }
            }

            """
        )
        let first = [
            "extension UIView { @discardableResult       func _o_kids(_ x: Int) -> [UIView] { subviews };",
            "@discardableResult func kids(_ p0: Int) -> [UIView] {",
            "if let object = self as? Cell { return object._o_Cell_kids(p0) };",
            "if let object = self as? UITableViewCell { return object._o_UITableViewCell_kids(p0) };",
            "return _o_kids(p0) } }",
        ].joined(separator: " ")
        let expected = [
            first,
            "extension UITableViewCell { func _o_UITableViewCell_kids(_ x: Int) -> [UIView] { super._o_kids(x) } }",
            "class Cell: UITableViewCell {",
            "     func _o_Cell_kids(_ x: Int) -> [UIView] "
                + "{ (super._o_UITableViewCell_kids(1), supers.kids(1), super.kidsOf(2)) }",
            "}", "",
        ]
        #expect(sample.head().components(separatedBy: "\n") == expected)
        #expect(sample.isWellFormed && sample.problems.isEmpty)
        #expect(sample.tail().contains(".method(\"kids:\")"))
    }

    @Test func existForProperties() {
        let sample = Sample(
            "public extension UIView { @objc var kids: [UIView] { get { [] } set {} } }\n",
            "extension UIStackView { public override var kids: [UIView] { get { super.kids } set {} } }\n"
        )
        let text = [
            "; var kids: [UIView] {",
            "get { if let object = self as? UIStackView { return object._o_UIStackView_kids }; return _o_kids }",
            "set { if let object = self as? UIStackView { object._o_UIStackView_kids = newValue; return };",
            "_o_kids = newValue; return } } }",
        ].joined(separator: " ")
        #expect(sample.head().contains(text))
        #expect(sample.head(1).contains("public var _o_UIStackView_kids: [UIView] { get { super._o_kids } set {} }"))
        #expect(sample.isWellFormed)
    }

    /// Overloads are other methods.
    @Test func haveParametersOfTheSameTypes() {
        let sample = Sample(
            """
            extension UIView {
                func sv(_ views: UIView...) -> UIView { sv(views) }
                @objc func sv(_ views: [UIView]) -> UIView { self }
            }
            extension UITableViewCell { override func sv(_ views: [ UIView ]) -> UIView { self } }

            """
        )
        #expect(sample.problems.isEmpty && sample.head().contains("\n    func sv(_ views: UIView...) -> UIView"))
        #expect(sample.head().contains("self as? UITableViewCell"))
    }

    @Test func areInheritedBySystemClassesOnly() {
        let sample = Sample(
            "extension UIView { @objc func kids() {} }\nextension UIImage { override func kids() {} }\n"
        )
        #expect(sample.problems.count == 1 && !sample.head().contains("_o_kids"))
    }

    @Test func keepTheConditionsOfOverrides() {
        let sample = Sample(
            """
            extension UIView { @objc func kids() -> Int { 1 }
            }
            #if DEBUG
            extension UILabel { override func kids() -> Int { 2 } }
            #endif

            """
        )
        let text = sample.rewriting.texts[0] ?? ""
        #expect(
            text.contains(
                "\n#if (DEBUG)\nif let object = self as? UILabel { return object._o_UILabel_kids() };\n#endif\nreturn _o_kids()\n"
            )
        )
        #expect(sample.isWellFormed)
    }

    @Test func ofGenericMethodsAreRefused() {
        let sample = Sample(
            "extension UIView { func kids<T>(_ x: T) {} }\nextension UILabel { override func kids<T>(_ x: T) {} }\n"
        )
        #expect(sample.problems.count == 1 && sample.problems[0].hasPrefix("A.swift:2:21: error: a generic or"))
    }
}
