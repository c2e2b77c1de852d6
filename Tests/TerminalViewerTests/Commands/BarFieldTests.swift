import Terminal
import Testing

@testable import TerminalViewer

@Suite struct BarFieldTests {
    private func type(_ keys: [KeyPress], into text: String = "") -> BarField {
        var field = BarField(text)
        for key in keys { _ = field.apply(key) }
        return field
    }

    @Test func keysOfReadlineEdit() {
        let control = { (character: Character) in KeyPress(.character(character), .control) }
        #expect(type([KeyPress(.character("a")), KeyPress(.character("b"))]).text == "ab")
        #expect(type([control("a"), KeyPress(.character("x"))], into: "ab").text == "xab")
        #expect(type([control("w")], into: "one two").text == "one ")
        #expect(type([control("u")], into: "one").text == "")
        #expect(type([control("a"), control("k")], into: "one").text == "")
        #expect(type([KeyPress(.left), KeyPress(.backspace)], into: "abc").text == "ac")
        #expect(type([control("a"), KeyPress(.delete), KeyPress(.backspace)], into: "abc").text == "bc")
        #expect(type([KeyPress(.character("b"), .alt), KeyPress(.character("x"))], into: "one two").text == "one xtwo")
    }

    @Test func aPasteIsOneLine() {
        var field = BarField("ab")
        _ = field.apply(KeyPress(.left))
        field.insert("x\ny")
        #expect(field.text == "ax yb")
        #expect(field.beforeCursor == "ax y")
        field = BarField("e")
        field.insert("\u{301}")
        #expect(field.cursor == 1)
    }
}
