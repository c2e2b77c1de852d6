import CoreGraphics
import DisplayList
import TextLayout

/// The view that draws a field's text, selection and placeholder, and shows its caret.
///
/// While the text is edited, it scrolls with the caret.
final class FieldTextView: UIView {
    weak var field: UITextField?

    let caret = TextCaret()
    /// The distance in points by which text that is too long is scrolled to the left.
    private var scroll: CGFloat = 0

    init() {
        super.init(frame: .zero)
        storage.isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        contentMode = .redraw
        caret.backgroundColor = tintColor
        addSubview(caret)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    // MARK: Scrolling

    func scrollToStart() { scroll = 0 }

    /// Scrolls to make the caret visible, and places it. Without editing there is no caret.
    func placeCaret() {
        guard let field, field.isEditing else { return caret.stop() }
        var line = line(of: field)
        line.reveal(field.edited.focus)
        if line.scroll != scroll {
            scroll = line.scroll
            setNeedsDisplay()
        }
        caret.frame = caretFrame(at: field.edited.focus, in: line)
        if field.edited.selection.isEmpty { caret.start() } else { caret.stop() }
    }

    // MARK: Places

    /// Returns the caret offset that is closest to a position in the view.
    func offset(atX x: CGFloat) -> Int {
        field.map { line(of: $0).offset(atX: x) } ?? 0
    }

    /// Returns the frame of the caret before a character, in the field's coordinates.
    func caretRect(at offset: Int) -> CGRect {
        guard let field else { return .null }
        return caretFrame(at: offset, in: line(of: field)).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// Returns the rectangles that a range covers, in the field's coordinates and from left to right.
    func rects(for range: Range<Int>) -> [CGRect] {
        guard let field else { return [] }
        return rects(for: range, in: line(of: field)).map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
    }

    /// Returns the text in a line as wide as the view, as it is scrolled.
    private func line(of field: UITextField) -> FieldLine {
        field.typesetter.line(width: bounds.width, scroll: scroll)
    }

    private func caretFrame(at offset: Int, in line: FieldLine) -> CGRect {
        CGRect(
            x: line.caretX(at: offset),
            y: top(ofHeight: line.height),
            width: FieldMetrics.caretWidth,
            height: line.height
        )
    }

    private func rects(for range: Range<Int>, in line: FieldLine) -> [CGRect] {
        let top = top(ofHeight: line.height)
        return line.extents(of: range).map { extent in
            let width = extent.upperBound - extent.lowerBound
            return CGRect(x: extent.lowerBound, y: top, width: width, height: line.height)
        }
    }

    private func top(ofHeight height: CGFloat) -> CGFloat {
        FieldLine.top(ofHeight: height, in: bounds.height, scale: contentScaleFactor)
    }

    // MARK: Drawing

    override func makeContents() -> RenderNode? {
        guard !bounds.isEmpty, let field else { return nil }
        initializeDisplayList()
        let color = field.look.textColor.resolvedColor(with: traitCollection).cgColor.rgba
        // Something beside the text, such as a token, takes the place of the placeholder.
        let isReplaced = (field.hasText || field.placeholderView != nil) && field.edited.text.isEmpty
        let nodes =
            field.isEditing && field.hasText || isReplaced
            ? editedText(of: field, color: color) : truncatedText(of: field, color: color)
        return nodes.isEmpty ? nil : .container(nodes)
    }

    private func editedText(of field: UITextField, color: RGBA) -> [RenderNode] {
        let line = line(of: field)
        return selection(of: field, in: line) + line.nodes(color: color, top: top(ofHeight: line.height))
    }

    /// Returns the placeholder, or text that is not being edited.
    private func truncatedText(of field: UITextField, color: RGBA) -> [RenderNode] {
        guard let text = field.typesetter.truncated(width: bounds.width) else { return [] }
        let origin = CGPoint(x: 0, y: top(ofHeight: text.size.height))
        return text.renderNodes(color: color, origin: origin, in: bounds.width)
    }

    private func selection(of field: UITextField, in line: FieldLine) -> [RenderNode] {
        guard field.edited.marked == nil, !field.edited.selection.isEmpty else { return [] }
        let tint = tintColor.withAlphaComponent(TextSelectionMetrics.opacity)
        let color = tint.resolvedColor(with: traitCollection).cgColor.rgba
        return rects(for: field.edited.selection, in: line).map { .color(color, in: $0) }
    }
}
