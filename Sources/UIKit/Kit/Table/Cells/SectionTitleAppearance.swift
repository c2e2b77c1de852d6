import CoreGraphics
import RowGeometry

/// The appearance and the height of the system's title in a header or footer.
struct SectionTitleAppearance: Equatable {
    var edge = SectionPart.Edge.header
    /// Whether the table is plain, and not grouped.
    var isPlain = true
    var isFirst = false

    /// The distance from the edges of the table to its cards, in points.
    var cardInset: CGFloat = 0

    /// The distance from the edges of the rows to their text, in points.
    var side = TableMetrics.margin

    /// The distances from the left and right edges of the table to the area of content views, in points.
    var insets = UIEdgeInsets.zero

    /// The preferred size of text.
    var category = UIContentSizeCategory.large

    /// The number of pixels per point.
    var displayScale: CGFloat = 1

    /// The distance from the edges of the content view to the title, in points.
    var margin: CGFloat { side + cardInset }

    /// Returns the width of the content view in a table of a width.
    func contentWidth(_ width: CGFloat) -> CGFloat { max(0, width - insets.left - insets.right) }

    /// Returns the height with a title, or with none, in a table of a width.
    @MainActor
    func height(of title: String?, width: CGFloat) -> Extent {
        let line = estimatedHeight(of: title)
        guard let title else { return line }
        let label = UILabel()
        label.text = title
        dress(label)
        let inside = max(0, contentWidth(width) - 2 * margin)
        let text = label.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
        guard edge == .footer else {
            // A header has room for one line. A longer title adds its other lines.
            label.numberOfLines = 1
            let more = text - label.sizeThatFits(CGSize(width: inside, height: .greatestFiniteMagnitude)).height
            return more > 0 ? line + Extent(points: more) : line
        }
        let padding = TableMetrics.groupedFooterPadding
        return Extent(points: text + padding.top + padding.bottom)
    }

    /// Returns the height with a title of one line, or with none, in whole pixels, so that the rows below it are sharp.
    func estimatedHeight(of title: String?) -> Extent {
        let points: CGFloat =
            switch (edge, isPlain, title) {
            case (_, true, nil): 0
            case (.header, true, _): TableMetrics.plainHeaderHeight + growth
            case (.header, _, nil):
                isFirst ? TableMetrics.firstEmptyGroupedHeaderHeight : TableMetrics.emptyGroupedHeaderHeight
            case (.header, _, _):
                (isFirst ? TableMetrics.firstGroupedHeaderHeight : TableMetrics.groupedHeaderHeight) + growth
            case (.footer, _, nil): TableMetrics.emptyGroupedFooterHeight
            case (.footer, _, _):
                TableMetrics.groupedFooterLineHeight + TableMetrics.groupedFooterPadding.top
                    + TableMetrics.groupedFooterPadding.bottom + growth
            }
        return Extent(points: points.roundedUp(toPixelsOf: displayScale))
    }

    private static let headerColor = Looks.header.color

    /// The text style of the title.
    private var textStyle: UIFont.TextStyle { edge == .header ? .headline : .footnote }

    /// The height that a line of the title has in addition to that at the default content size, in points.
    private var growth: CGFloat {
        FontScaling.style(textStyle).font(in: category).lineHeight
            - FontScaling.style(textStyle).font(in: .large).lineHeight
    }

    @MainActor
    func dress(_ label: UILabel) {
        label.font = FontScaling.style(textStyle).font(in: category)
        switch edge {
        case .header:
            label.textColor = isPlain ? .label : Self.headerColor
            label.accessibilityTraits = .header
        case .footer:
            label.textColor = .secondaryLabel
            label.accessibilityTraits = .staticText
        }
        label.numberOfLines = 0
    }

    /// Returns the frame of the title in a content view of a size.
    @MainActor
    func frame(of label: UILabel, in size: CGSize) -> CGRect {
        let width = max(0, size.width - 2 * margin)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        switch (edge, isPlain) {
        case (.footer, _): y = TableMetrics.groupedFooterPadding.top
        case (.header, true):
            // In the middle, rounded up to a pixel: 4 below the top of a header of 28 with a title of 20.5.
            y = max(0, ((size.height - height) / 2).roundedUp(toPixelsOf: label.contentScaleFactor))
        case (.header, _): y = max(0, size.height - height - TableMetrics.groupedHeaderTextBottom)
        }
        return CGRect(x: margin, y: y, width: width, height: height)
    }
}
