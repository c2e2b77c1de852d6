import CoreGraphics
import DisplayList
import Foundation

/// The search of the text.
extension UITextView {
    func findBecameAvailable(_ isAvailable: Bool) {
        guard isAvailable else {
            if let findInteraction { removeInteraction(findInteraction) }
            return findInteraction = nil
        }
        let interaction = UIFindInteraction(sessionDelegate: self)
        addInteraction(interaction)
        findInteraction = interaction
    }

    /// Performs a command of the search.
    ///
    /// - Returns: `false` for a key that is none.
    func performFind(_ press: UIPress) -> Bool {
        guard isFirstResponder, let findInteraction, let command = FindCommand(press.key) else { return false }
        // Without a search there is nothing to step through or to close.
        guard findInteraction.isFindNavigatorVisible || command == .find || command == .replace else { return false }
        findInteraction.perform(command)
        return true
    }

    func showFound(_ range: UITextRange, _ style: UITextSearchFoundTextStyle) {
        guard let range = range as? TextOffsetRange else { return }
        foundRanges.set(style, of: range.value)
        body.setNeedsDisplay()
    }

    /// Shows the text without results.
    func hideFound() {
        foundRanges = FoundRanges()
        body.setNeedsDisplay()
    }

    /// Replaces a result, as a single step to undo, and places the caret behind it.
    func replaceFound(_ ranges: [Range<Int>], with string: String) {
        let allowed = ranges.filter { range in
            delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: string) ?? true
        }
        guard isEditable, !allowed.isEmpty else { return }
        record()
        // One layout for all of them.
        layoutDidChange()
        for range in allowed.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            nextAttributes = edited.attributes.attributes(at: range.lowerBound)
            replace(range, with: string)
        }
        textDidChange()
    }

    /// Returns the drawing of the results in a part of the text.
    func foundNodes(_ blocks: TextBlocks, in visible: Range<Int>, origin: CGPoint) -> [RenderNode] {
        let ranges = foundRanges.ranges(in: visible)
        guard !ranges.isEmpty else { return [] }
        let yellow = UIColor.systemYellow.resolvedColor(with: traitCollection)
        let color = yellow.withAlphaComponent(FindMetrics.foundAlpha).cgColor.rgba
        let strong = yellow.withAlphaComponent(FindMetrics.highlightAlpha).cgColor.rgba
        return ranges.flatMap { range in
            blocks.rects(for: range).map { rect in
                let place = rect.offsetBy(dx: origin.x, dy: origin.y)
                return .color(range == foundRanges.highlighted ? strong : color, in: place)
            }
        }
    }
}
