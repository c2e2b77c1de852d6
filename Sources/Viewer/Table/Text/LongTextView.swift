import UIKit

/// Shows a text of any length: a short one in one label, of a long one the blocks that are in sight.
final class LongTextView: UIView {
    let font: UIFont
    private let color: UIColor
    private(set) var content: LongText?
    /// The most lines to show, 0 for all.
    var numberOfLines = 0 {
        didSet { if numberOfLines != oldValue { limitDidChange() } }
    }

    /// The whole text if it is short, and else its beginning, as far as the lines have room for it.
    private let label = UILabel()
    private var isHeadCut = false
    private var headRoom: (lines: Int, width: CGFloat)?
    /// Those of the blocks in sight of a long text, by their places.
    private(set) var blockLabels: [Int: UILabel] = [:]
    private var highlight: Highlight?
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

    /// Shows a text, with what was found marked.
    func show(_ content: LongText?, highlight: Highlight?) {
        if content !== self.content { removeBlocks() }
        self.content = content
        self.highlight = highlight
        marks = content.flatMap { highlight?.ranges($0.text) } ?? []
        headRoom = nil
        if content?.isShort != false { set(label, to: content?.text, at: 0) }
        for (index, label) in blockLabels { show(index, in: label) }
        limitDidChange()
    }

    /// Whether something in the text is marked.
    var hasMarks: Bool { !marks.isEmpty }

    /// Where the line with the end of the first mark stands in the whole text; `nil` if nothing is marked.
    func firstMark(width: CGFloat) -> CGRect? {
        guard let content, let first = marks.first else { return nil }
        let top = content.topOfLine(atUTF16: first.upperBound, width: width)
        return CGRect(x: 0, y: top, width: width, height: font.lineHeight)
    }

    // MARK: Heights

    /// The height of the first lines, 0 for all, in whole points. All lines of a long text cost setting it once.
    func height(lines: Int, width: CGFloat) -> CGFloat {
        guard let content else { return 0 }
        guard content.isShort || lines > 0 else { return content.blocks(width: width).height.rounded(.up) }
        showHead(lines: lines, width: width)
        return labelHeight(lines: lines, width: width)
    }

    /// Whether the text has more than the first lines.
    func exceeds(lines: Int, width: CGFloat) -> Bool {
        guard content != nil else { return false }
        showHead(lines: lines, width: width)
        return isHeadCut || labelHeight(lines: lines + 1, width: width) > labelHeight(lines: lines, width: width)
    }

    private func labelHeight(lines: Int, width: CGFloat) -> CGFloat {
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return label.textRect(forBounds: room, limitedToNumberOfLines: lines).height.rounded(.up)
    }

    /// Has the label show as much of a long text as some lines have room for.
    private func showHead(lines: Int, width: CGFloat) {
        guard let content, !content.isShort, lines > 0 else { return isHeadCut = false }
        if let headRoom, headRoom == (lines, width) { return }
        headRoom = (lines, width)
        let head = content.head(lines: lines, width: width)
        isHeadCut = head.isCut
        set(label, to: head.text, at: 0)
    }

    // MARK: Blocks

    /// Whether what is shown depends on what is in sight.
    var isInBlocks: Bool { numberOfLines == 0 && content?.isShort == false }

    /// Shows the blocks of which something is between two heights of the text, and lets go of the others.
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
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        showHead(lines: numberOfLines, width: bounds.width)
        // The row uncovers the text; a label that took its size in the motion would grow out of a corner.
        UIView.performWithoutAnimation { label.frame = bounds }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { removeBlocks() }
    }

    /// Lets go of all blocks, until what is in sight is shown again.
    func removeBlocks() {
        for label in blockLabels.values { label.removeFromSuperview() }
        blockLabels = [:]
    }

    private func limitDidChange() {
        label.numberOfLines = numberOfLines
        label.isHidden = isInBlocks
        if !isInBlocks { removeBlocks() }
    }

    // MARK: Texts

    private func show(_ index: Int, in label: UILabel) {
        guard let content, case let blocks = content.blocks(width: blockWidth), index < blocks.count else { return }
        let block = blocks[index]
        let start = content.text.utf8.index(content.text.startIndex, offsetBy: block.bytes.lowerBound)
        let offset = marks.isEmpty ? 0 : content.text.utf16.distance(from: content.text.startIndex, to: start)
        let text = content.text.substring(ofBytes: block.bytes)
        set(label, to: text, at: offset, style: block.isPart ? block.style : nil)
    }

    /// Has a label show a part of the text that begins at a place, in units of UTF-16.
    private func set(_ label: UILabel, to text: String?, at offset: Int, style: NSParagraphStyle? = nil) {
        guard let text else { return label.text = nil }
        let length = text.utf16.count
        let part = marks.compactMap { mark -> Range<Int>? in
            let range = (mark.lowerBound - offset)..<(mark.upperBound - offset)
            return range.overlaps(0..<length) ? range.clamped(to: 0..<length) : nil
        }
        guard style != nil || !part.isEmpty else { return label.text = text }
        let marked = NSMutableAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
        if let style { marked.addAttributes([.paragraphStyle: style], range: NSRange(0..<length)) }
        highlight?.mark(part, in: marked)
        label.attributedText = marked
    }
}

extension TextBlocks.Block {
    /// How it is set where that differs from a label's own way.
    fileprivate var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = .hangulWordPriority
        if let continuesRightToLeft {
            style.baseWritingDirection = continuesRightToLeft ? .rightToLeft : .leftToRight
        }
        return style
    }
}
