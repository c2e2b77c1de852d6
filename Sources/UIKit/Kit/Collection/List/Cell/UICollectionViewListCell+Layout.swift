import CoreGraphics
import Foundation
import QuartzCore

/// The places of the content and of the accessories.
extension UICollectionViewListCell {
    /// The distance of accessories from the edges.
    private var margin: CGFloat { listRow == nil ? ListMetrics.outerMargin : ListMetrics.margin }

    private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    /// Returns where the content begins and ends, from the leading edge.
    func room(in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let leading = parts.leading
        var start = indentation
        if !leading.isEmpty {
            start += margin + leading.reduce(0) { $0 + $1.width }
            start += CGFloat(leading.count - 1) * ListMetrics.leadingSpacing
        }
        let trailing = parts.trailing
        guard !trailing.isEmpty else { return (start, width) }
        let taken =
            margin + trailing.reduce(0) { $0 + $1.width } + CGFloat(trailing.count - 1) * ListMetrics.trailingSpacing
        return (start, width - taken)
    }

    /// Returns a frame in the layout direction, moved with the row.
    func placed(_ frame: CGRect, in width: CGFloat) -> CGRect {
        (isRightToLeft
            ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame)
            .offsetBy(dx: swipe.shift, dy: 0)
    }

    func placeMargins() {
        guard listRow != nil else { return }
        let trailing = parts.trailing.isEmpty ? ListMetrics.margin : ListMetrics.marginBesideAccessory
        var margins = contentView.directionalLayoutMargins
        (margins.leading, margins.trailing) = (ListMetrics.margin, trailing)
        if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
    }

    func placeAccessories() {
        var x = margin + (indentsAccessories ? indentation : 0)
        for part in parts.leading {
            place(part, at: x)
            x += part.width + ListMetrics.leadingSpacing
        }
        x = bounds.width - margin
        for part in parts.trailing.reversed() {
            x -= part.width
            place(part, at: x)
            x -= ListMetrics.trailingSpacing
        }
        swipe.actions.map { actions in
            actions.frame = actions.frame(in: bounds, distance: swipe.distance)
            actions.layoutIfNeeded()
        }
    }

    private func place(_ part: ListCellPart, at x: CGFloat) {
        let size = part.size
        let frame = CGRect(
            x: x + (part.width - size.width) / 2,
            y: ((bounds.height - size.height) / 2 * 2).rounded() / 2,
            width: size.width,
            height: size.height
        )
        part.place(placed(frame, in: bounds.width), isRightToLeft: isRightToLeft)
    }

    /// Called when the room for the content changes.
    func roomDidChange() {
        contentSizeChanged()
        setNeedsLayout()
    }

    /// Gives the background the corners of a card.
    func showCard() {
        guard let view = configurations.background.view else { return }
        guard let listRow, listRow.isOnCard else { return view.showCorners(nil) }
        var corners: CACornerMask = []
        if listRow.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if listRow.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        let radius = min(ListMetrics.cardRadius, bounds.height / (listRow.isFirst && listRow.isLast ? 2 : 1))
        view.showCorners((radius, corners))
    }

    // MARK: Accessories

    func accessoriesDidChange() {
        updateParts(animated: false)
    }

    /// Shows the accessories of the mode.
    func changeEditing() {
        guard window != nil, UIView.areAnimationsEnabled else { return updateParts(animated: false) }
        updateParts(animated: true)
    }

    private func updateParts(animated: Bool) {
        let order = AccessoryOrder(accessories, isEditing: collectionView?.isEditing ?? false)
        let change = parts.show(order, in: self)
        guard change.isChanged else { return }
        parts.turnChevron(isExpanded: outline?.isExpanded ?? false, isRightToLeft: isRightToLeft, animated: false)
        parts.showSelection(isSelected)
        roomDidChange()
        guard animated else { return change.gone.forEach { $0.view.removeFromSuperview() } }
        // New accessories appear at their places, while the content makes way for them.
        UIView.performWithoutAnimation {
            placeAccessories()
            for part in change.new { part.view.alpha = 0 }
        }
        UIView.animate(withDuration: ListMetrics.duration, delay: 0, options: .allowUserInteraction) {
            for part in change.new { part.view.alpha = part.accessory.options.isHidden ? 0 : 1 }
            for part in change.gone { part.view.alpha = 0 }
            self.setNeedsLayout()
            self.layoutIfNeeded()
        } completion: { _ in
            for part in change.gone where !self.parts.contains(part) { part.view.removeFromSuperview() }
        }
    }
}
