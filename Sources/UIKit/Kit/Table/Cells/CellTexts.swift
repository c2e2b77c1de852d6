import CoreGraphics

/// The labels and the image view of the system's cell styles, which are created lazily.
@MainActor
struct CellTexts {
    enum Role {
        case title, detail
    }

    /// The configuration of symbols before the texts, which are as large as the title.
    static let symbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)

    var title: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    /// Whether any of the parts has been created.
    var isInUse: Bool { title != nil || detail != nil || image != nil }

    /// Whether there is no content that the cell lays out itself.
    var isEmpty: Bool {
        let labels = [title, detail].compactMap(\.self).filter(\.translatesAutoresizingMaskIntoConstraints)
        return image?.image == nil && labels.allSatisfy { ($0.text ?? "").isEmpty }
    }

    func setHighlighted(_ highlighted: Bool) {
        title?.isHighlighted = highlighted
        detail?.isHighlighted = highlighted
        image?.isHighlighted = highlighted
    }

    /// Lays out the parts in the content view.
    func place(in bounds: CGRect, of cell: UITableViewCell) {
        let area = textArea(in: bounds.size, of: cell)
        let mirror = { (frame: CGRect) in
            cell.isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        if let image, image.translatesAutoresizingMaskIntoConstraints, let size = imageSize(height: bounds.height) {
            let y = halfPoint((bounds.height - size.height) / 2)
            image.frame = mirror(CGRect(origin: CGPoint(x: cell.contentMargins.leading, y: y), size: size))
        }
        // A label with the client's constraints is laid out by them.
        for (label, frame) in frames(in: area, height: bounds.height, of: cell)
        where label.translatesAutoresizingMaskIntoConstraints {
            label.frame = mirror(frame)
        }
    }

    /// Returns the height of a cell whose content view has a width.
    func fittingHeight(width: CGFloat, of cell: UITableViewCell) -> CGFloat {
        let area = textArea(in: CGSize(width: width, height: .greatestFiniteMagnitude), of: cell)
        let title = height(title, width: area.width)
        let detail = height(detail, width: area.width)
        let text: CGFloat
        if cell.style == .subtitle, detail > 0 {
            let padding = subtitlePadding
            text = padding.top + title + padding.between + detail + padding.bottom
        } else {
            text = max(rowHeight(ofText: self.title, title), rowHeight(ofText: self.detail, detail))
        }
        return max(text, leastHeight(with: cell.traitCollection), image?.shownSize?.height ?? 0)
    }

    /// Returns the least height of a row with the texts, which follows the content size.
    func leastHeight(with traits: UITraitCollection) -> CGFloat {
        let scaled = UIFontMetrics.default.scaledValue(for: TableMetrics.scaledRowHeight, compatibleWith: traits)
        // At the default size and below it, an empty row is as high as one with a line.
        let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
        return max(scaled, isEmpty ? TableMetrics.textPadding + line : 0)
    }

    /// Returns the height of a row for a label of a height.
    private func rowHeight(ofText label: UILabel?, _ height: CGFloat) -> CGFloat {
        guard let label, height > 0 else { return 0 }
        let line = label.lineHeight
        guard height < line * 1.5 else { return height + TableMetrics.wrappedTextPadding }
        // The row is rounded up to a pixel and not the line in it, unless the text has another font.
        let isRounded = height >= line && height < line + 1 / max(label.contentScaleFactor, 1)
        return (isRounded ? line : height) + TableMetrics.textPadding
    }

    private var subtitlePadding: SubtitlePadding {
        .forLineHeight(title?.lineHeight ?? UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight)
    }

    static func dress(_ label: UILabel, _ role: Role, _ style: UITableViewCell.CellStyle) {
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body)
        switch (role, style) {
        case (.title, .value2):
            label.textColor = .tintColor
        case (.detail, .subtitle):
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.textColor = .secondaryLabel
        case (.detail, .value1), (.detail, .default):
            label.textColor = .secondaryLabel
        case (.title, _), (.detail, _):
            break
        }
    }

    /// Returns the size of the image in a cell of a height: its own size, or scaled down to fit.
    private func imageSize(height: CGFloat) -> CGSize? {
        guard let size = image?.shownSize, size.height > 0 else { return nil }
        let part = min(1, max(0, height) / size.height)
        return CGSize(width: size.width * part, height: size.height * part)
    }

    /// Returns the distance from the leading edge of the content view to the text, in points.
    func start(in size: CGSize, of cell: UITableViewCell) -> CGFloat {
        let imageWidth = imageSize(height: size.height).map { $0.width + TableMetrics.imageSpacing } ?? 0
        return cell.contentMargins.leading + imageWidth
    }

    private func textArea(in size: CGSize, of cell: UITableViewCell) -> (x: CGFloat, width: CGFloat) {
        let x = start(in: size, of: cell)
        return (x, max(0, size.width - cell.contentMargins.trailing - x))
    }

    private func height(_ label: UILabel?, width: CGFloat) -> CGFloat {
        guard let label, !(label.text ?? "").isEmpty else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func frames(
        in area: (x: CGFloat, width: CGFloat),
        height: CGFloat,
        of cell: UITableViewCell
    ) -> [(UILabel, CGRect)] {
        switch cell.style {
        case .subtitle: stacked(area, height)
        case .value1: spread(area, height)
        case .value2: beside(area, height)
        // The label is as high as the content and centers its lines itself (S, table/editing and selfsizing).
        case .default:
            title.map { [($0, CGRect(x: area.x, y: 0, width: area.width, height: max(0, height)))] } ?? []
        }
    }

    private func centred(_ label: UILabel, x: CGFloat, width: CGFloat, _ height: CGFloat) -> CGRect {
        let own = min(self.height(label, width: width), height)
        return CGRect(x: x, y: halfPoint((height - own) / 2), width: width, height: own)
    }

    private func stacked(_ area: (x: CGFloat, width: CGFloat), _ height: CGFloat) -> [(UILabel, CGRect)] {
        guard let title else { return [] }
        guard let detail, self.height(detail, width: area.width) > 0 else {
            return [(title, centred(title, x: area.x, width: area.width, height))]
        }
        let heights = (self.height(title, width: area.width), self.height(detail, width: area.width))
        let padding = subtitlePadding
        let room = height - heights.0 - padding.between - heights.1
        // In a row that is higher or lower than the labels need, the space above and below changes alike.
        let top = halfPoint((room + padding.top - padding.bottom) / 2)
        let below = top + heights.0 + padding.between
        return [
            (title, CGRect(x: area.x, y: top, width: area.width, height: heights.0)),
            (detail, CGRect(x: area.x, y: below, width: area.width, height: heights.1)),
        ]
    }

    private func spread(_ area: (x: CGFloat, width: CGFloat), _ height: CGFloat) -> [(UILabel, CGRect)] {
        guard let title else { return [] }
        guard let detail else { return [(title, centred(title, x: area.x, width: area.width, height))] }
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let detailWidth = min(detail.sizeThatFits(unbounded).width, area.width)
        let titleWidth = max(0, area.width - detailWidth - (detailWidth > 0 ? TableMetrics.accessorySpacing : 0))
        return [
            (title, centred(title, x: area.x, width: titleWidth, height)),
            (detail, centred(detail, x: area.x + area.width - detailWidth, width: detailWidth, height)),
        ]
    }

    private func beside(_ area: (x: CGFloat, width: CGFloat), _ height: CGFloat) -> [(UILabel, CGRect)] {
        let titleWidth = min(TableMetrics.value2TitleWidth, area.width)
        let rest = area.width - titleWidth - TableMetrics.accessorySpacing
        let first = title.map { ($0, centred($0, x: area.x, width: titleWidth, height)) }
        let second = detail.map { ($0, centred($0, x: area.x + area.width - rest, width: max(0, rest), height)) }
        return [first, second].compactMap { $0 }
    }

    private func halfPoint(_ value: CGFloat) -> CGFloat {
        (value * 2).rounded() / 2
    }
}

extension UILabel {
    /// The height of a line in the label's font at the content size that it shows, in points.
    fileprivate var lineHeight: CGFloat {
        guard adjustsFontForContentSizeCategory else { return font.lineHeight }
        return font.adjusted(to: traitCollection.preferredContentSizeCategory).lineHeight
    }
}
