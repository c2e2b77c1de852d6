import UIKit
import Unfold

/// The cell of a document's row: its summary, and all of its text while it is open.
///
/// The texts have the places of an open row, whatever the current height of the row: opening uncovers them and closing
/// covers them, and no line moves.
final class DocumentCell: UITableViewCell, UnfoldingCell {
    static let identifier = "row"
    static var summaryFont: UIFont { ViewerFonts.summary }
    static var detailFont: UIFont { ViewerFonts.detail }

    /// The cells of a record beside the text that wraps, which is the summary.
    private let cells = RowCellsView()
    /// The columns of the row; `nil` if it is shown as its summary.
    private var columns: ColumnLayout?
    static var cellFont: UIFont { ViewerFonts.cell }
    private let summary = LongTextView(font: DocumentCell.summaryFont, color: .label)
    private let detail = LongTextView(font: DocumentCell.detailFont, color: .label)
    private let problem = UILabel()
    private let sign = SeveritySign()
    private let mark = ExpansionMark()
    private let guides = LevelGuides()
    /// The bar at the leading edge of the current row.
    private let edge = UIView()
    /// The index of an element of an array.
    private let number = UILabel()
    private var content: RowContent?
    private var highlight: Highlight?
    private(set) var isOpen = false
    /// The number of rows that the row is inside of.
    var depth = 0 {
        didSet { if depth != oldValue { setNeedsLayout() } }
    }
    /// How near rows are to each other.
    var density = RowDensity.compact {
        didSet {
            guard density != oldValue else { return }
            (lastClosed, lastWhole) = (nil, nil)
            setNeedsLayout()
        }
    }
    /// Whether the row is the one on which commands act.
    var standing = RowStanding.none {
        didSet { if standing != oldValue { showStanding() } }
    }
    /// Whether the row is shown only because it is near others. Another background tells it from them, so that its text
    /// remains as legible.
    var isNeighbor = false {
        didSet {
            if isNeighbor != oldValue { showStanding() }
        }
    }
    private var lastClosed: (width: CGFloat, layout: DocumentRowLayout, unfolds: Bool)?
    private var lastWhole: (width: CGFloat, layout: DocumentRowLayout)?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        // The current row is the one with the focus.
        focusEffect = nil
        edge.backgroundColor = RolePalette.currentEdge
        edge.isUserInteractionEnabled = false
        number.textColor = RolePalette.secondary
        problem.setScaledFont(ViewerFonts.note)
        problem.textColor = RolePalette.color(.error)
        problem.numberOfLines = 0
        contentView.clipsToBounds = true
        for view in [guides, sign, mark, number, cells, summary, detail, problem, edge] { contentView.addSubview(view) }
        showStanding()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showStanding() {
        edge.isHidden = standing != .current
        backgroundColor =
            switch standing {
            case .current: RolePalette.current
            case .selected: RolePalette.selected
            case .none: isNeighbor ? RolePalette.neighbor : RolePalette.background
            }
    }

    /// Shows the texts of a row. `apply` sets the level.
    func show(_ row: RowContent?, columns: ColumnLayout? = nil, highlight: Highlight? = nil) {
        content = row
        // A row that is not divided into all of the columns, such as a damaged one, shows its summary.
        self.columns = columns.flatMap { row?.isDivided(into: $0) == true && depth == 0 ? $0 : nil }
        let flows = self.columns == nil
        summary.font = flows ? row?.summary.font ?? Self.summaryFont : Self.summaryFont
        detail.font = Self.detailFont
        self.highlight = highlight
        (lastClosed, lastWhole) = (nil, nil)
        problem.text = row?.problem
        number.text = self.columns == nil ? row?.index.map { "[\($0)]" } : nil
        number.font = Self.cellFont
        numberWidth = number.text == nil ? 0 : number.intrinsicContentSize.width.rounded(.up) + Self.numberDistance
        sign.show(row?.severity)
        showTexts()
        setNeedsLayout()
    }

    /// Marks matches; `nil` removes the marks.
    func mark(_ highlight: Highlight?) {
        guard highlight != nil || self.highlight != nil else { return }
        self.highlight = highlight
        showTexts()
    }

    /// Updates the texts. Marks do not change their height.
    private func showTexts() {
        summary.show(columns.map { content?.flexibleText(in: $0) } ?? content?.summary, highlight: highlight)
        cells.isHidden = columns == nil
        cells.show(content, in: columns, font: Self.cellFont, highlight: highlight)
        showDetail()
        // A match may be in a part of the row that is not shown. The whole row is marked then.
        let isFoundUnseen =
            highlight?.isCurrent == true && !summary.hasMarks && !detail.hasMarks
            && !(columns != nil && cells.hasMarks(highlight))
        contentView.backgroundColor = isFoundUnseen ? RolePalette.foundRow : .clear
        showBlocks()
    }

    /// Shows the detail while it is visible, or while it may have the current match, for which the row is marked. The
    /// details of all rows on the screen would take too long for a frame.
    private func showDetail() {
        if isWhole || highlight?.isCurrent == true {
            detail.show(content?.detail(in: columns), highlight: highlight)
        } else {
            // A detail that is released is read again, and the file may have other bytes by then.
            if detail.content != nil { lastWhole = nil }
            detail.show(nil, highlight: nil)
            content?.releaseDetail()
        }
    }

    /// The frame of the line with the first mark, over the whole width of the open row; `nil` if there are no marks.
    var firstMark: CGRect? {
        for view in [summary, detail] {
            guard let mark = view.firstMark(width: view.bounds.width) else { continue }
            return CGRect(x: 0, y: view.frame.minY + mark.minY, width: bounds.width, height: mark.height)
        }
        return nil
    }

    /// Highlights the row for a moment.
    func flash() {
        contentView.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.35)
        UIView.animate(withDuration: Self.flashDuration, delay: 0.3, options: [.allowUserInteraction]) {
            self.contentView.backgroundColor = .clear
        }
    }

    /// The texts that can be selected. The detail is hidden while the row is closed.
    var selectableTexts: [any SelectableText] { [summary, detail, problem] }

    private static let flashDuration: TimeInterval = 0.9

    override func prepareForReuse() {
        super.prepareForReuse()
        contentView.backgroundColor = .clear
    }

    /// During a motion the texts are laid out for the open row, and only the row's height changes. At rest, the summary
    /// of a closed row is truncated.
    func apply(_ level: RowLevel, reason: ExpansionReason) {
        isOpen = level == .expanded
        if mark.isOpen != isOpen { mark.isOpen = isOpen }
        let isWhole = isOpen || reason == .motion
        self.isWhole = isWhole
        summary.numberOfLines = isWhole ? openLineLimit : lineLimit
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
        problem.frame = placed(
            CGRect(
                x: textStart,
                y: layout.problemTop(isOpen: isOpen),
                width: textWidth,
                height: layout.problem
            )
        )
        showBlocks()
    }

    /// Shows the visible lines of long texts.
    func showBlocks() {
        guard summary.isInBlocks || detail.isInBlocks && !detail.isHidden, let sight else { return }
        for view in [summary, detail] where !view.isHidden {
            view.showBlocks(from: sight.lowerBound - view.frame.minY, to: sight.upperBound - view.frame.minY)
        }
    }

    /// Whether the row shows only the visible lines of a text.
    var isInBlocks: Bool { summary.isInBlocks || isWhole && detail.isInBlocks }

    /// Whether the texts are laid out for an open row.
    private var isWhole = false

    /// The maximum number of lines of the summary of a closed row; 0 for all.
    private var lineLimit: Int { columns == nil ? content?.summaryLineLimit ?? 1 : 1 }

    /// The maximum number of lines of the summary of an open row; 0 for all.
    private var openLineLimit: Int { content?.keepsSummary == true ? lineLimit : 0 }

    /// The x coordinate at which the texts begin.
    private var textStart: CGFloat {
        RowMetrics.textStart + DocumentRowLayout.indentation(depth, bounds.width) + numberWidth
    }

    /// The width of the texts.
    private var textWidth: CGFloat { textWidth(inRowOf: bounds.width) }

    private func textWidth(inRowOf width: CGFloat) -> CGFloat {
        max(0, DocumentRowLayout.textWidth(inRowOf: width, depth: depth) - numberWidth)
    }

    /// The width of the index before the text, with the distance between them; 0 if there is none.
    private var numberWidth: CGFloat = 0

    private static let numberDistance: CGFloat = 6

    private var metrics: RowMetrics { RowMetrics(density) }

    private func placeTexts() {
        let width = bounds.width
        let padding = metrics.padding
        let layout = isWhole ? wholeLayout(for: width) : closedLayout(for: width).layout
        let lineHeight = Self.summaryFont.lineHeight.rounded(.up)
        sign.frame = placed(CGRect(x: 2, y: padding.top, width: padding.left - 2, height: lineHeight))
        placeLevel(width, CGRect(x: 0, y: padding.top, width: 0, height: lineHeight))
        cells.frame = placed(CGRect(x: 0, y: padding.top, width: width, height: lineHeight))
        let flexible = columns?.flexiblePlace
        place(
            summary,
            CGRect(
                x: flexible?.start ?? textStart,
                y: padding.top,
                width: flexible?.width ?? textWidth,
                height: isWhole ? layout.wholeSummary : layout.closedSummary
            )
        )
        guard isWhole else { return }
        place(detail, CGRect(x: textStart, y: layout.detailTop, width: textWidth, height: layout.detail))
    }

    /// Whether the row has a mark, since it unfolds.
    var hasMark: Bool { !mark.isHidden }

    /// Places what shows the level of the row, and whether it unfolds.
    private func placeLevel(_ width: CGFloat, _ line: CGRect) {
        let indentation = DocumentRowLayout.indentation(depth, width)
        let size = DocumentRowLayout.markSize
        mark.isHidden = !closedLayout(for: width).unfolds
        let box = CGRect(x: RowMetrics.side + indentation, y: line.midY - size / 2, width: size, height: size)
        // The mark may be turned, so that it has no frame.
        mark.bounds.size = box.size
        mark.center = CGPoint(x: placed(box).midX, y: box.midY.rounded())
        number.isHidden = number.text == nil
        number.frame = placed(
            CGRect(
                x: RowMetrics.textStart + indentation,
                y: line.minY,
                width: max(0, numberWidth - Self.numberDistance),
                height: line.height
            )
        )
        guides.show(DocumentRowLayout.guides(depth, width))
        guides.frame = CGRect(x: -contentView.frame.minX, y: 0, width: width, height: bounds.height)
        edge.frame = placed(CGRect(x: 0, y: 0, width: 3, height: bounds.height))
    }

    /// Places a text, whose frame is given from the leading edge. Code is read from left to right in any window, so it
    /// is indented from the left.
    private func place(_ text: LongTextView, _ frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && text.content?.isCode == true
        let indentation = isMirrored ? DocumentRowLayout.indentation(depth, bounds.width) : 0
        text.frame = placed(frame).offsetBy(dx: indentation, dy: 0)
    }

    /// Returns a frame that is given from the leading edge.
    private func placed(_ frame: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
        // From right to left the accessory is before the content view.
        let x = bounds.width - frame.maxX - contentView.frame.minX
        return CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Returns the height of the summary, or of the cells if the one that wraps is empty.
    private func summaryHeight(lines: Int, width: CGFloat) -> CGFloat {
        let height = summary.height(lines: lines, width: width)
        return columns == nil ? height : max(height, Self.summaryFont.lineHeight.rounded(.up))
    }

    /// Returns the width of the summary in a row of a width.
    private func summaryWidth(in textWidth: CGFloat) -> CGFloat {
        columns?.flexiblePlace?.width ?? textWidth
    }

    /// Returns the layout of the closed row, and whether the row unfolds.
    private func closedLayout(for width: CGFloat) -> (layout: DocumentRowLayout, unfolds: Bool) {
        if let lastClosed, lastClosed.width == width { return (lastClosed.layout, lastClosed.unfolds) }
        let textWidth = textWidth(inRowOf: width)
        let summaryWidth = summaryWidth(in: textWidth)
        let height = summaryHeight(lines: lineLimit, width: summaryWidth)
        let layout = DocumentRowLayout(
            metrics: metrics,
            closedSummary: height,
            wholeSummary: height,
            detail: 0,
            problem: problemHeight(width: textWidth)
        )
        let unfolds =
            content?.hasDetail(in: columns) == true || content?.hasRows == true
            || summary.exceeds(lines: lineLimit, width: summaryWidth)
        lastClosed = (width, layout, unfolds)
        return (layout, unfolds)
    }

    /// Returns the layout of the open row.
    private func wholeLayout(for width: CGFloat) -> DocumentRowLayout {
        if let lastWhole, lastWhole.width == width { return lastWhole.layout }
        let textWidth = textWidth(inRowOf: width)
        let layout = DocumentRowLayout(
            metrics: metrics,
            closedSummary: summaryHeight(lines: lineLimit, width: summaryWidth(in: textWidth)),
            wholeSummary: summaryHeight(lines: openLineLimit, width: summaryWidth(in: textWidth)),
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
