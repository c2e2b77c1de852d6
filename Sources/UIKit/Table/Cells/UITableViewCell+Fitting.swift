import CoreGraphics

/// How large a cell has to be.
extension UITableViewCell {
    /// Fits the content view, if that is laid out by constraints, in the width that it will have.
    func fittingSize(
        _ target: CGSize,
        _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        performConstraintUpdates()
        guard hasConstraints else {
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        placeMargins()
        let around = CGFloat(indentationLevel) * indentationWidth + accessoryExtent
        let inside = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - around), height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical
        )
        let height = texts.isEmpty ? inside.height : max(inside.height, textHeight(width: target.width))
        return CGSize(width: inside.width + around, height: height)
    }

    /// The height at which the texts and the image of the system's looks fit.
    func textHeight(width: CGFloat) -> CGFloat {
        placeMargins()
        let around = CGFloat(indentationLevel) * indentationWidth + accessoryExtent
        return texts.fittingHeight(width: max(0, width - around), of: self)
    }

    /// Tells the table that the content has another size.
    func contentSizeChanged() {
        table?.invalidateSize(of: self)
    }
}
