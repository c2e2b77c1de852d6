import UIKit
import Unfold

/// A row of a document: its summary, and while it is open all that there is of it.
///
/// The texts stand where an open row has them, whatever the row's height is at the moment: opening uncovers them, and
/// closing covers them, without a line moving.
final class DocumentCell: UITableViewCell, UnfoldingCell {
    private let summary = UILabel()
    private let detail = UILabel()
    private let problem = UILabel()
    private var content: DocumentRow?
    private var highlight: Highlight?
    private(set) var isOpen = false
    private var lastLayout: (width: CGFloat, layout: DocumentRowLayout)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        summary.font = .systemFont(ofSize: 15)
        detail.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        detail.textColor = .secondaryLabel
        detail.numberOfLines = 0
        problem.font = .systemFont(ofSize: 13)
        problem.textColor = .systemRed
        problem.numberOfLines = 0
        contentView.clipsToBounds = true
        for view in [summary, detail, problem] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Takes the texts of a row; what it looks like follows by `apply`.
    func show(_ row: DocumentRow, highlight: Highlight? = nil) {
        content = row
        self.highlight = highlight
        lastLayout = nil
        showTexts()
        problem.text = row.problem
        setNeedsLayout()
    }

    /// Marks what was found, or (`nil`) nothing any more.
    func mark(_ highlight: Highlight?) {
        guard highlight != nil || self.highlight != nil else { return }
        self.highlight = highlight
        showTexts()
    }

    private func showTexts() {
        show(content?.summary, in: summary, color: .label)
        show(content?.detail, in: detail, color: .secondaryLabel)
        // What was found may be in the file only, and not in what is shown of it.
        let isFoundUnseen = highlight?.isCurrent == true && firstMark == nil
        contentView.backgroundColor = isFoundUnseen ? UIColor.systemYellow.withAlphaComponent(0.18) : .clear
    }

    /// The height of a text is the same with and without marks.
    private func show(_ text: String?, in label: UILabel, color: UIColor) {
        let marked = text.flatMap { highlight?.marked($0, font: label.font, color: color) }
        if let marked { label.attributedText = marked } else { label.text = text }
    }

    /// Where the first thing that is marked stands in the open row, over the row's whole width; `nil` if nothing is.
    var firstMark: CGRect? {
        for (label, text) in [(summary, content?.summary), (detail, content?.detail)] {
            guard let text, let first = highlight?.ranges(text).first else { continue }
            // As high as the lines up to the end of the match are.
            let head = String(decoding: Array(text.utf16)[..<min(first.upperBound, text.utf16.count)], as: UTF16.self)
            let probe = UILabel()
            (probe.font, probe.numberOfLines, probe.text) = (label.font, 0, head)
            let height = height(of: probe, lines: 0, width: label.bounds.width)
            let line = label.font.lineHeight
            return CGRect(x: 0, y: label.frame.minY + height - line, width: bounds.width, height: line)
        }
        return nil
    }

    /// Has the row stand out for a moment.
    func flash() {
        contentView.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.35)
        UIView.animate(withDuration: Self.flashDuration, delay: 0.3, options: [.allowUserInteraction]) {
            self.contentView.backgroundColor = .clear
        }
    }

    private static let flashDuration: TimeInterval = 0.9

    override func prepareForReuse() {
        super.prepareForReuse()
        contentView.backgroundColor = .clear
    }

    /// In a motion the texts are ready for both ends, and the row's height is what moves. At rest, a closed row says by an
    /// ellipsis that there is more.
    func apply(_ level: Disclosure, reason: ApplyReason) {
        isOpen = level == .expanded
        let isWhole = isOpen || reason == .motion
        summary.numberOfLines = isWhole ? 0 : content?.summaryLineLimit ?? 1
        detail.isHidden = !isWhole
        setNeedsLayout()
    }

    func fitsFolded(inRowOf width: CGFloat) -> Bool? {
        !layout(for: width).unfolds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(for: size.width).height(isOpen: isOpen))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { placeTexts() }
        let layout = layout(for: bounds.width)
        problem.frame = CGRect(
            x: DocumentRowLayout.padding.left,
            y: layout.problemTop(isOpen: isOpen),
            width: DocumentRowLayout.textWidth(inRowOf: bounds.width),
            height: layout.problem
        )
        // Beside the first line, which stays where it is when the row opens.
        accessoryView?.center.y = DocumentRowLayout.padding.top + DocumentRowLayout.indicatorSize.height / 2
    }

    private func placeTexts() {
        let width = bounds.width
        let layout = layout(for: width)
        let (padding, textWidth) = (DocumentRowLayout.padding, DocumentRowLayout.textWidth(inRowOf: width))
        let isWhole = summary.numberOfLines == 0
        summary.frame = CGRect(
            x: padding.left,
            y: padding.top,
            width: textWidth,
            height: isWhole ? layout.wholeSummary : layout.closedSummary
        )
        detail.frame = CGRect(x: padding.left, y: layout.detailTop, width: textWidth, height: layout.detail)
    }

    private func layout(for width: CGFloat) -> DocumentRowLayout {
        if let lastLayout, lastLayout.width == width { return lastLayout.layout }
        let textWidth = DocumentRowLayout.textWidth(inRowOf: width)
        let layout = DocumentRowLayout(
            closedSummary: height(of: summary, lines: content?.summaryLineLimit ?? 1, width: textWidth),
            wholeSummary: height(of: summary, lines: 0, width: textWidth),
            detail: content?.detail == nil ? 0 : height(of: detail, lines: 0, width: textWidth),
            problem: content?.problem == nil ? 0 : height(of: problem, lines: 0, width: textWidth)
        )
        lastLayout = (width, layout)
        return layout
    }

    private func height(of label: UILabel, lines: Int, width: CGFloat) -> CGFloat {
        label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: lines
        ).height.rounded(.up)
    }
}
