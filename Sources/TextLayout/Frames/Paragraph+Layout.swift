import Foundation

extension Paragraph {
    /// Lays the text out in lines.
    ///
    /// - Parameters:
    ///   - width: The width in points. A line holds at least one character, however narrow it is.
    ///   - maximumLines: The maximum number of lines; 0 for no limit.
    ///   - lineBreak: The treatment of text that is wider than a line, or more than the lines can hold.
    package func layout(
        width: Double = .infinity,
        maximumLines: Int = 0,
        lineBreak: LineBreak = .wordWrapping
    ) -> TextFrame {
        if !width.isNaN,
            let frame = PlainLineSetter(self, width: width, lineBreak: lineBreak)?
                .frame(width: width, maximumLines: maximumLines)
        {
            return frame
        }
        var setter = LineSetter(paragraph: self, width: width, maximumLines: maximumLines, lineBreak: lineBreak)
        return setter.frame()
    }
}
