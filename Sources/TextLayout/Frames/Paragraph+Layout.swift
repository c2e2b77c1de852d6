import Foundation

extension Paragraph {
    /// Sets the text in lines.
    ///
    /// - Parameters:
    ///   - width: points; a line holds at least one character however narrow it is.
    ///   - maximumLines: never more lines than this; 0 for no limit.
    ///   - lineBreak: how lines end, and what becomes of text that the last one allowed cannot hold.
    package func layout(
        width: Double = .infinity,
        maximumLines: Int = 0,
        lineBreak: LineBreak = .wordWrapping
    ) -> TextFrame {
        var setter = LineSetter(paragraph: self, width: width, maximumLines: maximumLines, lineBreak: lineBreak)
        return setter.frame()
    }
}
