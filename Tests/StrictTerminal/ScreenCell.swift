import Terminal

/// A cell of a `StrictTerminal`.
package struct ScreenCell: Hashable, Sendable {
    /// The text; it is empty where a glyph continues.
    package var text: String
    package var width: Int
    package var style: CellStyle

    package static let blank = ScreenCell(text: " ", width: 1, style: .plain)

    package init(text: String, width: Int, style: CellStyle) {
        self.text = text
        self.width = width
        self.style = style
    }
}
