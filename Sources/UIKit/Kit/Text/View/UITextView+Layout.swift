import CoreGraphics
import Foundation
import TextLayout

/// The layout of a text view's text. Points and rectangles are in the coordinates of the content.
extension UITextView {
    /// The left edge and the width of the lines.
    private func lines(in width: CGFloat) -> (left: CGFloat, width: CGFloat) {
        let padding = textContainer.lineFragmentPadding
        let left = textContainerInset.left + padding
        return (left, max(0, width - left - textContainerInset.right - padding))
    }

    /// The top left corner of the text.
    private var origin: CGPoint {
        CGPoint(x: lines(in: bounds.width).left, y: textContainerInset.top)
    }

    func setting(width: CGFloat) -> TextSetting {
        TextSetting(
            width: width,
            font: look.usedFont,
            category: look.followsTextSize ? traitCollection.preferredContentSizeCategory : nil,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            traits: traitCollection,
            linkAttributes: linkAttributes,
            highlightAttributes: textHighlightAttributes,
            typingAttributes: lastLineAttributes,
            markedAttributes: markedTextStyle,
            lineBreak: textContainer.maximumNumberOfLines > 0 ? textContainer.lineBreakMode.lineBreak : .wordWrapping,
            foundData: foundData.map(\.range)
        )
    }

    /// The text laid out in the width of the view.
    var laidOut: TextBlocks {
        let width = lines(in: bounds.width).width
        if let blocks, blocks.width == width { return blocks }
        let made = TextBlocks(edited, setting(width: width), maximumLines: textContainer.maximumNumberOfLines)
        blocks = made
        return made
    }

    /// Lays out what an edit changed.
    func layoutDidChange(replacing range: Range<Int>, withLength length: Int) {
        // An edit may make or break data in other paragraphs.
        guard data.types.isEmpty, var changed = blocks else { return layoutDidChange() }
        // The layout has one owner, so that it is changed in place.
        blocks = nil
        changed.update(replacing: range, withLength: length, in: edited, setting(width: changed.width))
        blocks = changed
        textLayoutDidChange()
    }

    /// Lays out all text again when it is next needed.
    func layoutDidChange() {
        blocks = nil
        textLayoutDidChange()
    }

    private func textLayoutDidChange() {
        ownLayoutManager?.layoutDidChange()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        body.setNeedsDisplay()
        setNeedsLayout()
    }

    /// Returns the size of the view that fits the text in lines for a width.
    func fittingSize(width: CGFloat) -> CGSize {
        let (left, room) = lines(in: width)
        let shown = blocks.flatMap { $0.width == room ? $0 : nil }
        let text = shown ?? TextBlocks(edited, setting(width: room), maximumLines: textContainer.maximumNumberOfLines)
        let insets = textContainerInset
        return CGSize(
            width: min(width, left + text.size.width + textContainer.lineFragmentPadding + insets.right),
            height: insets.top + text.size.height + insets.bottom
        ).roundedUp(toPixelsOf: contentScaleFactor)
    }

    /// Places the text, and sets the size of the content.
    func layOut() {
        let size = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
        if contentSize != size { contentSize = size }
        // Half a screen more is drawn on both sides, so that a scroll seldom draws.
        let visible = CGRect(origin: bounds.origin, size: bounds.size)
        if !body.frame.contains(visible) || body.frame.width != visible.width || body.frame.height > 3 * visible.height
        {
            body.frame = visible.insetBy(dx: 0, dy: -visible.height / 2)
            body.setNeedsDisplay()
        }
        let room = lines(in: bounds.width).width + 2 * textContainer.lineFragmentPadding
        textContainer.size = CGSize(width: room, height: 0)
        placeCaret()
    }

    /// Places the caret, and shows it while the text is edited and nothing is selected.
    func placeCaret() {
        guard isEditing, edited.selection.isEmpty else { return caret.stop() }
        let place = shownCaret
        guard caret.isHidden || caret.frame != place else { return }
        caret.frame = place
        caret.start()
    }

    // MARK: Places

    func offset(at point: CGPoint) -> Int {
        let place = laidOut.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        let start = edited.content.aligned(place)
        // A line can begin inside a character, such as a space with a joiner, whose start is on the line before.
        let isOnLine = start == place || laidOut.caretRect(at: start).minY == laidOut.caretRect(at: place).minY
        return isOnLine ? start : edited.content.aligned(place, up: true)
    }

    func caretRect(at offset: Int) -> CGRect {
        let place = laidOut.caretRect(at: offset)
        let width = FieldMetrics.caretWidth
        let left = min(max(place.minX - width / 2, 0), max(0, laidOut.width - width))
        return CGRect(x: origin.x + left, y: origin.y + place.minY, width: width, height: place.height)
    }

    func rects(for range: Range<Int>) -> [CGRect] {
        laidOut.rects(for: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// Returns the offset to which a movement leads from the caret.
    func place(_ motion: TextLineMotion) -> Int {
        let here = caretRect(at: edited.content.focus)
        let x = goalX ?? here.midX
        let page = max(here.height, bounds.inset(by: adjustedContentInset).height - here.height)
        switch motion {
        case .up: return offset(nearX: x, atY: here.minY - here.height / 2)
        case .down: return offset(nearX: x, atY: here.maxY + here.height / 2)
        case .pageUp: return offset(nearX: x, atY: here.midY - page)
        case .pageDown: return offset(nearX: x, atY: here.midY + page)
        case .toLineStart: return lineEdge(of: edited.content.focus, isEnd: false)
        case .toLineEnd: return lineEdge(of: edited.content.focus, isEnd: true)
        }
    }

    private func offset(nearX x: CGFloat, atY y: CGFloat) -> Int {
        if y < origin.y { return 0 }
        if y >= origin.y + laidOut.size.height { return edited.end }
        return offset(at: CGPoint(x: x, y: y))
    }

    /// Returns the offset that is a number of lines below another; `nil` beyond the text.
    func offset(_ lines: Int, linesBelow offset: Int) -> Int? {
        var place = offset
        let x = caretRect(at: offset).midX
        for _ in 0..<lines.magnitude {
            let here = caretRect(at: place)
            let y = lines > 0 ? here.maxY + here.height / 2 : here.minY - here.height / 2
            guard y >= origin.y, y < origin.y + laidOut.size.height else { return nil }
            place = self.offset(at: CGPoint(x: x, y: y))
        }
        return place
    }

    /// Returns the first or the last offset on the line of another.
    func lineEdge(of offset: Int, isEnd: Bool) -> Int {
        let caret = caretRect(at: offset)
        let isRightToLeft = isRightToLeft(at: offset)
        let far = isEnd != isRightToLeft ? CGFloat(1e6) : -1e6
        let edge = self.offset(at: CGPoint(x: far, y: caret.midY))
        // A caret behind the space at which the line is broken belongs to the next line.
        let isNext = isEnd && caretRect(at: edge).minY > caret.minY
        return isNext ? edited.content.place(.backward, from: edge) : edge
    }

    /// Whether the paragraph of an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        laidOut.isRightToLeft(at: offset)
    }

    /// Scrolls by the smallest distance that shows a range and, if that is too large, its beginning.
    func reveal(_ range: Range<Int>) {
        guard isScrollEnabled, !bounds.isEmpty else { return }
        layoutIfNeeded()
        let rects = [caretRect(at: range.lowerBound), caretRect(at: range.upperBound)]
        let whole = rects[0].union(rects[1]).insetBy(dx: 0, dy: -FieldMetrics.caretWidth)
        let fits = whole.height <= bounds.inset(by: adjustedContentInset).height
        scrollRectToVisible(fits ? whole : rects[0], animated: false)
    }
}
