import CoreGraphics
import Foundation

extension UITextField {
    public func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { edited[$0.value] }
    }

    public func replace(_ range: UITextRange, withText text: String) {
        guard let range = range as? TextOffsetRange else { return }
        var changed = edited
        changed.replace(range.value, with: text.singleLine)
        setEdited(changed)
        textDidChange()
    }

    /// The selection; an empty range is a caret. Offsets outside the text are clamped to it.
    public var selectedTextRange: UITextRange? {
        get { TextOffsetRange(edited.selection) }
        set {
            guard let range = newValue as? TextOffsetRange else { return }
            select(from: range.value.lowerBound, to: range.value.upperBound)
        }
    }

    public var markedTextRange: UITextRange? { edited.marked.map(TextOffsetRange.init) }

    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        var changed = edited
        let text = markedText?.singleLine ?? ""
        guard !text.isEmpty || edited.marked != nil else { return }
        let selected = Range(selectedRange) ?? text.utf16.count..<text.utf16.count
        changed.mark(text, selecting: selected.clamped(to: 0..<text.utf16.count))
        let isOther = changed.text != edited.text
        setEdited(changed)
        if isOther { textDidChange() }
    }

    public func unmarkText() {
        var changed = edited
        changed.unmark()
        setEdited(changed)
    }

    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var endOfDocument: UITextPosition { TextOffset(edited.end) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else { return nil }
        return TextOffsetRange(min(from.value, to.value)..<max(from.value, to.value))
    }

    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffset else { return nil }
        let (sum, overflows) = position.value.addingReportingOverflow(offset)
        return !overflows && (0...edited.end).contains(sum) ? TextOffset(sum) : nil
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
        return to.value - from.value
    }

    public func firstRect(for range: UITextRange) -> CGRect {
        guard let range = range as? TextOffsetRange else { return .null }
        let line = makeLine(room: textView.bounds.width)
        guard let extent = line.extents(of: range.value).first else { return caretRect(for: range.start) }
        return rect(of: line, x: extent.lowerBound, width: extent.upperBound - extent.lowerBound)
    }

    public func caretRect(for position: UITextPosition) -> CGRect {
        guard let position = position as? TextOffset else { return .null }
        let line = makeLine(room: textView.bounds.width)
        return rect(of: line, x: line.caretX(at: position.value), width: FieldMetrics.caretWidth)
    }

    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextOffset(offset(at: point))
    }

    private func rect(of line: FieldLine, x: CGFloat, width: CGFloat) -> CGRect {
        let top = top(of: line, in: textView.bounds.height)
        return CGRect(x: textView.frame.minX + x, y: textView.frame.minY + top, width: width, height: line.height)
    }
}
