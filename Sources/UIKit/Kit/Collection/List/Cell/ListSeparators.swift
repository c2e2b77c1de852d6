import CoreGraphics

/// The separators of a list cell.
@MainActor
final class ListSeparators {
    private var top: UIView?
    private var bottom: UIView?
    /// The guide of the client, once it was asked for, and the constraint by which it begins with the text.
    private var own: (guide: UILayoutGuide, start: NSLayoutConstraint)?

    /// Returns the guide for the area of the separator.
    func guide(in contentView: UIView) -> UILayoutGuide {
        if let own { return own.guide }
        let guide = UILayoutGuide()
        contentView.addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: ListMetrics.margin)
        start.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            start,
            guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: ListMetrics.separatorHeight),
        ])
        own = (guide, start)
        return guide
    }

    func show(_ row: ListRow?, in cell: UICollectionViewListCell) {
        show(row?.top, &top, in: cell)
        show(row?.bottom, &bottom, in: cell)
    }

    private func show(_ line: ListRow.Line?, _ view: inout UIView?, in cell: UICollectionViewListCell) {
        guard let line else {
            view?.removeFromSuperview()
            return view = nil
        }
        let shown = view ?? UIView()
        shown.isUserInteractionEnabled = false
        shown.backgroundColor = line.color
        if shown.superview !== cell { cell.insertSubview(shown, aboveSubview: cell.contentView) }
        view = shown
    }

    func place(in cell: UICollectionViewListCell) {
        guard let row = cell.listRow else { return }
        let bounds = cell.bounds
        func frame(_ line: ListRow.Line, y: CGFloat) -> CGRect {
            let automatic = UIListSeparatorConfiguration.automaticInsets
            let leading = line.insets.leading == automatic.leading ? start(in: cell) : line.insets.leading
            let trailing =
                line.insets.trailing == automatic.trailing ? ListMetrics.separatorTrailing : line.insets.trailing
            let frame = CGRect(
                x: leading,
                y: y,
                width: max(0, bounds.width - leading - trailing),
                height: ListMetrics.separatorHeight
            )
            return cell.placed(frame, in: bounds.width)
        }
        if let line = row.top { top?.frame = frame(line, y: 0) }
        if let line = row.bottom { bottom?.frame = frame(line, y: bounds.height - ListMetrics.separatorHeight) }
    }

    /// Returns where the text begins, from the leading edge of the cell.
    private func start(in cell: UICollectionViewListCell) -> CGFloat {
        let content = cell.room(in: cell.bounds.width)
        var start = ListMetrics.margin
        if let list = cell.configurations.content.view as? UIListContentView {
            list.layoutIfNeeded()
            start = list.textStart
        }
        if let own {
            if own.start.constant != start { own.start.constant = start }
            cell.contentView.layoutIfNeeded()
            let frame = own.guide.layoutFrame
            start = cell.isRightToLeft ? cell.contentView.bounds.width - frame.maxX : frame.minX
        }
        return content.start + start
    }
}
