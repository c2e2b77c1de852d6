import UIKit
import Unfold

/// A row of a document: its summary, and while it is open all that there is of it.
///
/// The texts stand where an open row has them, whatever the row's height is at the moment: opening uncovers them, and
/// closing covers them, without a line moving.
final class DocumentCell: UITableViewCell, UnfoldingCell {
    static let identifier = "row"
    static let summaryFont = UIFont.systemFont(ofSize: 15)
    static let detailFont = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)

    private let summary = LongTextView(font: DocumentCell.summaryFont, color: .label)
    private let detail = LongTextView(font: DocumentCell.detailFont, color: .secondaryLabel)
    private let problem = UILabel()
    private var content: RowContent?
    private var highlight: Highlight?
    private(set) var isOpen = false
    private var lastClosed: (width: CGFloat, layout: DocumentRowLayout, unfolds: Bool)?
    private var lastWhole: (width: CGFloat, layout: DocumentRowLayout)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
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
    func show(_ row: RowContent?, highlight: Highlight? = nil) {
        content = row
        self.highlight = highlight
        (lastClosed, lastWhole) = (nil, nil)
        showTexts()
        problem.text = row?.problem
        setNeedsLayout()
    }

    /// Marks what was found, or (`nil`) nothing any more.
    func mark(_ highlight: Highlight?) {
        guard highlight != nil || self.highlight != nil else { return }
        self.highlight = highlight
        showTexts()
    }

    /// The height of a text is the same with and without marks.
    private func showTexts() {
        summary.show(content?.summary, highlight: highlight)
        showDetail()
        // What was found may be in the file only, and not in what is shown of it.
        let isFoundUnseen = highlight?.isCurrent == true && !summary.hasMarks && !detail.hasMarks
        contentView.backgroundColor = isFoundUnseen ? UIColor.systemYellow.withAlphaComponent(0.18) : .clear
        showBlocks()
    }

    /// The detail is there while it is shown, or something may be marked in it.
    private func showDetail() {
        if isWhole || highlight != nil {
            detail.show(content?.detail, highlight: highlight)
        } else {
            detail.show(nil, highlight: nil)
            content?.releaseDetail()
        }
    }

    /// Where the first thing that is marked stands in the open row, over the row's whole width; `nil` if nothing is.
    var firstMark: CGRect? {
        for view in [summary, detail] {
            guard let mark = view.firstMark(width: view.bounds.width) else { continue }
            return CGRect(x: 0, y: view.frame.minY + mark.minY, width: bounds.width, height: mark.height)
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
        summary.numberOfLines = isWhole ? 0 : lineLimit
        detail.isHidden = !isWhole
        showDetail()
        if !isWhole { detail.removeBlocks() }
        setNeedsLayout()
    }

    func fitsFolded(inRowOf width: CGFloat) -> Bool? {
        !closedLayout(for: width).unfolds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let layout = isOpen ? wholeLayout(for: size.width) : closedLayout(for: size.width).layout
        return CGSize(width: size.width, height: layout.height(isOpen: isOpen))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { placeTexts() }
        let layout = isWhole ? wholeLayout(for: bounds.width) : closedLayout(for: bounds.width).layout
        problem.frame = CGRect(
            x: DocumentRowLayout.padding.left,
            y: layout.problemTop(isOpen: isOpen),
            width: DocumentRowLayout.textWidth(inRowOf: bounds.width),
            height: layout.problem
        )
        // Beside the first line, which stays where it is when the row opens.
        accessoryView?.center.y = DocumentRowLayout.padding.top + DocumentRowLayout.indicatorSize.height / 2
        showBlocks()
    }

    /// Shows what is in sight of texts that are long.
    func showBlocks() {
        guard summary.isInBlocks || detail.isInBlocks && !detail.isHidden, let sight else { return }
        for view in [summary, detail] where !view.isHidden {
            view.showBlocks(from: sight.lowerBound - view.frame.minY, to: sight.upperBound - view.frame.minY)
        }
    }

    /// Whether what the row shows depends on what is in sight.
    var isInBlocks: Bool { isWhole && (summary.isInBlocks || detail.isInBlocks) }

    /// Whether the texts are shown as an open row has them.
    private var isWhole: Bool { summary.numberOfLines == 0 }

    private var lineLimit: Int { content?.summaryLineLimit ?? 1 }

    private func placeTexts() {
        let width = bounds.width
        let (padding, textWidth) = (DocumentRowLayout.padding, DocumentRowLayout.textWidth(inRowOf: width))
        let layout = isWhole ? wholeLayout(for: width) : closedLayout(for: width).layout
        summary.frame = CGRect(
            x: padding.left,
            y: padding.top,
            width: textWidth,
            height: isWhole ? layout.wholeSummary : layout.closedSummary
        )
        guard isWhole else { return }
        detail.frame = CGRect(x: padding.left, y: layout.detailTop, width: textWidth, height: layout.detail)
    }

    /// The closed row, which is the same whatever there is to unfold, and whether there is anything.
    private func closedLayout(for width: CGFloat) -> (layout: DocumentRowLayout, unfolds: Bool) {
        if let lastClosed, lastClosed.width == width { return (lastClosed.layout, lastClosed.unfolds) }
        let textWidth = DocumentRowLayout.textWidth(inRowOf: width)
        let height = summary.height(lines: lineLimit, width: textWidth)
        let layout = DocumentRowLayout(
            closedSummary: height,
            wholeSummary: height,
            detail: 0,
            problem: problemHeight(width: textWidth)
        )
        let unfolds = content?.hasDetail == true || summary.exceeds(lines: lineLimit, width: textWidth)
        lastClosed = (width, layout, unfolds)
        return (layout, unfolds)
    }

    /// The row with all that there is of it.
    private func wholeLayout(for width: CGFloat) -> DocumentRowLayout {
        if let lastWhole, lastWhole.width == width { return lastWhole.layout }
        let textWidth = DocumentRowLayout.textWidth(inRowOf: width)
        let layout = DocumentRowLayout(
            closedSummary: summary.height(lines: lineLimit, width: textWidth),
            wholeSummary: summary.height(lines: 0, width: textWidth),
            detail: detail.height(lines: 0, width: textWidth),
            problem: problemHeight(width: textWidth)
        )
        lastWhole = (width, layout)
        return layout
    }

    private func problemHeight(width: CGFloat) -> CGFloat {
        guard content?.problem != nil else { return 0 }
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return problem.textRect(forBounds: room, limitedToNumberOfLines: 0).height.rounded(.up)
    }
}
