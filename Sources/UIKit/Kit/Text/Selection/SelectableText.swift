import CoreGraphics

/// A view with text that can be selected. Offsets are in UTF-16 code units.
@preconcurrency @MainActor
package protocol SelectableText: UIView {
    /// The whole text that the view stands for, including what is truncated.
    var selectableText: String { get }

    /// The selected range, which the view shows; `nil` if nothing is selected.
    var selectedTextOffsets: Range<Int>? { get set }

    /// Returns the offset of the caret that is nearest to a point of the view.
    func textOffset(at point: CGPoint) -> Int
}

extension UILabel: SelectableText {
    package var selectableText: String { text ?? "" }

    package func textOffset(at point: CGPoint) -> Int {
        let text = fittedText(in: bounds.size)
        let frame = text.frame(width: bounds.width, height: bounds.height, lines: numberOfLines)
        let top = place(of: frame, of: text, in: bounds).minY
        return frame.index(at: CGPoint(x: point.x - bounds.minX, y: point.y - top), in: bounds.width)
    }
}

extension String {
    /// Returns a part of the text, in UTF-16 code units. Offsets outside the text are clamped to it.
    func part(utf16 range: Range<Int>) -> String {
        let count = utf16.count
        let range = range.clamped(to: 0..<count)
        let start = utf16.index(startIndex, offsetBy: range.lowerBound)
        let end = utf16.index(startIndex, offsetBy: range.upperBound)
        return String(self[start..<end])
    }
}
