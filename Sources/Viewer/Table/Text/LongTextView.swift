import Documents
import UIKit

/// A view of a text of any length. A short text is in one label. Of a long text, only the visible blocks have labels.
final class LongTextView: UIView {
    var font: UIFont {
        didSet {
            guard font !== oldValue else { return }
            label.font = font
            headRoom = nil
            removeBlocks()
        }
    }
    private let color: UIColor
    private(set) var content: LongText?
    /// The maximum number of lines; 0 for all.
    var numberOfLines = 0 {
        didSet { if numberOfLines != oldValue { limitDidChange() } }
    }

    /// The label of a short text, or of the beginning of a long one, as far as the lines can show it.
    private let label = UILabel()
    private var isHeadCut = false
    /// The width for which the label of a short text has its indents.
    private var indentedWidth: CGFloat = 0
    /// Whether the label has had a paragraph style, which a plain text would keep.
    private var labelHasStyle = false
    private var headRoom: (lines: Int, width: CGFloat)?
    /// The labels of the visible blocks of a long text, by index.
    private(set) var blockLabels: [Int: UILabel] = [:]
    private var highlight: Highlight?
    /// The selected text, in UTF-16 code units; `nil` if there is none.
    var selectedTextOffsets: Range<Int>? {
        didSet { if selectedTextOffsets != oldValue { showSelection() } }
    }
    private var marks: [Range<Int>] = []
    private var blockWidth: CGFloat = 0

    init(font: UIFont, color: UIColor) {
        self.font = font
        self.color = color
        super.init(frame: .zero)
        label.font = font
        label.textColor = color
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows a text with its marks.
    func show(_ content: LongText?, highlight: Highlight?) {
        if content !== self.content { removeBlocks() }
        self.content = content
        self.highlight = highlight
        marks = content.flatMap { highlight?.ranges($0.text) } ?? []
        headRoom = nil
        if content?.isShort != false { set(label, to: content?.text, at: 0, width: indentedWidth) }
        for (index, label) in blockLabels { show(index, in: label) }
        limitDidChange()
        // The beginning of a long text is shown when it has a width.
        setNeedsLayout()
    }

    /// Whether the text has marks.
    var hasMarks: Bool { !marks.isEmpty }

    /// Returns the frame of the line with the end of the first mark; `nil` if there are no marks.
    func firstMark(width: CGFloat) -> CGRect? {
        guard let content, let first = marks.first else { return nil }
        let top = content.topOfLine(atUTF16: first.upperBound, width: width)
        return CGRect(x: 0, y: top, width: width, height: font.lineHeight)
    }

    // MARK: Heights

    /// Returns the height of the first lines, 0 for all, in whole points. For all lines of a long text, costs one
    /// layout of the text.
    func height(lines: Int, width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        guard content.isShort || lines > 0 else { return content.blocks(width: width).height.rounded(.up) }
        indentLabel(for: width)
        showHead(lines: lines, width: width)
        return labelHeight(lines: lines, width: width)
    }

    /// Returns whether the text has more than a number of lines.
    func exceeds(lines: Int, width: CGFloat) -> Bool {
        guard content != nil else { return false }
        indentLabel(for: width)
        showHead(lines: lines, width: width)
        return isHeadCut || labelHeight(lines: lines + 1, width: width) > labelHeight(lines: lines, width: width)
    }

    /// Gives the label of a short text the indents for a width.
    private func indentLabel(for width: CGFloat) {
        guard width != indentedWidth else { return }
        indentedWidth = width
        guard let content, content.isShort, content.hasIndents else { return }
        set(label, to: content.text, at: 0, width: width)
    }

    private func labelHeight(lines: Int, width: CGFloat) -> CGFloat {
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return label.textRect(forBounds: room, limitedToNumberOfLines: lines).height.rounded(.up)
    }

    /// Shows as much of a long text in the label as a number of lines can show.
    private func showHead(lines: Int, width: CGFloat) {
        guard let content, !content.isShort, lines > 0 else { return isHeadCut = false }
        if let headRoom, headRoom == (lines, width) { return }
        headRoom = (lines, width)
        var head = content.lastHead
        if head?.fits(lines: lines, width: width, font: font, afterStyle: labelHasStyle) != true {
            head = makeHead(of: content, lines: lines, width: width)
            content.lastHead = head
        }
        guard let head else { return }
        (isHeadCut, labelHasStyle) = (head.isCut, head.hasStyle)
        show(head.text, head.styled, in: label, at: 0)
    }

    /// Gives the beginning of a text its attributes.
    private func makeHead(of content: LongText, lines: Int, width: CGFloat) -> LongTextHead {
        let (text, isCut) = content.head(lines: lines, width: width)
        let flow = TextFlow(content, text, nil, width: width)
        let hasStyle = flow.isNeeded || labelHasStyle
        return LongTextHead(
            lines: lines,
            width: width,
            font: font,
            text: text,
            styled: styled(text, at: 0, hasStyle ? flow : nil),
            isCut: isCut,
            hasStyle: hasStyle,
            needsStyle: flow.isNeeded
        )
    }

    // MARK: Blocks

    /// Whether only the visible part of the text has labels.
    var isInBlocks: Bool { numberOfLines == 0 && content?.isShort == false }

    /// Shows the blocks between two heights, and removes the others.
    func showBlocks(from top: CGFloat, to bottom: CGFloat) {
        guard isInBlocks, let content, bounds.width > 0, window != nil else { return removeBlocks() }
        if blockWidth != bounds.width { removeBlocks() }
        blockWidth = bounds.width
        let blocks = content.blocks(width: blockWidth)
        let shown = blocks.indices(from: top, to: bottom)
        for (index, label) in blockLabels where !shown.contains(index) {
            label.removeFromSuperview()
            blockLabels[index] = nil
        }
        for index in shown where blockLabels[index] == nil {
            let label = UILabel()
            label.font = font
            label.textColor = color
            label.numberOfLines = 0
            show(index, in: label)
            UIView.performWithoutAnimation {
                let size = label.sizeThatFits(CGSize(width: blockWidth, height: .greatestFiniteMagnitude))
                label.frame = CGRect(x: 0, y: blocks.top(of: index), width: blockWidth, height: size.height)
                addSubview(label)
            }
            blockLabels[index] = label
        }
        if selectedTextOffsets != nil { showSelection() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indentLabel(for: bounds.width)
        showHead(lines: numberOfLines, width: bounds.width)
        // The row uncovers the text. A label that took its size during the motion would grow out of a corner.
        UIView.performWithoutAnimation { label.frame = bounds }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { removeBlocks() }
    }

    /// Removes all blocks until visible ones are shown again.
    func removeBlocks() {
        for label in blockLabels.values { label.removeFromSuperview() }
        blockLabels = [:]
    }

    private func limitDidChange() {
        label.numberOfLines = numberOfLines
        label.isHidden = isInBlocks
        if !isInBlocks { removeBlocks() }
    }

    // MARK: Selection

    /// The visible labels with the offset of the text of each, in UTF-16 code units.
    private var shownLabels: [(label: UILabel, start: Int)] {
        guard isInBlocks, let content else { return [(label, 0)] }
        let blocks = content.blocks(width: blockWidth)
        return blockLabels.sorted { $0.key < $1.key }.filter { $0.key < blocks.count }.map { index, label in
            let text = content.text
            let start = text.utf8.index(text.startIndex, offsetBy: blocks[index].bytes.lowerBound)
            return (label, text.utf16.distance(from: text.startIndex, to: start))
        }
    }

    private func showSelection() {
        for (label, start) in shownLabels {
            label.selectedTextOffsets = selectedTextOffsets.map {
                max(0, $0.lowerBound - start)..<max(0, $0.upperBound - start)
            }
        }
    }

    // MARK: Texts

    private func show(_ index: Int, in label: UILabel) {
        guard let content, case let blocks = content.blocks(width: blockWidth), index < blocks.count else { return }
        let block = blocks[index]
        let start = content.text.utf8.index(content.text.startIndex, offsetBy: block.bytes.lowerBound)
        let offset = marks.isEmpty ? 0 : content.text.utf16.distance(from: content.text.startIndex, to: start)
        let text = content.text.substring(ofBytes: block.bytes)
        set(label, to: text, at: offset, block: block, width: blockWidth)
    }

    /// Shows a text without attributes, which would have the font and the color with which the one before began.
    private func setPlain(_ text: String?, in label: UILabel) {
        if label.font != font || label.textColor != color {
            label.text = nil
            (label.font, label.textColor) = (font, color)
        }
        label.text = text
    }

    /// Shows the text in a label, its beginning, or a block of it that begins at an offset in UTF-16 units.
    private func set(_ label: UILabel, to text: String?, at offset: Int, block: TextBlocks.Block? = nil, width: CGFloat)
    {
        guard let text else { return setPlain(nil, in: label) }
        let flow = TextFlow(content, text, block, width: width)
        let isStyled = flow.isNeeded || label === self.label && labelHasStyle
        if label === self.label { labelHasStyle = isStyled }
        show(text, styled(text, at: block?.bytes.lowerBound ?? 0, isStyled ? flow : nil), in: label, at: offset)
    }

    /// Shows a text that begins at an offset in UTF-16 units in a label, with the marks in it.
    ///
    /// - Parameter styled: The text with its attributes; `nil` if it has none.
    private func show(_ text: String, _ styled: NSAttributedString?, in label: UILabel, at offset: Int) {
        let length = marks.isEmpty ? 0 : text.utf16.count
        let part = marks.compactMap { mark -> Range<Int>? in
            let range = (mark.lowerBound - offset)..<(mark.upperBound - offset)
            return range.overlaps(0..<length) ? range.clamped(to: 0..<length) : nil
        }
        guard !part.isEmpty else {
            if let styled { label.attributedText = styled } else { setPlain(text, in: label) }
            return
        }
        let marked = styled.map { NSMutableAttributedString(attributedString: $0) } ?? plain(text)
        highlight?.mark(part, in: marked)
        label.attributedText = marked
    }

    private func plain(_ text: String) -> NSMutableAttributedString {
        NSMutableAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
    }

    /// Returns a part of the text with its attributes; `nil` if it has none.
    ///
    /// - Parameters:
    ///   - start: The offset at which the part begins, in bytes of UTF-8.
    ///   - flow: The paragraph styles of the part; `nil` for none.
    private func styled(_ text: String, at start: Int, _ flow: TextFlow?) -> NSAttributedString? {
        let roles = content?.roles(in: text, at: start) ?? []
        guard flow != nil || !roles.isEmpty else { return nil }
        let styled = plain(text)
        // Each role replaces all attributes: Foundation compares and copies those that are only added to.
        var attributes: [TextRole: [NSAttributedString.Key: Any]] = [:]
        for (range, role) in roles {
            let values = attributes[role] ?? self.attributes(of: role)
            attributes[role] = values
            styled.setAttributes(values, range: NSRange(range))
        }
        flow?.apply(to: styled)
        return NSAttributedString(attributedString: styled)
    }

    private func attributes(of role: TextRole) -> [NSAttributedString.Key: Any] {
        // Another font changes the lines, which only a text that is laid out as a whole may.
        let isBold = (role == .heading || role == .strong) && content?.isShort == true
        return [
            .font: isBold ? UIFont.boldSystemFont(ofSize: font.pointSize).literal : font,
            .foregroundColor: RolePalette.color(role),
        ]
    }
}

extension LongTextView: SelectableText {
    var selectableText: String { content?.text ?? "" }

    func textOffset(at point: CGPoint) -> Int {
        let labels = shownLabels
        let distance = { (label: UILabel) in max(label.frame.minY - point.y, point.y - label.frame.maxY, 0) }
        guard let nearest = labels.min(by: { distance($0.label) < distance($1.label) }) else { return 0 }
        let offset = nearest.start + nearest.label.textOffset(at: convert(point, to: nearest.label))
        return min(offset, selectableText.utf16.count)
    }
}
