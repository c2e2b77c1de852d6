/// A range of text of one style.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, style: TextStyle) {
        self.text = text
        self.style = style
    }

    package init(_ text: String, font: FontDescription) {
        self.init(text, style: TextStyle(font: font))
    }
}
