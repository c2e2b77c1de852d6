import CoreGraphics
import Foundation

/// The looks of the text that a person or an input method changes.
extension UITextView {
    /// Turns a look on or off: that of the selection or, without one, of the text that is typed next.
    func toggle(_ format: TextFormat) {
        guard isEditable, allowsEditingTextAttributes else { return }
        let range = edited.selection
        guard !range.isEmpty else {
            nextAttributes = format.toggled(insertionAttributes, font: look.usedFont)
            return
        }
        record()
        edited.toggle(format, in: range, font: look.usedFont)
        layoutDidChange(replacing: range, withLength: range.count)
        textDidChange()
    }

    /// Changes the attributes of the selection or, without one, of the text that is typed next.
    func changeAttributes(_ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes) {
        let range = edited.selection
        guard !range.isEmpty else { return nextAttributes = change(insertionAttributes) }
        record()
        edited.changeAttributes(in: range, change)
        layoutDidChange(replacing: range, withLength: range.count)
        textDidChange()
    }

    /// Sets the writing direction of the paragraphs of the selection.
    func setDirectionOfSelection(_ direction: NSWritingDirection) {
        record()
        setWritingDirection(direction, in: edited.selection)
        textDidChange()
    }

    /// Returns the attributes of the character behind an offset or before it, with the font and the color of the view.
    func styling(at offset: Int, _ direction: UITextStorageDirection) -> AttributeRuns.Attributes? {
        guard edited.end > 0 else { return insertionAttributes }
        let place = direction == .forward ? offset : offset - 1
        let own = edited.attributes.attributes(at: max(0, place)) ?? [:]
        return [.font: look.usedFont, .foregroundColor: look.textColor ?? .label].merging(own) { $1 }
    }

    // MARK: The caret where a line is broken

    /// The rectangle of the caret. With the affinity `.backward` it is at the end of a line that is broken there.
    var shownCaret: CGRect {
        let offset = edited.content.focus
        let place = caretRect(at: offset)
        guard affinity == .backward, edited.selection.isEmpty, offset > 0 else { return place }
        let before = edited.content.place(.backward, from: offset)
        // After a line break there is no other place.
        let start = caretRect(at: before)
        guard laidOut.paragraph(at: before) == laidOut.paragraph(at: offset), start.midY < place.minY else {
            return place
        }
        // A space at which the line is broken has no rectangle.
        guard let last = rects(for: before..<offset).last else { return start }
        let x = isRightToLeft(at: before) ? last.minX : last.maxX
        return CGRect(x: x - start.width / 2, y: start.minY, width: start.width, height: start.height)
    }

    // MARK: The border

    /// Shows the border by the layer of the view.
    func showBorder() {
        let isRounded = borderStyle == .roundedRect
        layer.cornerRadius = isRounded ? FieldMetrics.cornerRadius : 0
        layer.borderWidth = isRounded ? TextViewMetrics.borderWidth : 0
        resolveBorder()
    }

    func resolveBorder() {
        guard borderStyle == .roundedRect else { return }
        layer.borderColor = UIColor.opaqueSeparator.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: The state

    /// The selection and the place of the content, as a property list.
    var savedInteraction: [String: Double] {
        [
            "location": Double(edited.selection.lowerBound), "length": Double(edited.selection.count),
            "x": contentOffset.x, "y": contentOffset.y,
        ]
    }

    func restore(_ state: [String: Double]) {
        if let start = state["location"], let length = state["length"], start >= 0, length >= 0 {
            let range = Int(min(start, 1e15))..<Int(min(start + length, 1e15))
            select(range.clamped(to: 0..<edited.end))
        }
        guard let x = state["x"], let y = state["y"], x.isFinite, y.isFinite else { return }
        layoutIfNeeded()
        contentOffset = CGPoint(x: x, y: y)
    }
}
