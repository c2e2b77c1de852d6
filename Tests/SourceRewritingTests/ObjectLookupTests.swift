import Testing

@testable import SourceRewriting

@Suite("Members of objects")
struct ObjectLookupTests {
    @Test func areThoseOfTheProtocolThatHasThem() {
        let text = """
            @objc protocol MenuDelegate { @objc optional func menuDidOpen(_ menu: Menu) }
            class Menu: NSObject {
                weak var delegate: AnyObject?
                func open() { delegate?.menuDidOpen?(self); { self.delegate?.menuDidOpen?(self) }() }
                func close() { other?.menuDidOpen?(self) }
            }

            """
        let lines = Sample(text).head().split(separator: "\n")
        let call = "delegate as? MenuDelegate)?.menuDidOpen (self)"
        #expect(lines[3] == "    func open() { (\(call); { (self.\(call) }() }")
        #expect(lines[4] == "    func close() { other?.menuDidOpen (self) }")
        #expect(Sample(text).isWellFormed)
        let typed = text.replacing("delegate: AnyObject?", with: "delegate: MenuDelegate?")
        #expect(!Sample(typed).head().contains("as? MenuDelegate"))
        let second = "@objc protocol OtherDelegate { @objc optional func menuDidOpen(_ menu: Menu) }\n"
        #expect(!Sample(text, second).head().contains("as? MenuDelegate"), "it may be either")
    }

    @Test func ofAListAreValuesOfKeys() {
        let text = """
            import UIKit
            class Box: UIView { var constraintsOfBox: [AnyObject] { [] }; var views: [UIView] = [] }
            func f(_ box: Box) -> Float? { box.constraintsOfBox.first?.priority }
            func g(_ box: Box) -> String { box.constraintsOfBox[0].identifier }
            func h(_ box: Box) -> Int? { box.views.first?.tag }

            """
        let sample = Sample(text)
        let lines = sample.head().split(separator: "\n")
        #expect(lines[2] == "func f(_ box: Box) -> Float? { _member(box.constraintsOfBox.first, \"priority\") }")
        #expect(lines[3] == "func g(_ box: Box) -> String { _member(box.constraintsOfBox[0], \"identifier\")! }")
        #expect(lines[4] == "func h(_ box: Box) -> Int? { box.views.first?.tag }")
        #expect(sample.tail().contains("func _member<Value>(_ object: AnyObject?, _ key: String) -> Value? {"))
        #expect(sample.isWellFormed)
    }
}
